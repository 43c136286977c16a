/**
 * A fix fixes: its problem is gone, and none is new. For whatever tells problems of a text: the compiler, the command, the
 * language service.
 */
import type { Problem } from '../../compiler/index.ts';
import { withEdits } from '../../grammar/index.ts';

/** The parts of a problem that matter here; `fixes` change the text that has it. */
export type Fixable = Pick<Problem, 'code' | 'message' | 'fixes'>;

/** What the fixes of a text make of it. */
export function fixedTexts(text: string, problems: readonly Fixable[]): string[] {
  return problems.flatMap(({ fixes = [] }) => fixes.map(({ edits }) => withEdits(text, edits)));
}

/** What is wrong with the fixes of a text, one entry for each that does not fix; `problemsIn` tells the problems of any text. */
export function uselessFixes(text: string, problemsIn: (text: string) => readonly Fixable[]): string[] {
  const problems = problemsIn(text);
  return problems.flatMap((problem) =>
    (problem.fixes ?? []).flatMap(({ title, edits }) => {
      const fixed = withEdits(text, edits);
      const fresh = without(
        problemsIn(fixed).map(saying),
        problems.filter((other) => other !== problem).map(saying),
      );
      if (fresh.length === 0) return [];
      return `${text}\n>>> ${saying(problem)}: ${title}\n${fixed}\n>>> has\n${fresh.join('\n')}`;
    }),
  );
}

/** How often the same is wrong elsewhere changes with every fix. */
const saying = ({ code, message }: Fixable): string =>
  `${code} ${message.replace(/, and in \d+ more places?$/, '')}`;

/** The texts that are not among others, each of which stands for one. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
