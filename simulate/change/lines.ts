/** Lines of texts that differ. */
import { diffArrays } from 'diff';

/** The lines of two texts that are not in both, in order. */
export function differingLines(
  old: readonly string[],
  now: readonly string[],
): { old: string[]; new: string[] } {
  const changes = diffArrays([...old], [...now]);
  return {
    old: changes.flatMap(({ removed, value }) => (removed ? value : [])),
    new: changes.flatMap(({ added, value }) => (added ? value : [])),
  };
}
