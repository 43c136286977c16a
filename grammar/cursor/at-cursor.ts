/** What the grammar allows at a position in a text: keywords and, where a name fits, the text parsed with a made-up name. */
import { createToken, type IToken, Lexer, type TokenType, tokenMatcher } from 'chevrotain';
import { beginsDeclaration } from '../recovery/next-declaration.ts';
import { repairWords } from '../repair/words.ts';
import { lex } from '../tokens/lex.ts';
import { numberOf } from '../tokens/token-text.ts';
import { Article, Name, NumberToken, OpenText, word } from '../tokens/tokens.ts';
import { DECLARATION_WORDS } from '../tokens/words.ts';
import type { Span } from '../tree/span.ts';
import { CursorParser, type NameReading, type OfferedWord } from './cursor-parser.ts';

export type { NameReading, OfferedWord } from './cursor-parser.ts';

/** What can be at a position. */
export interface AtCursor {
  /** The word or number at the position, which is to be replaced; empty between two words. */
  at: Span;
  /** The part of it before the position. */
  typed: string;
  /** The keywords that fit here, each once. */
  words: OfferedWord[];
  /** The declaration with a made-up name here, once for each grammar rule the name may belong to. */
  readings: NameReading[];
  /** The text the readings were parsed from: their offsets count from its beginning, and the name is at its end. */
  text: string;
  /** Whether one thing is wanted here, or several; `either` if that is open. */
  amount: 'one' | 'many' | 'either';
}

/** A token of no type: no rule of the grammar matches it. */
const CURSOR = createToken({ name: 'Cursor', pattern: Lexer.NA });

let parser: CursorParser | undefined;

/**
 * What can be at an offset in a text; empty inside quoted texts and comments. Right after a number, one result is for the number
 * itself and one for what can follow it. Never throws.
 */
export function atCursor(text: string, offset: number): AtCursor[] {
  const typed = /(?:[A-Za-z][\w-]*|\d+)$/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
  const isNumber = /^\d/.test(typed);
  const found = typed === '' || isNumber ? readAt(text, { from: offset, to: offset }, '') : undefined;
  if (typed === '') return found ? [found] : [];
  const rest = /^[\w-]*/.exec(text.slice(offset, offset + LONGEST))?.[0] ?? '';
  const at = { from: offset - typed.length, to: offset + rest.length };
  return [readAt(text, at, typed), found].filter((one) => one !== undefined);
}

function readAt(text: string, at: Span, typed: string): AtCursor | undefined {
  const { from } = at;
  const before = text.slice(declarationBefore(text, from), from);
  const { tokens, comments } = repairWords(before, lex(before));
  if (comments.at(-1)?.to === before.length) return undefined;
  const last = tokens.at(-1);
  if (last?.tokenType === OpenText && !before.slice(last.startOffset).includes('\n')) return undefined;
  parser ??= new CursorParser();
  const reader = parser;
  const { runs, mistakes } = reader.readUpTo(tokens, cursorAt(before));
  const words = new Map<string, OfferedWord>();
  const isCounted = last !== undefined && (tokenMatcher(last, NumberToken) || tokenMatcher(last, Article));
  for (const { offered } of runs) {
    for (const one of offered) {
      const isNew = words.get(one.word)?.behindName ?? true;
      if (isNew && !(isCounted && COUNTED.has(one.word))) words.set(one.word, one);
    }
  }
  // A check may be stricter than the rules.
  const fits = (word: string) => {
    const [token] = lex(word).tokens;
    const behind = { ...token, ...placeOf(before) };
    return reader.canRead([...tokens, behind], cursorAt(`${before}${word}`), mistakes);
  };
  return {
    at,
    typed,
    // No keyword starts with a digit.
    words: /^\d/.test(typed) ? [] : [...words.values()].filter(({ word }) => fits(word)),
    readings: runs.flatMap(({ reading }) => reading ?? []),
    text: `${before}  `,
    amount: amountBefore(tokens),
  };
}

/** Words that cannot follow a number or an article. */
const COUNTED: ReadonlySet<string> = new Set(['a', 'an']);

/** Longer than any word, in characters. */
const LONGEST = 1000;

const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** The cursor token after a text. */
const cursorAt = (before: string): IToken => ({
  image: '',
  ...placeOf(before),
  tokenType: CURSOR,
  tokenTypeIdx: CURSOR.tokenTypeIdx!,
});

/** The position of a token right after a text. */
function placeOf(before: string): Pick<IToken, 'startOffset' | 'startLine' | 'startColumn'> {
  const lines = before.split('\n');
  return {
    startOffset: before.length,
    startLine: lines.length,
    startColumn: lines[lines.length - 1].length + 1,
  };
}

const HEAD = new RegExp(`(?:${DECLARATION_WORDS.join('|')})\\b`, 'y');

/** Where the last declaration at or before an offset begins, at the start of a line; otherwise the beginning of the text. */
function declarationBefore(text: string, from: number): number {
  for (let at = lineStart(text, from); at > 0; at = lineStart(text, at - 1)) {
    HEAD.lastIndex = at;
    if (HEAD.test(text) && isDeclaration(text, at, from)) return at;
  }
  return 0;
}

/** Whether the first tokens of a line begin a declaration. */
function isDeclaration(text: string, at: number, to: number): boolean {
  const { tokens } = lex(text.slice(at, Math.min(to, at + LONGEST)));
  const behind = lex(text.slice(Math.max(0, at - LONGEST), at)).tokens.at(-1);
  return beginsDeclaration((ahead) => (ahead < 0 ? behind : tokens[ahead]));
}

/** How many things the words before a name refer to: `a`, `2`, `all`, `2 lions or`. */
function amountBefore(tokens: readonly IToken[]): AtCursor['amount'] {
  const is = (at: number, ...types: TokenType[]) =>
    tokens[at] !== undefined && types.some((type) => tokenMatcher(tokens[at], type));
  let at = tokens.length - 1;
  while (is(at, word('or')) && is(at - 1, Name)) at -= 2;
  if (is(at, word('active'))) at--;
  if (is(at, NumberToken)) {
    const number = numberOf(tokens[at]);
    return number === 1 ? 'one' : number === 0 ? 'either' : 'many';
  }
  if (is(at, word('all'), word('most'), word('fewest'))) return 'many';
  return is(at, word('no'), word('different')) ? 'either' : 'one';
}
