/** Tries each fix before it is offered: its problem must disappear, and the grammar must find no new ones. */
import type { Mistake, SourceFix, SyntaxMistake } from '../mistakes.ts';
import { countUpTo } from '../tokens/count-up-to.ts';
import { adviceTo, withEdits } from '../tokens/edits.ts';
import type { Span } from '../tree/span.ts';

/** Returns the problems of a text. */
export type Judge = (text: string) => readonly Mistake[];

/** A text that was parsed. */
export interface JudgedText {
  text: string;
  /** The offsets at which declarations begin, in order. */
  starts: readonly number[];
  /** All its problems, listed or not. */
  found: ReturnType<Judge>;
}

/** A part of a text, and the problems it has on its own. */
interface Part extends Span {
  problems: readonly Mistake[];
  /** How many problems it has with each description. */
  counts: ReadonlyMap<string, number>;
}

/** At most half as many characters as the text has, plus this many, are parsed again to try its fixes. */
const FREE_CHARS = 10_000;

/**
 * The problems of a text, each with only the fixes that solve it, those first that leave the fewest problems; of fixes with the
 * same title, only the first. A problem whose fixes all fail also loses its hint, which gives the same advice, unless the hint is
 * sure.
 *
 * A fix is tried on the declarations around its edits. The work is bounded: in a text with dozens of mistakes, the last of them
 * get fixes only after the first are corrected.
 */
export function withProvedFixes(
  problems: readonly SyntaxMistake[],
  { text, starts, found }: JudgedText,
  judge: Judge,
): SyntaxMistake[] {
  let left = (text.length >> 1) + FREE_CHARS;
  let part: Part | undefined;
  const partAround = ({ from, to }: Span): Part => {
    if (part?.from === from && part.to === to) return part;
    left -= to - from;
    const problems = from === 0 && to === text.length ? found : judge(text.slice(from, to));
    part = { from, to, problems, counts: countOf(problems.map(descriptionOf)) };
    return part;
  };
  /** How many problems a fix leaves if it solves its problem, or false; undefined if trying it would exceed the limit. */
  const leftBy = (problem: SyntaxMistake, { edits }: SourceFix): number | false | undefined => {
    const reach = {
      from: Math.min(problem.from, ...edits.map(({ from }) => from)),
      to: Math.max(problem.from, ...edits.map(({ to }) => to)),
    };
    const around = declarationsAround(reach, starts, text.length);
    if (2 * (around.to - around.from) > left) return undefined;
    const before = partAround(around);
    left -= before.to - before.from;
    const own = edits.map((edit) => ({
      ...edit,
      from: edit.from - before.from,
      to: edit.to - before.from,
    }));
    const after = judge(withEdits(text.slice(before.from, before.to), own));
    return solves(problem, before, after) && after.length;
  };
  return problems.map((problem) => {
    // Text that was parsed as intended is parsed the same way again.
    if (!problem.fixes || problem.understood) return problem;
    const { fixes, hint, sure, ...rest } = problem;
    const tried = fixes.map((fix) => ({ fix, left: leftBy(problem, fix) }));
    const solved = tried.flatMap(({ fix, left }) => (typeof left === 'number' ? { fix, left } : []));
    const best = solved.toSorted((a, b) => a.left - b.left).map(({ fix }) => fix);
    const proved = [...Map.groupBy(best, ({ title }) => title).values()].map(([first]) => first);
    const useless = tried.every(({ left }) => left === false);
    // The usual hint of a problem gives the same advice as its first fix.
    const [fix = fixes[0]] = proved;
    const advice = hint ?? (fix === fixes[0] ? undefined : adviceTo(fix).hint);
    return {
      ...rest,
      ...(advice !== undefined && (sure || !useless) && { hint: advice }),
      ...(proved.length > 0 && { fixes: proved }),
    };
  });
}

/** The span from the declaration before a position to the one after it. */
function declarationsAround({ from, to }: Span, starts: readonly number[], length: number): Span {
  const first = countUpTo(starts, from) - 2;
  const behind = countUpTo(starts, to);
  return { from: first < 0 ? 0 : starts[first], to: starts[behind + 1] ?? length };
}

/** Whether every problem afterwards existed before, and the problem itself is gone. */
function solves(problem: SyntaxMistake, before: Part, after: Part['problems']): boolean {
  const same = before.problems.find(
    ({ code, from }) => code === problem.code && from + before.from === problem.from,
  );
  if (!same) return false;
  const solved = descriptionOf(same);
  for (const [description, count] of countOf(after.map(descriptionOf)))
    if (count > (before.counts.get(description) ?? 0) - (description === solved ? 1 : 0)) return false;
  return true;
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const descriptionOf = (problem: Mistake): string =>
  'values' in problem ? `${problem.code} ${JSON.stringify(problem.values)}` : problem.code;
