/** Values of a single token: names, numbers, texts in quotes. */
import { type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import type { SyntaxCode } from '../mistakes.ts';
import type { WordCollector } from '../print/words.ts';
import { expect } from '../recovery/reading.ts';
import type { Gate, ValuePart } from '../syntax.ts';
import type { Num, Quoted, Span, Word } from '../tree/span.ts';
import { numberOf, quotedText, spanOf, wordOf } from './token-text.ts';
import { Article, Name, NumberToken, OpenText, Text, Times, tokenTypeOf, word, wordName } from './tokens.ts';

const spanned = (token: IToken): Span => spanOf(token);
const numOf = (token: IToken): Num => ({ ...spanOf(token), value: numberOf(token) });
const quotedOf = (token: IToken): Quoted => ({
  ...spanOf(token),
  value: quotedText(token),
  ...(token.tokenType === OpenText && { open: true }),
});
const amountOf = (token: IToken): Num =>
  tokenMatcher(token, NumberToken)
    ? numOf(token)
    : { ...spanOf(token), value: tokenMatcher(token, Article) ? 1 : 0 };

const printWord = ({ text }: Word, words: WordCollector) => words.add(text);
const printNumber = ({ value }: Num, words: WordCollector) => words.number(value);
const printAmount = ({ value }: Num, words: WordCollector) => words.amount(value);

/** A word that names a thing. */
export const name = (
  expected?: string,
  options: { when?: Gate; article?: boolean; type?: TokenType } = {},
): ValuePart<Word> => ({
  is: 'read-token',
  ways: [{ type: options.type ?? Name, ...(options.when && { when: options.when }) }],
  make: wordOf,
  print: printWord,
  ...(options.article && { article: true }),
  ...(expected && { expected }),
});
/** A word of one of several types. */
export const nameOf = (
  ways: readonly { type: TokenType; when?: Gate }[],
  expected: string,
): ValuePart<Word> => ({
  is: 'read-token',
  ways,
  make: wordOf,
  print: printWord,
  expected,
});
/** A word or a number. */
export const nameOrNumber = (
  ways: readonly { type: TokenType; when?: Gate }[],
  expected: string,
): ValuePart<Word | Num> => ({
  is: 'read-token',
  ways,
  names: true,
  make: (token) => (tokenMatcher(token, NumberToken) ? numOf(token) : wordOf(token)),
  print: (value: Word | Num, words: WordCollector) =>
    'text' in value ? printWord(value, words) : printNumber(value, words),
  expected,
});
const ofType =
  <V>(
    type: TokenType,
    make: (token: IToken) => V,
    print: (value: V, words: WordCollector) => void,
    names = false,
  ) =>
  (expected?: string): ValuePart<V> => ({
    is: 'read-token',
    ways: [{ type }],
    make,
    print,
    ...(names && { names }),
    ...(expected && { expected }),
  });
const aNumber = ofType(NumberToken, numOf, printNumber);
/** A number; `expected` says of what. */
export const number = (expected = 'a number', code: SyntaxCode = 'ECO106') =>
  aNumber(expect(expected, [], code));
/** The number of an existing card or Landscape Feature. */
export const knownNumber = (expected = 'a number') =>
  ofType(NumberToken, numOf, printNumber, true)(expect(expected, [], 'ECO106'));
/** A number without its span. */
export const plainNumber = (expected = 'a number'): ValuePart<number> =>
  ofType(NumberToken, numberOf, (value: number, words) => words.number(value))(
    expect(expected, [], 'ECO106'),
  );
/** `x3`. */
export const times = ofType(Times, numOf, ({ value }: Num, words) => words.add(`x${value}`));
/** A text in quotes. */
export const text = (expected: string, code: SyntaxCode = 'ECO114') =>
  ofType(Text, quotedOf, ({ value }: Quoted, words) => words.add(`"${value}"`))(expect(expected, [], code));
/** The span of an optional keyword. */
export const spanOfWord = (written: string) =>
  ofType(tokenTypeOf(written), spanned, (_: Span, words) => words.add(written))();
/** A number or `a`, without its span. */
export const plainAmount = (expected: string): ValuePart<number> => ({
  is: 'read-token',
  ways: [{ type: NumberToken }, { type: Article }],
  make: (token) => amountOf(token).value,
  print: (value: number, words: WordCollector) => words.amount(value),
  expected,
});
/** A number or `a`; with `none`, also `no`. */
export const amountAs = (expected: string, none = false): ValuePart<Num> => ({
  is: 'read-token',
  ways: [{ type: NumberToken }, { type: Article }, ...(none ? [{ type: word('no') }] : [])],
  make: amountOf,
  print: printAmount,
  expected: expect(expected),
});
/** One of several keywords, stored in its basic form. */
export function oneOf<const T extends string>(
  types: readonly TokenType[],
  words: readonly [T, ...T[]],
  expected?: string,
): ValuePart<T> {
  return {
    is: 'read-token',
    ways: types.map((type) => ({ type })),
    make: (token) => words.find((candidate) => wordName(candidate) === token.tokenType.name) ?? words[0],
    print: (value: T, out: WordCollector) => out.add(value),
    ...(expected && { expected }),
  };
}
