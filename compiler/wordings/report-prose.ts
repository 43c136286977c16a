/** Steps with errors that turn out to be rules text get a single problem, which offers them in the language. */
import { adviceTo, parseSteps, printSteps, replacement, type Span } from '../../grammar/index.ts';
import { normalForm } from '../../program/index.ts';
import type { Context } from '../lower/context.ts';
import { lowerSteps } from '../lower/steps/steps.ts';
import { Report } from '../report/report.ts';
import { newScope } from '../scope.ts';
import { readText } from './reader.ts';
import { tablesIn } from './tables.ts';

/** No card has a longer text, in characters. */
const LONGEST_TEXT = 10_000;
/** Lines that end as those of rules text do, without signs of the language. */
const RULES_TEXT = /^(?:[^;{}#"\n]*[.:,]?[ \t]*\n)*[^;{}#"\n]*\.\s*$/;

/** The span between the braces of a block. */
export const innerSpan = ({ from, to }: Span): Span => ({ from: from + 1, to: to - 1 });

/** Tries this for the inside of a block, after everything in it was checked. */
export function reportIfPrinted({ names, report, scope }: Context, at: Span): void {
  if (at.to - at.from > LONGEST_TEXT || !report.hasErrorIn(at)) return;
  const text = report.textOf(at);
  const tables = RULES_TEXT.test(text) ? tablesIn('en', names.words) : undefined;
  if (!tables) return;
  const lowered = (eco: string) => {
    const { steps, problems } = parseSteps(eco);
    const own = new Report('', eco);
    const program = lowerSteps({ names, report: own, scope: newScope(scope.feature) }, steps);
    return problems.length > 0 || own.problems.length > 0 ? undefined : { steps, program };
  };
  const { readings } = readText(text, tables, (eco) => {
    const read = lowered(eco);
    return read && JSON.stringify(normalForm(read.program, names.words));
  });
  const [only, ...others] = readings;
  const read = only && others.length === 0 ? lowered(only.eco) : undefined;
  if (!read) return;
  const place = trimmed(at, text);
  const advice = adviceTo(replacement(place, printSteps(read.steps), true));
  report.replaceErrors(place, 'ECO118', {}, { hint: advice, whole: true });
}

/** The span without the whitespace around its text. */
function trimmed({ from }: Span, text: string): Span {
  const start = from + text.length - text.trimStart().length;
  return { from: start, to: start + text.trim().length };
}
