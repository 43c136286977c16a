/** Makes the smallest nodes of the tree, out of one token or of none. */
import type { IToken } from 'chevrotain';
import { numberOf, quotedText, spanOf } from './lex.ts';
import { OpenText, wordName } from './tokens.ts';
import type { Num, Quoted, Span, Word } from './tree/span.ts';
import type { BlockNode } from './tree/steps.ts';

/** The place of a node that is not read yet: whoever reads it puts its own there. */
export const NOWHERE: Readonly<Span> = { from: 0, to: 0 };

export const wordOf = ({ startOffset, image }: IToken): Word => ({
  from: startOffset,
  to: startOffset + image.length,
  text: image,
});
export const numOf = (token: IToken): Num => ({
  from: token.startOffset,
  to: token.startOffset + token.image.length,
  value: numberOf(token),
});
export const quotedOf = (token: IToken): Quoted => ({
  ...spanOf(token),
  value: quotedText(token),
  ...(token.tokenType === OpenText && { open: true }),
});

/** Which of some words a token is, whatever its form. */
export function oneOf<const T extends string>(token: IToken, words: readonly [T, ...T[]]): T {
  return words.find((candidate) => wordName(candidate) === token.tokenType.name) ?? words[0];
}

/** A block before its steps are read, where it begins. */
export const emptyBlock = (at = 0): BlockNode => ({ from: at, to: at, steps: [] });
