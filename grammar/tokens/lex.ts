/** The lexer: from text to tokens. */
import { type IToken, Lexer, type TokenType } from 'chevrotain';
import { FoundMistakes } from '../mistakes.ts';
import type { Num } from '../tree/span.ts';
import { insertion, removal } from './edits.ts';
import { LARGEST_NUMBER, spanOf, toNum, toTable } from './token-text.ts';
import { findTokenType, LEXED_TOKENS, NumberToken, OpenText, Table, Times, typeOfWord } from './tokens.ts';

const lexer = new Lexer(LEXED_TOKENS, {
  skipValidations: true,
  ensureOptimizations: false,
  // Tokens do not span lines, so their ends can be computed; tracking less saves a fifth of the time in large sets.
  positionTracking: 'onlyStart',
  // The catalogue of problems has the message for an unknown character.
  errorMessageProvider: {
    buildUnexpectedCharactersMessage: () => '',
    buildUnableToPopLexerModeMessage: () => '',
  },
});

/** Tokens that only other languages have, except comments. */
const FOREIGN_TYPES: ReadonlySet<TokenType> = new Set(
  (['ForeignText', 'Decimal', 'Negative', 'ParenOpen', 'ParenClose'] as const).map(findTokenType),
);

/** The words of a text. */
export type LexerResult = ReturnType<typeof lex>;

/** The tokens of a text; keywords get their own token types. */
export function lex(text: string) {
  const { tokens, groups, errors } = lexer.tokenize(text);
  const problems = new FoundMistakes();
  let isForeign = false;
  for (const token of tokens) {
    const type = typeOfWord(token.image);
    if (type) {
      token.tokenType = type;
      token.tokenTypeIdx = type.tokenTypeIdx!;
    } else if (token.tokenType === OpenText) {
      addUnclosed(token, text, problems);
    } else if (token.tokenType === NumberToken || token.tokenType === Times) {
      checkNumber(toNum(token), problems);
    } else if (token.tokenType === Table) {
      for (const number of toTable(token)) checkNumber(number, problems);
    } else {
      isForeign ||= FOREIGN_TYPES.has(token.tokenType);
    }
  }
  return {
    tokens,
    comments: (groups.comments ?? []).map(spanOf),
    problems: problems.all,
    /** Characters that begin no token, which were skipped. */
    unknown: errors,
    /** Comments as other languages write them. */
    foreignComments: groups.foreignComments ?? [],
    /** Whether some tokens exist only in other languages. */
    isForeign,
  };
}

/** For each word, number or sign outside of quotes and comments, the offsets at which it occurs. */
export function wordPlaces(text: string): Map<string, number[]> {
  const byWord = Map.groupBy(lex(text).tokens, ({ image }) => image);
  return new Map([...byWord].map(([word, tokens]) => [word, tokens.map(({ startOffset }) => startOffset)]));
}

/** Whether a text has only words of the language. */
export const isPlain = ({ problems, unknown, foreignComments, isForeign }: LexerResult): boolean =>
  !isForeign && problems.length + unknown.length + foreignComments.length === 0;

/** How many quotes up to that of an unclosed text are tried as the superfluous one. */
const MOST_REMOVALS = 3;

function addUnclosed(token: IToken, text: string, problems: FoundMistakes): void {
  const { from, to } = spanOf(token);
  const line = text.lastIndexOf('\n', from) + 1;
  const quotes = [...text.slice(line, from + 1).matchAll(/"/g)].slice(-MOST_REMOVALS).reverse();
  const message = 'the closing quote is missing before here';
  problems.add({ code: 'ECO102', from, to: from + 1 }, () => ({
    values: {},
    fixes: [
      insertion(from + textEnd(token.image), '"'),
      ...quotes.map(({ index }) => removal({ from: line + index, to: line + index + 1 }, '"')),
    ],
    related: [{ from: to, to: to + 1, message }],
  }));
}

/** Words and signs that are rarely part of a title, but often follow one. */
const BEHIND_TEXT = /\s(?=(?:leaves \d|energy|hand|note|source|pattern|where|extends|do)\b|\{)/;

/** Where a text without its closing quote most likely ends. */
function textEnd(image: string): number {
  const behind = image.search(BEHIND_TEXT);
  return behind < 0 ? image.length : image.slice(0, behind).trimEnd().length;
}

/** Reports a number that is too large. */
function checkNumber({ value, ...at }: Num, problems: FoundMistakes): void {
  if (value <= LARGEST_NUMBER) return;
  problems.add({ code: 'ECO115', ...at }, () => ({ values: { largest: String(LARGEST_NUMBER) } }));
}
