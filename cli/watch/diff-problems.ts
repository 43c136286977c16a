/** What changed between two checks of the same cards. */
import type { Problem } from '../../compiler/index.ts';

export interface ProblemChanges {
  /** Problems that were not there before. */
  fresh: Problem[];
  /** Problems that are gone. */
  fixed: Problem[];
}

/**
 * Compares the problems of two checks. A problem that only moved is the same; of several with the same message in one
 * file, as many are new or fixed as there are more or fewer.
 */
export function diffProblems(before: readonly Problem[], after: readonly Problem[]): ProblemChanges {
  return { fresh: beyond(after, before), fixed: beyond(before, after) };
}

/** Those of `all` that `others` has no equal for. */
function beyond(all: readonly Problem[], others: readonly Problem[]): Problem[] {
  const left = new Map<string, number>();
  for (const problem of others) left.set(keyOf(problem), (left.get(keyOf(problem)) ?? 0) + 1);
  return all.filter((problem) => {
    const equal = left.get(keyOf(problem)) ?? 0;
    left.set(keyOf(problem), equal - 1);
    return equal <= 0;
  });
}

const keyOf = ({ code, file, message }: Problem) => `${code} ${file} ${message}`;
