/** What the keys do with problems. */
import type { TextProblem } from '../../messages.ts';
import type { Studio } from '../studio.ts';

/** Goes to the next problem after the cursor, through all files, and from the last to the first. */
export function nextProblem({ editor, documents, answers, shown }: Studio): void {
  const problems = answers.problems
    .filter(({ file }) => documents.has(file))
    .sort((a, b) => (a.file === b.file ? a.from - b.from : a.file > b.file ? 1 : -1));
  const isAfter = ({ file, from }: TextProblem) =>
    file === editor.file ? from > editor.offset : file > editor.file;
  const next = problems.find(isAfter) ?? problems[0];
  if (next) shown.show(next.file, next.from);
}

/** Fixes the problem in the shown file that is nearest to the cursor. */
export function fixHere(studio: Studio): void {
  const { editor, answers } = studio;
  const { problems = [] } = answers.checked.value ?? {};
  const here = problems.filter(({ file, fixes }) => file === editor.file && fixes.length > 0);
  const [nearest] = here.toSorted(
    (a, b) => Math.abs(a.from - editor.offset) - Math.abs(b.from - editor.offset),
  );
  if (nearest) studio.fix(nearest);
}
