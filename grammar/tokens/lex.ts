/** The lexer: from text to tokens. An unknown character is reported and skipped, so that the rest can be parsed. */
import { type IToken, Lexer, type TokenType } from 'chevrotain';
import { insertion } from '../fixes/edits.ts';
import { explainedTo, isBehindHead } from '../fixes/habits/colons.ts';
import { contractionsIn, expanded } from '../fixes/meant/contractions.ts';
import { fixSigns, readForeign, reportComment } from '../fixes/meant/foreign-signs.ts';
import { FoundMistakes, type SyntaxMistake, type UnlistedMistake } from '../mistakes.ts';
import type { Span } from '../tree/span.ts';
import { LARGEST_NUMBER, numberOf, spanOf } from './token-text.ts';
import { FOREIGN_TOKENS, LEXED, NumberToken, OpenText, Times, typeOfWord } from './tokens.ts';

const lexer = new Lexer(LEXED, {
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

const FOREIGN: ReadonlySet<TokenType> = new Set(FOREIGN_TOKENS);

export interface Lexed {
  tokens: IToken[];
  comments: Span[];
  problems: (SyntaxMistake | UnlistedMistake)[];
}

/** The tokens of a text; keywords get their own token types. */
export function lex(text: string): Lexed {
  const { tokens: read, groups, errors } = lexer.tokenize(text);
  const problems = new FoundMistakes();
  const contractions = errors.length > 0 ? contractionsIn(text, errors) : [];
  const tokens = contractions.length > 0 ? expanded(read, contractions, problems) : read;
  const explained = new Set(contractions.map(({ at }) => at));
  for (const { offset: from, length } of errors) {
    if (explained.has(from)) continue;
    const to = from + length;
    const reach = explainedTo(text, { from, to });
    const understood = isBehindHead(text, from);
    const details = { ...(reach !== undefined && { reach }), ...(understood && { understood }) };
    problems.add({ code: 'ECO101', from, to, ...details }, () => ({
      values: { text: text.slice(from, to) },
      ...fixSigns(text, { from, to }),
    }));
  }
  let isForeign = false;
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
    } else {
      isForeign ||= FOREIGN.has(token.tokenType);
    }
  }
  const foreign = groups.foreignComments ?? [];
  for (const comment of foreign) reportComment(comment, text, problems);
  const comments = (groups.comments ?? []).concat(foreign).map(spanOf);
  return {
    tokens: isForeign ? readForeign(tokens, problems) : tokens,
    comments: foreign.length > 0 ? comments.sort((a, b) => a.from - b.from) : comments,
    problems: problems.all,
  };
}

function addUnclosed(token: IToken, problems: FoundMistakes): void {
  const { from, to } = spanOf(token);
  const message = 'the closing quote is missing before here';
  problems.add({ code: 'ECO102', from, to: from + 1 }, () => ({
    values: {},
    fixes: [insertion(from + textEnd(token.image), '"')],
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
