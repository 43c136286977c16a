/** Steps with errors that turn out to be the printed text of a card get a single problem, which offers them in the language. */
import { adviceTo, parseSteps, printSteps, replacement, type Span } from '../../grammar/index.ts';
import type { Context } from '../lower/context.ts';
import { lowerSteps } from '../lower/steps/steps.ts';
import { Report } from '../report/report.ts';
import { newScope } from '../scope.ts';
import { stepsFromPrint } from './card-text.ts';

/** No card has a longer text, in characters. */
const LONGEST_TEXT = 10_000;

/** The span between the braces of a block. */
export const innerSpan = ({ from, to }: Span): Span => ({ from: from + 1, to: to - 1 });

/** Tries this for the inside of a block, after everything in it was checked. */
export function reportIfPrinted({ names, report, scope }: Context, at: Span): void {
  if (at.to - at.from > LONGEST_TEXT || !report.hasErrorIn(at)) return;
  const lowered = (text: string, meant: readonly string[] = []) => {
    const { steps, problems } = parseSteps(text);
    const own = new Report('', text);
    const inner = newScope(scope.feature);
    for (const name of meant) inner.kept.add(name);
    const program = lowerSteps({ names, report: own, scope: inner }, steps);
    return problems.length > 0 || own.problems.length > 0 ? undefined : { steps, program };
  };
  const text = stepsFromPrint(report.textOf(at), names.words, (...some) => lowered(...some)?.program);
  const steps = text === undefined ? undefined : lowered(text)?.steps;
  if (steps === undefined) return;
  const place = trimmed(at, report.textOf(at));
  const advice = adviceTo(replacement(place, printSteps(steps), true));
  report.replaceErrors(place, 'ECO118', {}, { hint: advice, whole: true });
}

/** The span without the whitespace around its text. */
function trimmed({ from }: Span, text: string): Span {
  const start = from + text.length - text.trimStart().length;
  return { from: start, to: start + text.trim().length };
}
