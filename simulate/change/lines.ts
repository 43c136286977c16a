/** Compares texts line by line. */
import { diffArrays } from 'diff';

/** The lines that only one of two texts has, in order. */
export function differingLines(old: readonly string[], now: readonly string[]) {
  const changes = diffArrays([...old], [...now]);
  return {
    old: changes.flatMap(({ removed, value }) => (removed ? value : [])),
    new: changes.flatMap(({ added, value }) => (added ? value : [])),
  };
}
