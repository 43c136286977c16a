/**
 * Pairs the braces of a text before it is parsed, so that the parser can trust every brace.
 *
 * In a declaration whose braces do not pair, the change to one brace that fits the words best is looked for by trying;
 * what is left is closed where the next declaration or the indentation says. Blocks that are nested too deeply are cut
 * out. A surplus `}` that no change explains stays for the parser to report.
 */
import { createTokenInstance, type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import { spanOf } from '../lex.ts';
import { FoundProblems, type SyntaxProblem, type UnlistedProblem } from '../problem.ts';
import {
  BlockClose,
  BlockOpen,
  ClauseWord,
  Comma,
  DeclarationWord,
  Equals,
  LineWord,
  Semicolon,
  StepWord,
  Text,
  TriggerWord,
  word,
} from '../tokens.ts';
import { beginsDeclaration } from './next-declaration.ts';

/** How deeply blocks may be nested; a sensible card needs four levels. */
export const DEEPEST = 40;
/** Deeper blocks are not even paired: all of them are cut out anyway, and there may be millions. */
const HOPELESS = 10 * DEEPEST;
/** Most braces of one declaration that are missing or surplus and still found by trying. */
const MOST_MENDED = 3;
/**
 * Longest declaration, in tokens, in which every place is tried. Trying takes time by the square of the length;
 * the longest card of the base game has a quarter of it.
 */
const LONGEST = 400;

/** The same tokens with every `{` closed and none nested too deeply. */
export function pairBraces(tokens: IToken[]): {
  tokens: IToken[];
  problems: (SyntaxProblem | UnlistedProblem)[];
} {
  const problems = new FoundProblems();
  const ranges = declarations(tokens);
  // Most texts are sound: what follows would make them anew, token by token.
  if (ranges.every(([from, to]) => isSound(tokens, from, to))) return { tokens, problems: [] };
  const mended = ranges.flatMap(([from, to]) =>
    mendedTokens(cutBelow(tokens.slice(from, to), HOPELESS), tokens[to], problems),
  );
  const missing = declarations(mended).flatMap(([from, to]) => missingIn(mended, from, to));
  const paired: IToken[] = [];
  let at = 0;
  for (const { open, before } of missing.toSorted((a, b) => a.before - b.before)) {
    while (at < before) paired.push(mended[at++]);
    paired.push(virtual(BlockClose, mended[before - 1]));
    // What is too deep is cut out below, with its braces.
    if (open.depth <= DEEPEST) addUnclosed(problems, open.token, mended[before], mended[before - 1]);
  }
  while (at < mended.length) paired.push(mended[at++]);
  const tooDeep = (token: IToken) =>
    problems.add({ code: 'ECO110', ...spanOf(token) }, () => ({ values: { deepest: String(DEEPEST) } }));
  return { tokens: cutBelow(paired, DEEPEST, tooDeep), problems: problems.all };
}

/** Whether every brace has its counterpart in the declaration, and none is nested too deeply. */
function isSound(tokens: readonly IToken[], from: number, to: number): boolean {
  let depth = 0;
  for (let at = from; at < to; at++) {
    const { tokenType } = tokens[at];
    if (tokenType === BlockOpen) depth++;
    else if (tokenType === BlockClose) depth--;
    if (depth < 0 || depth > DEEPEST) return false;
  }
  return depth === 0;
}

/** Token ranges of the declarations of a file. */
function declarations(tokens: readonly IToken[]): [number, number][] {
  const starts: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (at === 0 || beginsDeclaration((offset) => tokens[at + offset])) starts.push(at);
  }
  return starts.map((start, i) => [start, starts[i + 1] ?? tokens.length]);
}

// Which brace was forgotten or is surplus, by trying.

/** A change at the token `at`: whether it goes, and which brace is put in before it or in its place. */
interface Change {
  at: number;
  drop: boolean;
  put?: TokenType;
}

const changed = (tokens: readonly IToken[], { at, drop, put }: Change): IToken[] =>
  tokens.toSpliced(
    at,
    drop ? 1 : 0,
    ...(put ? [virtual(put, tokens[at - 1], drop ? tokens[at] : undefined)] : []),
  );

