/** The content and the span of a token. */
import { createTokenInstance, type IToken, type TokenType } from 'chevrotain';
import type { Num, Span, Word } from '../tree/span.ts';
import { Decimal, NumberToken, OpenText } from './tokens.ts';

/** Numbers above this are typing errors; counts in the game and the numbers of cards are far smaller. */
export const LARGEST_NUMBER = 99_999;

/** The span of a token. For a word that is parsed in place of others, it is the span of those (`payload`). */
export function spanOf({ startOffset: from, image, payload }: IToken): Span {
  return (payload as Span | undefined) ?? { from, to: from + image.length };
}

/** A token that the text does not have, at the place of another one; `span` is what it stands for. */
export function standIn(
  type: TokenType,
  image: string,
  {
    startOffset: from,
    startLine: line = 1,
    startColumn: column = 1,
  }: Pick<IToken, 'startOffset' | 'startLine' | 'startColumn'>,
  span?: Span,
): IToken {
  const token = createTokenInstance(type, image, from, from, line, line, column, column);
  token.payload = span;
  return token;
}

/** A token as a word with its span. */
export const toWord = (token: IToken): Word => ({ ...spanOf(token), text: token.image });

/** The value of `3` or `x3`. */
export function toNumber(token: IToken): number {
  const { image, tokenType } = token;
  const isBare = tokenType === NumberToken || tokenType === Decimal;
  const value = Number(isBare ? image : image.slice(1));
  // A fraction is reported where it is written; nothing else is reported about it.
  if (!Number.isInteger(value)) return Math.max(1, Math.round(value));
  // V8 may otherwise keep a number from `Number`, and everything computed from it, as a floating-point number.
  return value > LARGEST_NUMBER ? value : value | 0;
}

/** `3` or `x3` with its span. */
export const toNum = (token: IToken): Num => ({ ...spanOf(token), value: toNumber(token) });

/** The numbers of `1/3/6`, each with its span. */
export const toTable = (token: IToken): Num[] =>
  [...token.image.matchAll(/\d+/g)].map(({ index, 0: digits }) => {
    const from = token.startOffset + index;
    return { from, to: from + digits.length, value: Number(digits) };
  });

/** The text between the quotes. */
export function quotedText(token: IToken): string {
  return token.tokenType === OpenText ? token.image.slice(1) : token.image.slice(1, -1);
}
