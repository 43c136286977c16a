/** The position of the hand-written parser in its tokens, and functions that read words, numbers and strings. */

import type * as T from '../../../grammar/index.ts';
import { RESERVED_KEYWORDS } from '../../../grammar/tokens/tokens.ts';
import type { Token } from './lexer.ts';

// Parsing is synchronous, one text at a time, so module variables are the fastest state.
let tokens: readonly Token[] = [];
let at = 0;

export function begin(read: readonly Token[]): void {
  tokens = read;
  at = 0;
}

/** The token this far ahead; 0 is the next one. */
export const here = (ahead = 0): Token => tokens[at + ahead];
export const next = (): Token => tokens[at++];
export function pass(several: number): void {
  at += several;
}
export const position = (): number => at;
export function goTo(position: number): void {
  at = position;
}
export const key = (ahead = 0): string => here(ahead).key;
export const isNumber = (ahead = 0) => here(ahead).kind === 'number';
export const isArticle = () => key() === 'a' || key() === 'an';
export const isName = (ahead = 0) => here(ahead).kind === 'word' && !RESERVED_KEYWORDS.has(here(ahead).image);
/** The end of the last token. */
export const to = () => here(-1).to;

export function wrong(): never {
  throw new Error(`${here().from}: ${here().image}`);
}

export function skip(word: string): boolean {
  if (here().key !== word || here().kind === 'text') return false;
  pass(1);
  return true;
}

export function take(word: string): Token {
  return here().key === word ? next() : wrong();
}

export function word(): T.Word {
  const { kind, image: text, from, to } = here();
  if (kind !== 'word') wrong();
  pass(1);
  return { from, to, text };
}

export function num(): T.Num {
  const { kind, image, from, to } = here();
  if (kind !== 'number' && kind !== 'times') wrong();
  pass(1);
  return { from, to, value: Number(kind === 'times' ? image.slice(1) : image) };
}

export function quoted(): T.QuotedSpan {
  const { kind, image, from, to } = here();
  if (kind !== 'text') wrong();
  pass(1);
  return { from, to, value: image.slice(1, -1) };
}

export function amount(): T.Num {
  if (isNumber()) return num();
  if (!isArticle()) wrong();
  const { from, to } = next();
  return { from, to, value: 1 };
}

export function list<V>(one: () => V, separator = ','): V[] {
  const all = [one()];
  while (skip(separator)) all.push(one());
  return all;
}

export function sketch(): T.QuotedSpan[] {
  const rows = [quoted()];
  while (here().kind === 'text') rows.push(quoted());
  return rows;
}
