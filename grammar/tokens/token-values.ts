/** Values of a single token: names, numbers, texts in quotes. */
import type { IToken } from 'chevrotain';
import { EXPECTATIONS, type ExpectationId, type IdWithWords } from '../expectations.ts';
import type { Gate, TokenWay, ValuePart } from '../syntax.ts';
import type { Num, QuotedSpan, Word } from '../tree/span.ts';
import { quotedText, spanOf, toNum, toNumber, toTable, toWord } from './token-text.ts';
import { isA, type TokenKind, wordName } from './tokens.ts';
import type { WordCollector } from './word-collector.ts';
import type { Keyword, Sign } from './words.ts';

const quotedOf = (token: IToken): QuotedSpan => ({
  ...spanOf(token),
  value: quotedText(token),
  ...(isA(token, 'OpenText') && { open: true }),
});
const parseAmount = (token: IToken): Num =>
  isA(token, 'Number') ? toNum(token) : { ...spanOf(token), value: isA(token, 'Article') ? 1 : 0 };

const printWord = ({ text }: Word, words: WordCollector) => words.name(text);
const printNumber = ({ value }: Num, words: WordCollector) => words.number(value);
const printAmount = ({ value }: Num, words: WordCollector) => words.amount(value);

/** Whether the word ahead does not begin the next line as one of these. */
export const inLine =
  (...kinds: TokenKind[]): Gate =>
  (reading) =>
    !(reading.startsLine() && reading.is(1, ...kinds));

/** A word of one of several kinds. */
export const wordValue = (
  ways: readonly TokenWay[],
  expected: ExpectationId,
  print = printWord,
): ValuePart<Word> => ({
  is: 'read-token',
  ways,
  make: toWord,
  print,
  expected,
});
/** A word that names a thing. */
export const name = (
  expected: ExpectationId = 'name',
  { kind = 'Name', when, article }: { when?: Gate; article?: boolean; kind?: TokenKind } = {},
): ValuePart<Word> => ({
  ...wordValue([{ kind, ...(when && { when }) }], expected),
  ...(article && { article: true }),
});
/** A word or a number. */
export const nameOrNumber = (ways: readonly TokenWay[], expected: ExpectationId): ValuePart<Word | Num> => ({
  is: 'read-token',
  ways,
  names: true,
  make: (token) => (isA(token, 'Number') ? toNum(token) : toWord(token)),
  print: (value: Word | Num, words: WordCollector) =>
    'text' in value ? printWord(value, words) : printNumber(value, words),
  expected,
});
/** Values of tokens of some kinds; `usual` is what is expected unless a call says more. */
const ofKind =
  <V>(
    kinds: TokenKind | readonly TokenKind[],
    usual: ExpectationId,
    make: (token: IToken) => V,
    print: (value: V, words: WordCollector) => void,
    names = false,
  ) =>
  (expected = usual): ValuePart<V> => ({
    is: 'read-token',
    ways: [kinds].flat().map((kind) => ({ kind })),
    make,
    print,
    names,
    expected,
  });
export const number = ofKind('Number', 'number', toNum, printNumber);
/** The number of an existing card or Landscape Feature. */
export const knownNumber = ofKind('Number', 'number', toNum, printNumber, true);
/** A number without its span. */
export const plainNumber = ofKind('Number', 'number', toNumber, (value: number, words) =>
  words.number(value),
);
/** `x3`. */
export const times = ofKind('Times', 'multiplier', toNum, ({ value }: Num, words) => words.add(`x${value}`));
/** `1/3/6`: the numbers of a table. */
export const table = ofKind('Table', 'reward', toTable, (numbers: Num[], words) =>
  words.add(numbers.map(({ value }) => value).join('/')),
);
/** A text in quotes. */
export const text = ofKind('Text', 'text', quotedOf, ({ value }: QuotedSpan, words) =>
  words.add(`"${value}"`),
);
/** The span of an optional keyword. */
export const spanOfWord = (written: Keyword | Sign) =>
  ofKind(written, written, spanOf, (_, words) => words.add(written))();
/** A number or `a`. */
export const amountAs = ofKind(['Number', 'Article'], 'amount', parseAmount, printAmount);
/** A number, `a` or `no`. */
export const amountOrNone = ofKind(['Number', 'Article', 'no'], 'amount-or-none', parseAmount, printAmount);
/** A number or `a`, without its span. */
export const plainAmount = ofKind(
  ['Number', 'Article'],
  'amount',
  (token) => parseAmount(token).value,
  (value: number, words) => words.amount(value),
);
/** One of the keywords that an expectation lists, stored in its basic form; `kind` stands for all of them. */
export function oneOf<Id extends IdWithWords>(
  expected: Id,
  kind?: TokenKind,
): ValuePart<(typeof EXPECTATIONS)[Id]['words'][number]> {
  const { words } = EXPECTATIONS[expected];
  return {
    is: 'read-token',
    ways: kind ? [{ kind }] : words.map((one) => ({ kind: one as Keyword })),
    make: (token) => words.find((candidate) => wordName(candidate) === token.tokenType.name) ?? words[0],
    print: (value: string, out: WordCollector) => out.add(value),
    expected,
  };
}
