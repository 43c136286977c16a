/**
 * Checks that a fix removes its problem and adds none. Works for the problems of the compiler, the command and the
 * language service.
 */
import type { Problem } from '../../compiler/index.ts';
import { withEdits } from '../../grammar/index.ts';

/** The parts of a problem used here; the edits in `fixes` apply to the text with the problem. */
export type Fixable = Pick<Problem, 'code' | 'message' | 'fixes'>;

/** A description of each fix that does not fix its problem. @param problemsIn returns the problems of any text */
export function uselessFixes(text: string, problemsIn: (text: string) => readonly Fixable[]): string[] {
  const problems = problemsIn(text);
  return problems.flatMap((problem) =>
    (problem.fixes ?? []).flatMap(({ title, edits }) => {
      const fixed = withEdits(text, edits);
      const fresh = without(
        problemsIn(fixed).map(descriptionOf),
        problems.filter((other) => other !== problem).map(descriptionOf),
      );
      if (fresh.length === 0) return [];
      return `${text}\n>>> ${descriptionOf(problem)}: ${title}\n${fixed}\n>>> has\n${fresh.join('\n')}`;
    }),
  );
}

/** The problem without the number of further occurrences, which changes with every fix. */
const descriptionOf = ({ code, message }: Fixable): string =>
  `${code} ${message.replace(/, and in \d+ more places?$/, '')}`;

/** The texts that are not in `others`; each of the others cancels one text. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
