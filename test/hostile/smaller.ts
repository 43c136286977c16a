/** Reduces hostile texts to the part that matters. */
import { shrink, withoutRuns } from '../../program/index.ts';
import type { HostileText } from './texts.ts';

/** A text, and what is wrong with it. */
export interface Wrong {
  text: string;
  error: unknown;
}

/**
 * The error of a text, or of the shortest failing text found by leaving out parts; undefined if the text passes.
 * @param judge throws an error that describes the violation
 */
export function smallestWrong(hostile: HostileText, judge: (one: HostileText) => void): Wrong | undefined {
  const errorOf = (one: HostileText): unknown => {
    try {
      judge(one);
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const { text } = hostile;
  const first = errorOf(hostile);
  if (first === undefined) return undefined;
  const textOf = (letters: readonly string[]) => letters.join('');
  // Only a long text shows whether time grows too fast.
  const errorWith = (letters: readonly string[]) => errorOf({ kind: hostile.kind, text: textOf(letters) });
  const letters = [...text];
  if (errorWith(letters) === undefined) return { text, error: first };
  const fewest = shrink(letters, withoutRuns, (fewer) => errorWith(fewer) !== undefined);
  return { text: textOf(fewest), error: errorWith(fewest) ?? first };
}
