/** What the characters of a token say, and where they are. */
import type { IToken } from 'chevrotain';
import type { Span, Word } from '../tree/span.ts';
import { Decimal, NumberToken, OpenText } from './tokens.ts';

/** Numbers above this are slips of the finger; what the game counts, and the numbers of cards, stay far below. */
export const LARGEST_NUMBER = 99_999;

/** The characters of a token; of a word that is read in the place of others, the characters of these (`payload`). */
export function spanOf({ startOffset: from, image, payload }: IToken): Span {
  return (payload as Span | undefined) ?? { from, to: from + image.length };
}

/** A token as a word with its place. */
export const wordOf = (token: IToken): Word => ({ ...spanOf(token), text: token.image });

/** The value of `3` or `x3`. */
export function numberOf(token: IToken): number {
  const { image, tokenType } = token;
  const isBare = tokenType === NumberToken || tokenType === Decimal;
  const value = Number(isBare ? image : image.slice(1));
  // A half is reported where it is written; nothing else is wrong with it.
  if (!Number.isInteger(value)) return Math.max(1, Math.round(value));
  // What `Number` reads, V8 may keep as a floating-point number for good, and all that is worked out from it, too.
  return value > LARGEST_NUMBER ? value : value | 0;
}

/** The characters between the quotes. */
export function quotedText(token: IToken): string {
  return token.tokenType === OpenText ? token.image.slice(1) : token.image.slice(1, -1);
}