/** The tokens of a declaration before `next`, with as many `{` as `}`, if it is clear which of them were meant. */
function mendedTokens(tokens: IToken[], next: IToken | undefined, problems: FoundProblems): IToken[] {
  let mended = tokens;
  if (!tokenMatcher(tokens[0], DeclarationWord) || Math.abs(surplusOf(tokens)) > MOST_MENDED) return tokens;
  // Trying costs far more than reading: it is only for problems that are listed.
  if (problems.isFull()) return tokens;
  while (surplusOf(mended) !== 0) {
    const change = bestChange(mended);
    // A `}` that is missing is put in later, where it is known which `{` it closes.
    if (!change) return mended;
    const { at, put } = change;
    if (put === BlockClose) addUnclosedBefore(problems, mended, at, next);
    else if (put) addUnopened(problems, mended[at]);
    else addStray(problems, mended[at]);
    // The `;` behind a `}` that goes is the one of its block, and goes too where the step before has its own.
    const ownEnd = !put && mended[at].tokenType === BlockClose && mended[at + 1]?.tokenType === Semicolon;
    const both = ownEnd && mended[at - 1]?.tokenType === Semicolon;
    mended = both ? mended.toSpliced(at, 2) : changed(mended, change);
  }
  return mended;
}

/** The change to one brace that fits best, or nothing for a declaration that is too long to try. */
function bestChange(tokens: readonly IToken[]): Change | undefined {
  if (tokens.length > LONGEST) return undefined;
  let best: Change | undefined;
  let least = Number.POSITIVE_INFINITY;
  const consider = (change: Change, malus: number) => {
    const found = misfits(changed(tokens, change), least) + malus;
    if (found >= least) return;
    least = found;
    best = change;
  };
  const surplus = surplusOf(tokens) > 0;
  const dropAny = () => {
    const type = surplus ? BlockClose : BlockOpen;
    for (let at = tokens.length - 1; at > 0; at--) {
      if (tokenMatcher(tokens[at], type)) consider({ at, drop: true }, surplus ? 0 : 0.5);
    }
  };
  // Forgetting a `}` is likelier than writing a `{` too many, and a `}` too many likelier than forgetting a `{`.
  if (surplus) dropAny();
  for (let at = surplus ? tokens.length - 1 : tokens.length; at > 1; at--) {
    if (surplus) {
      consider({ at, drop: false, put: BlockOpen }, 0);
      consider({ at, drop: true, put: BlockOpen }, 0.3);
    } else {
      // A line that should be outside a block is where its end is missing.
      const atLineStart = tokens[at]?.startLine !== tokens[at - 1].startLine;
      consider({ at, drop: false, put: BlockClose }, atLineStart ? 0 : 0.2);
    }
  }
  if (!surplus) dropAny();
  return best;
}

/** How many more `}` there are than `{`; negative when there are fewer. */
function surplusOf(tokens: readonly IToken[]): number {
  let surplus = 0;
  for (const token of tokens) {
    if (tokenMatcher(token, BlockClose)) surplus++;
    else if (tokenMatcher(token, BlockOpen)) surplus--;
  }
  return surplus;
}

// How well the braces of a declaration fit its words.

/** What opened a block. */
type BlockKind = 'body' | 'do' | 'either' | 'or' | 'if' | 'steps' | 'loose';

interface Frame {
  kind: BlockKind;
  /** Column of the first token of its line. */
  indent: number;
  line: number;
}

/** Words that no step, line or trigger ends with. */
const UNFINISHED = new Set([
  ...['or', 'and', 'per', 'with', 'to', 'of', 'has', 'at', 'the', 'in', 'a', 'an', 'not', 'you', 'have'],
  ...['expect', 'refuse', 'given', 'is', 'are', 'there', 'as', 'gain', 'place', 'move', 'replace'],
]);
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
      if (before && (UNFINISHED.has(before.image) || is(before, Comma, Equals))) found++;
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
      if (is(token, StepWord) && before?.image !== 'and' && UNFINISHED.has(before?.image ?? '')) found++;
    }
  }
  return found + 3 * open.length;
}

