/** From text to tokens. An unknown character is reported and left out, so that the rest can be read. */
import { type IToken, Lexer } from 'chevrotain';
import { FoundProblems, type SyntaxProblem, type UnlistedProblem } from './problem.ts';
import { LEXED, NumberToken, OpenText, Text, Times, typeOfWord } from './tokens.ts';
import type { Span } from './tree/span.ts';

/** Numbers above this are slips of the finger; what the game counts, and the numbers of cards, stay far below. */
const LARGEST_NUMBER = 99_999;

const lexer = new Lexer(LEXED, {
  skipValidations: true,
  ensureOptimizations: false,
  // Tokens stay in their line, so where they end follows; fewer fields are a fifth less time in large sets.
  positionTracking: 'onlyStart',
  // The catalogue of problems has the message for an unknown character.
  errorMessageProvider: {
    buildUnexpectedCharactersMessage: () => '',
    buildUnableToPopLexerModeMessage: () => '',
  },
});

export interface Lexed {
  tokens: IToken[];
  comments: Span[];
  problems: (SyntaxProblem | UnlistedProblem)[];
}

/** The tokens of a text, each word with the type of the grammar's own word where there is one. */
export function lex(text: string): Lexed {
  const { tokens, groups, errors } = lexer.tokenize(text);
  const problems = new FoundProblems();
  for (const { offset: from, length } of errors) {
    const to = from + length;
    problems.add({ code: 'ECO101', from, to }, () => ({ values: { text: text.slice(from, to) } }));
  }
  for (const token of tokens) {
    const type = typeOfWord(token.image);
    if (type) {
      token.tokenType = type;
      token.tokenTypeIdx = type.tokenTypeIdx!;
    } else if (token.tokenType === OpenText) {
      addUnclosed(token, problems);
    } else if (token.tokenType === NumberToken || token.tokenType === Times) {
      if (numberOf(token) > LARGEST_NUMBER) {
        problems.add({ code: 'ECO115', ...spanOf(token) }, () => ({
          values: { largest: String(LARGEST_NUMBER) },
        }));
      }
    }
  }
  return { tokens, comments: (groups.comments ?? []).map(spanOf), problems: problems.all };
}

function addUnclosed(token: IToken, problems: FoundProblems): void {
  const { from, to } = spanOf(token);
  const message = 'the closing quote is missing before here';
  problems.add({ code: 'ECO102', from, to: from + 1 }, () => ({
    values: {},
    related: [{ from: to, to: to + 1, message }],
  }));
}

/** The characters of a token. */
export function spanOf(token: IToken): Span {
  return { from: token.startOffset, to: token.startOffset + token.image.length };
}

/** The value of `3` or `x3`. */
export function numberOf(token: IToken): number {
  const value = Number(token.tokenType === Times ? token.image.slice(1) : token.image);
  // What `Number` reads, V8 may keep as a floating-point number for good, and all that is worked out from it, too.
  return value > LARGEST_NUMBER ? value : value | 0;
}

/** The characters between the quotes. */
export function quotedText(token: IToken): string {
  return token.tokenType === Text ? token.image.slice(1, -1) : token.image.slice(1);
}
