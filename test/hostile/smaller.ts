/** Hostile texts without what does not matter. */
import { shrunk, without } from '../../program/index.ts';
import type { HostileText } from './texts.ts';

/** A text, and what is wrong with it. */
export interface Wrong {
  text: string;
  error: unknown;
}

/**
 * What is wrong with a text, and with the shortest one found that has something wrong with it, too; nothing where all is well.
 * @param judge throws an error that says what does not hold
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
  // Whether time grows too fast, only a long text tells.
  const wrongs = (letters: readonly string[]) => errorOf({ kind: hostile.kind, text: textOf(letters) });
  const letters = [...text];
  if (wrongs(letters) === undefined) return { text, error: first };
  const fewest = shrunk(letters, without, (fewer) => wrongs(fewer) !== undefined);
  return { text: textOf(fewest), error: wrongs(fewest) ?? first };
}
