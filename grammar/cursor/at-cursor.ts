/** What the grammar allows at a position in a text: keywords and, where a name fits, the text parsed with a made-up name. */

import type { IToken } from 'chevrotain';
import { readTokens } from '../parser.ts';
import { beginsDeclaration } from '../recovery/next-declaration.ts';
import { repairWords } from '../repair/words.ts';
import type { RuleName } from '../rule-names.ts';
import { lex } from '../tokens/lex.ts';
import { standIn, toNumber } from '../tokens/token-text.ts';
import {
  findTokenType,
  isA,
  NumberToken,
  OpenText,
  Text,
  Times,
  type TokenKind,
  wordsOfType,
} from '../tokens/tokens.ts';
import type { Item } from '../tree/declarations.ts';
import type { Span } from '../tree/span.ts';
import { completions, type Leaf, nextAfter, type Rule } from './walk.ts';

/** A keyword that can be at the cursor. */
export interface OfferedWord {
  word: string;
  /** The outermost grammar rule in which it is optional or one of several alternatives. */
  rule: RuleName;
  /** The rules that it belongs to, innermost first, up to the block that it is in. */
  path: readonly RuleName[];
  /** Whether the word before it was read as a name. */
  behindName: boolean;
}
/** A text read with a made-up name or number at the cursor. */
export interface NameReading {
  items: Item[];
  /** The grammar rule the name belongs to. */
  rule: RuleName;
  /** Whether the word before it was read as a name. */
  behindName: boolean;
}

/** What can be at a position. */
export interface CursorContext {
  /** The word or number at the position, which is to be replaced; empty between two words. */
  at: Span;
  /** The keywords that fit here, once for each place in the grammar. */
  words: OfferedWord[];
  /** The declaration with a made-up name here, once for each grammar rule the name may belong to. */
  readings: NameReading[];
  /** The words and signs before the position, from the beginning of its declaration. */
  before: readonly string[];
  /** The text the readings were parsed from: their offsets count from its beginning, and the name is at its end. */
  text: string;
  /** Whether one thing is wanted here, or several; `either` if that is open. */
  amount: 'one' | 'many' | 'either';
}

/**
 * What can be at an offset in a text; empty inside quoted texts and comments. Right after a number, one result is for the number
 * itself and one for what can follow it. Never throws.
 */
export function atCursor(text: string, offset: number): CursorContext[] {
  const typed = /(?:[A-Za-z][\w-]*|\d+)$/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
  const isNumber = /^\d/.test(typed);
  const found = typed === '' || isNumber ? readAt(text, { from: offset, to: offset }, false) : undefined;
  if (typed === '') return found ? [found] : [];
  const rest = /^[\w-]*/.exec(text.slice(offset, offset + LONGEST_WORD))?.[0] ?? '';
  const at = { from: offset - typed.length, to: offset + rest.length };
  return [readAt(text, at, isNumber), found].filter((one) => one !== undefined);
}

function readAt(text: string, at: Span, isNumber: boolean): CursorContext | undefined {
  const { from } = at;
  const before = text.slice(declarationIn(text.slice(0, from)), from);
  const { tokens, comments } = repairWords(before, lex(before));
  if (comments.at(-1)?.to === before.length) return undefined;
  const open = tokens.findLast(({ tokenType }) => tokenType === OpenText);
  if (open && !before.slice(open.startOffset).includes('\n')) return undefined;
  const end = endOf(before);
  const next = nextAfter(tokens, end.startLine);
  const isCounted = isA(tokens.at(-1), 'Number', 'Article', 'all');
  const words = next.flatMap(({ leaf, rule, choice, behindName }) => {
    // No keyword starts with a digit, and an article cannot follow an amount.
    if (isNumber || (isCounted && leaf.type === findTokenType('Article'))) return [];
    return wordsOf(leaf).map((word) => ({ word, rule: choice, path: pathOf(rule), behindName }));
  });
  const made = ({ type }: Leaf, image: string, ahead: number) =>
    standIn(type, image, { ...end, startOffset: end.startOffset + ahead });
  const readings = next
    .filter(({ leaf }) => leaf.names)
    .flatMap((one) =>
      completions(one).map((more) => {
        const behind = more.map((leaf) => made(leaf, imageOf(leaf), 1));
        const { items } = readTokens([...tokens, made(one.leaf, PLACEHOLDER, 0), ...behind]);
        return { items, rule: one.rule.name, behindName: one.behindName };
      }),
    );
  const images = tokens.map(({ image }) => image);
  return { at, words, readings, before: images, text: `${before}  `, amount: amountBefore(tokens) };
}

/** The image of a made-up name. No text contains these characters; a single one could be read as a cell of a board. */
const PLACEHOLDER = '\u2038\u2038';

/** The names of a rule and of those around it, up to the block that it is in. */
function pathOf(rule: Rule): RuleName[] {
  const path: RuleName[] = [];
  for (let one: Rule | undefined = rule; one && one.name !== 'block'; one = one.outer) path.push(one.name);
  return path;
}

/** The keywords that a token can be. */
function wordsOf({ type, write, one }: Leaf): readonly string[] {
  if (write !== undefined && one !== undefined) return [one, write];
  return write !== undefined && type !== findTokenType('Article') && /^[a-z]/.test(write)
    ? [write]
    : wordsOfType(type);
}

/** A token that completes a text; for a name, any thing. */
function imageOf({ type, write }: Leaf): string {
  if (write) return write;
  if (type === NumberToken) return '1';
  if (type === Times) return 'x1';
  if (type === Text) return '""';
  return wordsOfType(type)[0] ?? 'tile';
}

/** Longer than any word, in characters. */
const LONGEST_WORD = 1000;

const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** The position right after a text. */
function endOf(before: string): Required<Pick<IToken, 'startOffset' | 'startLine' | 'startColumn'>> {
  const lines = before.split('\n');
  return {
    startOffset: before.length,
    startLine: lines.length,
    startColumn: lines[lines.length - 1].length + 1,
  };
}

/** Where the declaration that a text ends in begins, at the start of a line; otherwise the beginning of the text. */
function declarationIn(text: string): number {
  const { tokens } = lex(text);
  const isHead = ({ startColumn }: IToken, at: number) =>
    startColumn === 1 && beginsDeclaration((offset) => tokens[at + offset]);
  return tokens.findLast(isHead)?.startOffset ?? 0;
}

/** How many things the words before a name refer to: `a`, `2`, `all`, `2 lions or`. */
function amountBefore(tokens: readonly IToken[]): CursorContext['amount'] {
  const is = (at: number, ...kinds: TokenKind[]) => isA(tokens[at], ...kinds);
  let at = tokens.length - 1;
  while (is(at, 'or') && is(at - 1, 'Name')) at -= 2;
  if (is(at, 'active')) at--;
  if (is(at, 'Number')) {
    const number = toNumber(tokens[at]);
    return number === 1 ? 'one' : number === 0 ? 'either' : 'many';
  }
  if (is(at, 'all', 'most', 'fewest')) return 'many';
  return is(at, 'no', 'without', 'different') ? 'either' : 'one';
}
