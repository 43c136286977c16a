/** Applies a rename, for tests. */
import { withEdits } from '../../grammar/index.ts';
import type { Workspace } from '../../language/index.ts';
import { renameName } from '../../language/names/rename.ts';
import { fileText } from '../../language/workspace/workspace.ts';

/** The texts after renaming the word at an offset, or the reason why it cannot be renamed. */
export function renamed(
  from: Workspace,
  file: string,
  offset: number,
  to: string,
): Record<string, string> | string {
  const done = renameName(from, file, offset, to);
  if ('refused' in done) return done.refused;
  const byFile = Map.groupBy(done.edits, (one) => one.file);
  return Object.fromEntries(
    [...byFile].map(([of, edits]) => [of, withEdits(fileText(from, of)!.text, edits)]),
  );
}
