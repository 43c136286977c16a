/**
 * How well the braces of one declaration fit its words: the fewer places where they do not, the likelier they are
 * meant so. Where a brace was forgotten or is one too many is found by trying which change fits best.
 */
import { type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import {
  BlockClose,
  BlockOpen,
  ClauseWord,
  Comma,
  Equals,
  LineWord,
  Semicolon,
  StepWord,
  Text,
  TriggerWord,
  word,
} from '../tokens.ts';

/** What opened a block. */
type Kind = 'body' | 'do' | 'either' | 'or' | 'if' | 'steps' | 'loose';

interface Frame {
  kind: Kind;
  /** Column of the first token of its line. */
  indent: number;
  line: number;
}

/** Words that no step, line or trigger ends with. */
const UNFINISHED = [
  ...['or', 'and', 'per', 'with', 'to', 'of', 'has', 'at', 'the', 'in', 'a', 'an', 'not', 'you', 'have'],
  ...['expect', 'refuse', 'given', 'is', 'are', 'there', 'as', 'gain', 'place', 'move', 'replace'],
];
const unfinished = new Set(UNFINISHED);
/** First words of steps whose own steps stand in braces. */
const BLOCK_HEADS = new Set(['if', 'repeat', 'each', 'else']);
const AFTER_DO = new Set(['{', '', 'card', 'feature', 'end']);
/** Words that need a block right after them. */
const BEFORE_BLOCK = new Set(['either', 'else']);

const is = (token: IToken | undefined, ...types: TokenType[]): boolean =>
  token !== undefined && types.some((type) => tokenMatcher(token, type));
const isBrace = (token: IToken | undefined): boolean => is(token, BlockOpen, BlockClose);

/** How many places speak against the braces of a declaration; no more is counted than `most`. */
export function misfits(tokens: readonly IToken[], most: number): number {
  const declares = tokens[0]?.image ?? '';
  const open: Frame[] = [];
  let found = 0;
  let indent = 0;
  /** Where the step, line or trigger began that is being read. */
  let head = 0;
  for (let at = 0; at < tokens.length && found <= most; at++) {
    const token = tokens[at];
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    const startsLine = at > 0 && before.startLine !== token.startLine;
    if (at === 0 || startsLine) indent = token.startColumn!;
    const inside = open.at(-1);
    // What lies in braces is indented, or stands on their line.
    if (startsLine && inside && !is(token, BlockClose) && open.length > 1 && indent <= inside.indent) found++;
    if (is(token, BlockOpen)) {
      const kind = open.length === 0 ? 'body' : kindOf(tokens, head, at);
      if (kind === 'loose') found += 2;
      if (kind === 'body' && !mayPrecedeBody(declares, before)) found++;
      if (kind === 'do' && (declares !== 'scenario' || open.length !== 1)) found++;
      if (!mayBegin(kind, declares, next)) found++;
      open.push({ kind, indent, line: token.startLine! });
      head = at + 1;
    } else if (is(token, BlockClose)) {
      const closed = open.pop();
      if (!closed) found += 3;
      else if (startsLine && closed.line !== token.startLine && closed.indent !== indent) found++;
      if (before && (unfinished.has(before.image) || is(before, Comma, Equals))) found++;
      if (closed && !mayFollow(closed.kind, declares, next)) found += closed.kind === 'body' ? 2 : 1;
      if (closed && closed.kind !== 'body' && open.length === 0) found++;
      head = at + 1;
    } else if (is(token, Semicolon)) {
      head = at + 1;
      if (open.length === 0) found++;
    } else {
      if (startsLine && is(token, LineWord, StepWord)) head = at;
      if (at === head || startsLine || declares !== 'scenario')
        found += misplaced(token, before, declares, open.length);
      const needsBlock = BEFORE_BLOCK.has(token.image) || (token.image === 'or' && is(before, BlockClose));
      if (needsBlock && !isBrace(next) && next?.image !== 'if') found++;
      if (token.image === 'else' && !is(before, BlockClose)) found++;
      if (is(token, LineWord) && is(next, LineWord) && open.length < 2) found++;
      if (token.image === 'do' && at === head && !AFTER_DO.has(next?.image ?? '')) found++;
      const inHead = at > head && BLOCK_HEADS.has(tokens[head].image);
      if (is(token, StepWord) && inHead && before.image !== 'and' && before.image !== 'else') found++;
      if (is(token, StepWord) && before?.image !== 'and' && unfinished.has(before?.image ?? '')) found++;
    }
  }
  return found + 3 * open.length;
}

/** What the `{` at `at` opens, by the words before it. */
function kindOf(tokens: readonly IToken[], head: number, at: number): Kind {
  const before = tokens[at - 1];
  if (isBrace(before) || is(before, Semicolon)) return 'loose';
  switch (before.image) {
    case 'do':
      return 'do';
    case 'either':
      return 'either';
    case 'or':
      return is(tokens[at - 2], BlockClose) ? 'or' : 'loose';
    case 'else':
    case 'may':
    case 'player':
      return 'steps';
  }
  const first = tokens[head];
  const words = tokens.slice(head, at);
  if (is(first, TriggerWord)) return 'steps';
  if (words.some((token) => is(token, word('repeat')))) return 'steps';
  return words.some((token) => is(token, word('if'))) ? 'if' : 'loose';
}

/** Whether the steps of a card or the lines of a scenario may begin after a token. */
function mayPrecedeBody(declares: string, before: IToken | undefined): boolean {
  return declares === 'scenario'
    ? is(before, Text)
    : !is(before, ClauseWord) && !is(before, Semicolon, Comma);
}

/** Whether a block of a kind may begin with a token. */
function mayBegin(kind: Kind, declares: string, next: IToken | undefined): boolean {
  if (is(next, BlockClose)) return true;
  if (kind !== 'body' || declares === 'card') return is(next, StepWord);
  if (declares === 'feature') return is(next, TriggerWord);
  return is(next, LineWord);
}

/** Whether a token may follow a block of a kind. */
function mayFollow(kind: Kind, declares: string, next: IToken | undefined): boolean {
  if (next === undefined) return true;
  if (kind === 'body') return false;
  if (kind === 'either') return next.image === 'or';
  if (is(next, Semicolon, BlockClose)) return true;
  if (kind === 'do') return is(next, LineWord);
  if (declares === 'feature' && is(next, TriggerWord)) return true;
  if (kind === 'or' && next.image === 'or') return true;
  return is(next, StepWord) || (kind === 'if' && next.image === 'else');
}

/** Whether a word that begins a step or a line stands where none of its kind can. */
function misplaced(token: IToken, before: IToken | undefined, declares: string, depth: number): number {
  if (declares === 'scenario' && depth < 2) return is(token, StepWord) && !is(token, LineWord) ? 1 : 0;
  const outside = depth === 0 || (depth === 1 && declares === 'feature');
  if (outside) return is(token, StepWord) && before?.image !== 'on' ? 1 : 0;
  return is(token, LineWord) && !is(token, StepWord) && declares === 'scenario' ? 1 : 0;
}
