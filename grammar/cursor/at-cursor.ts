/** What may stand at a place of a text, by the grammar: words of the language, and where a name may stand, the text with one. */
import { createToken, type IToken, Lexer, type TokenType, tokenMatcher } from 'chevrotain';
import { beginsDeclaration } from '../recovery/next-declaration.ts';
import { lex } from '../tokens/lex.ts';
import { numberOf } from '../tokens/token-text.ts';
import { Article, Name, NumberToken, OpenText, word } from '../tokens/tokens.ts';
import { DECLARATION_WORDS } from '../tokens/words.ts';
import type { Span } from '../tree/span.ts';
import { CursorParser, type NameReading, type OfferedWord } from './cursor-parser.ts';

export type { NameReading, OfferedWord } from './cursor-parser.ts';

/** What may stand at a place. */
export interface AtCursor {
  /** The word or number at the place, which is replaced; empty between two words. */
  at: Span;
  /** What of it is before the place. */
  typed: string;
  /** The words of the language that may stand here, each once. */
  words: OfferedWord[];
  /** The declaration with a made-up name here, once for each part of the language that the name may be. */
  readings: NameReading[];
  /** The text the readings were read from: their places count from its beginning, and the name is at its end. */
  text: string;
  /** Whether one of something is asked for, or several; `either` where nothing tells. */
  amount: 'one' | 'many' | 'either';
}

/** A token of no type: nothing in the grammar matches it. */
const CURSOR = createToken({ name: 'Cursor', pattern: Lexer.NA });

let parser: CursorParser | undefined;

/**
 * What may stand at a place of a text; nothing inside texts and comments. Right after a number, both what that number may
 * be and what may follow it. Never throws.
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
  const { tokens, comments } = lex(before);
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
  // A check may know better than the rules.
  const fits = (word: string) => {
    const [token] = lex(word).tokens;
    const behind = { ...token, ...placeOf(before) };
    return reader.canRead([...tokens, behind], cursorAt(`${before}${word}`), mistakes);
  };
  return {
    at,
    typed,
    // No word begins as a number does.
    words: /^\d/.test(typed) ? [] : [...words.values()].filter(({ word }) => fits(word)),
    readings: runs.flatMap(({ reading }) => reading ?? []),
    text: `${before}  `,
    amount: amountBefore(tokens),
  };
}

/** What is not said again after a number or itself. */
const COUNTED: ReadonlySet<string> = new Set(['a', 'an']);

/** Words are shorter, in characters. */
const LONGEST = 1000;

const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** The token of a cursor after a text. */
const cursorAt = (before: string): IToken => ({
  image: '',
  ...placeOf(before),
  tokenType: CURSOR,
  tokenTypeIdx: CURSOR.tokenTypeIdx!,
});

/** Where a token is that comes right after a text. */
function placeOf(before: string): Pick<IToken, 'startOffset' | 'startLine' | 'startColumn'> {
  const lines = before.split('\n');
  return {
    startOffset: before.length,
    startLine: lines.length,
    startColumn: lines[lines.length - 1].length + 1,
  };
}

const HEAD = new RegExp(`(?:${DECLARATION_WORDS.join('|')})\\b`, 'y');

/** Where a declaration begins at or before a place, at the beginning of a line; else the beginning of the text. */
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

/** How many things the words before a name speak of: `a`, `2`, `all`, `2 lions or`. */
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
