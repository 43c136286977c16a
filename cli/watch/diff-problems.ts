/** What changed between two checks of the same cards. */
import type { Problem } from '../../compiler/index.ts';

export interface Changes {
  /** Problems that were not there before. */
  fresh: Problem[];
  /** Problems that are gone. */
  mended: Problem[];
}

/**
 * Compares the problems of two checks. One that only moved, because something was written above it, is the same;
 * of several that say the same in one file, so many are new or mended as there are more or fewer.
 */
export function changesOf(before: readonly Problem[], after: readonly Problem[]): Changes {
  return { fresh: beyond(after, before), mended: beyond(before, after) };
}

/** Those of `all` that `others` has no equal for. */
function beyond(all: readonly Problem[], others: readonly Problem[]): Problem[] {
  const left = new Map<string, number>();
  for (const problem of others) left.set(saying(problem), (left.get(saying(problem)) ?? 0) + 1);
  return all.filter((problem) => {
    const equal = left.get(saying(problem)) ?? 0;
    left.set(saying(problem), equal - 1);
    return equal <= 0;
  });
}

const saying = ({ code, file, message }: Problem) => `${code} ${file} ${message}`;