/** What the `{` at `at` opens, by the words before it. */
function kindOf(tokens: readonly IToken[], head: number, at: number): BlockKind {
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
function mayBegin(kind: BlockKind, declares: string, next: IToken | undefined): boolean {
  if (is(next, BlockClose)) return true;
  if (kind !== 'body' || declares === 'card') return is(next, StepWord);
  if (declares === 'feature') return is(next, TriggerWord);
  return is(next, LineWord);
}

/** Whether a token may follow a block of a kind. */
function mayFollow(kind: BlockKind, declares: string, next: IToken | undefined): boolean {
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

// Where a `}` is missing, by the next declaration or the indentation.

interface Open {
  token: IToken;
  /** Column of the first token of its line. */
  indent: number;
  /** How many braces are open with it. */
  depth: number;
}

/** A `}` to put in before the token at `before`, for an `{` that has none. */
interface Missing {
  open: Open;
  before: number;
}

function missingIn(tokens: readonly IToken[], from: number, to: number): Missing[] {
  const plain = pair(tokens, from, to, false);
  if (plain.missing.length === 0) return [];
  const byIndent = pair(tokens, from, to, true);
  return byIndent.surplus > plain.surplus ? plain.missing : byIndent.missing;
}

/** Pairs braces one after the other; with `useIndent` a line that stands too far left closes what it left behind. */
function pair(
  tokens: readonly IToken[],
  from: number,
  to: number,
  useIndent: boolean,
): { missing: Missing[]; surplus: number } {
  const open: Open[] = [];
  const missing: Missing[] = [];
  let surplus = 0;
  let indent = 0;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    const column = token.startColumn!;
    const startsLine = at === 0 || tokens[at - 1].startLine !== token.startLine;
    const closes = token.tokenType === BlockClose;
    if (startsLine) {
      indent = column;
      const leftBehind = (o: Open) => (closes ? o.indent > column : o.indent >= column);
      while (useIndent && open.length > 1 && leftBehind(open.at(-1)!)) {
        missing.push({ open: open.pop()!, before: at });
      }
    }
    // `or {` and `else {` follow a block: the one before them is not closed.
    if (useIndent && open.length > 1 && goesOnAfterBlock(tokens, at))
      missing.push({ open: open.pop()!, before: at });
    if (token.tokenType === BlockOpen) open.push({ token, indent, depth: open.length + 1 });
    else if (closes && !open.pop()) surplus++;
  }
  for (const left of open.toReversed()) missing.push({ open: left, before: to });
  return { missing, surplus };
}

function goesOnAfterBlock(tokens: readonly IToken[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!after || before.tokenType === BlockClose) return false;
  const otherwise = token.tokenType === word('else');
  return (
    (otherwise || token.tokenType === word('or')) &&
    (after.tokenType === BlockOpen || (otherwise && after.tokenType === word('if')))
  );
}

/** A brace that is not in the text, right after a token, or in the place of one. */
function virtual(type: TokenType, after: IToken, instead?: IToken): IToken {
  if (instead) {
    const { startOffset: at, startLine: line, startColumn: column } = instead;
    return createTokenInstance(type, '', at, at, line!, line!, column!, column!);
  }
  const { to } = spanOf(after);
  const column = after.startColumn! + after.image.length;
  return createTokenInstance(type, '', to, to, after.startLine!, after.startLine!, column, column);
}

// What is reported.

/** Says which `{` a `}` put in at `at` would close. */
function addUnclosedBefore(
  problems: FoundProblems,
  tokens: readonly IToken[],
  at: number,
  next: IToken | undefined,
): void {
  let depth = 0;
  let open = tokens[0];
  for (let before = at - 1; before >= 0 && depth >= 0; before--) {
    if (tokens[before].tokenType === BlockClose) depth++;
    else if (tokens[before].tokenType === BlockOpen && --depth < 0) open = tokens[before];
  }
  addUnclosed(problems, open, tokens[at] ?? next, tokens[at - 1]);
}

function addStray(problems: FoundProblems, token: IToken): void {
  const place = spanOf(token);
  if (token.tokenType === BlockClose) problems.add({ code: 'ECO104', ...place });
  else problems.add({ code: 'ECO111', ...place }, () => ({ values: { found: '`{`' }, hint: 'leave it out' }));
}

function addUnopened(problems: FoundProblems, next: IToken): void {
  problems.add({ code: 'ECO105', ...spanOf(next) }, () => ({
    values: { expected: '`{`', found: `\`${next.image}\`` },
  }));
}

function addUnclosed(problems: FoundProblems, open: IToken, next: IToken | undefined, last: IToken): void {
  const end = spanOf(last).to;
  const place = next ? spanOf(next) : { from: end, to: end + 1 };
  const message = next ? 'a `}` is missing before this' : 'a `}` is missing here';
  problems.add({ code: 'ECO103', ...spanOf(open) }, () => ({ values: {}, related: [{ ...place, message }] }));
}

/** Cuts out what lies in more braces than `deepest`, and tells of the first brace too many of each such place. */
function cutBelow(
  tokens: readonly IToken[],
  deepest: number,
  tell: (first: IToken) => void = () => undefined,
): IToken[] {
  let depth = 0;
  return tokens.filter((token) => {
    const opens = token.tokenType === BlockOpen;
    if (opens) depth++;
    if (opens && depth === deepest + 1) tell(token);
    const closes = token.tokenType === BlockClose;
    // The braces of the block that is too deep stay, around nothing.
    const kept = depth <= deepest || (depth === deepest + 1 && (opens || closes));
    if (closes && depth > 0) depth--;
    return kept;
  });
}
