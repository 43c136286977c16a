/** Values of a single token: names, numbers, texts in quotes. */
import { type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import { EXPECTATIONS, type ExpectationId, type IdWithWords } from '../expectations.ts';
import type { WordCollector } from '../print/words.ts';
import type { Gate, ValuePart } from '../syntax.ts';
import type { Num, Quoted, Span, Word } from '../tree/span.ts';
import { numberOf, quotedText, spanOf, wordOf } from './token-text.ts';
import {
  Article,
  Name,
  NumberToken,
  OpenText,
  Text,
  Times,
  tokenTypeOf,
  typeOfWord,
  word,
  wordName,
} from './tokens.ts';
import type { Keyword, Sign } from './words.ts';

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
  expected: ExpectationId = 'name',
  options: { when?: Gate; article?: boolean; type?: TokenType } = {},
): ValuePart<Word> => ({
  is: 'read-token',
  ways: [{ type: options.type ?? Name, ...(options.when && { when: options.when }) }],
  make: wordOf,
  print: printWord,
  ...(options.article && { article: true }),
  expected,
});
/** A word of one of several types. */
export const nameOf = (
  ways: readonly { type: TokenType; when?: Gate }[],
  expected: ExpectationId,
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
  expected: ExpectationId,
): ValuePart<Word | Num> => ({
  is: 'read-token',
  ways,
  names: true,
  make: (token) => (tokenMatcher(token, NumberToken) ? numOf(token) : wordOf(token)),
  print: (value: Word | Num, words: WordCollector) =>
    'text' in value ? printWord(value, words) : printNumber(value, words),
  expected,
});
/** Values of a token type; `usual` is what is expected unless a call says more. */
const ofType =
  <V>(
    type: TokenType,
    usual: ExpectationId,
    make: (token: IToken) => V,
    print: (value: V, words: WordCollector) => void,
    names = false,
  ) =>
  (expected = usual): ValuePart<V> => ({
    is: 'read-token',
    ways: [{ type }],
    make,
    print,
    ...(names && { names }),
    expected,
  });
export const number = ofType(NumberToken, 'number', numOf, printNumber);
/** The number of an existing card or Landscape Feature. */
export const knownNumber = ofType(NumberToken, 'number', numOf, printNumber, true);
/** A number without its span. */
export const plainNumber = ofType(NumberToken, 'number', numberOf, (value: number, words) =>
  words.number(value),
);
/** `x3`. */
export const times = ofType(Times, 'multiplier', numOf, ({ value }: Num, words) => words.add(`x${value}`));
/** A text in quotes. */
export const text = ofType(Text, 'text', quotedOf, ({ value }: Quoted, words) => words.add(`"${value}"`));
/** The span of an optional keyword. */
export const spanOfWord = (written: Keyword | Sign) =>
  ofType(tokenTypeOf(written), written, spanned, (_: Span, words) => words.add(written))();
/** A number or `a`, without its span. */
export const plainAmount = (expected: ExpectationId): ValuePart<number> => ({
  is: 'read-token',
  ways: [{ type: NumberToken }, { type: Article }],
  make: (token) => amountOf(token).value,
  print: (value: number, words: WordCollector) => words.amount(value),
  expected,
});
/** A number or `a`; with `none`, also `no`. */
export const amountAs = (expected: ExpectationId, none = false): ValuePart<Num> => ({
  is: 'read-token',
  ways: [{ type: NumberToken }, { type: Article }, ...(none ? [{ type: word('no') }] : [])],
  make: amountOf,
  print: printAmount,
  expected,
});
/** One of the keywords that an expectation lists, stored in its basic form; `type` stands for all of them. */
export function oneOf<Id extends IdWithWords>(
  expected: Id,
  type?: TokenType,
): ValuePart<(typeof EXPECTATIONS)[Id]['words'][number]> {
  const { words } = EXPECTATIONS[expected];
  return {
    is: 'read-token',
    ways: type ? [{ type }] : words.map((one) => ({ type: typeOfWord(one)! })),
    make: (token) => words.find((candidate) => wordName(candidate) === token.tokenType.name) ?? words[0],
    print: (value: string, out: WordCollector) => out.add(value),
    expected,
  };
}
