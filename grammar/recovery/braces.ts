/**
 * Pairs the braces of a text before it is parsed.
 *
 * The parser can then trust every brace: what is missing is put in where it was missed, judged by where the next
 * card begins and by indentation, and what lies too deep is cut out. A surplus `}` stays for the parser to meet.
 */
import { createTokenInstance, type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import { spanOf } from '../lex.ts';
import { FoundProblems, type SyntaxProblem, type UnlistedProblem } from '../problem.ts';
import {
  AnyWord,
  BlockClose,
  BlockOpen,
  DeclarationWord,
  NumberToken,
  Semicolon,
  Text,
  Times,
  word,
} from '../tokens.ts';
import { mend, surplusOf } from './brace-repair.ts';

/** Braces in braces; a sensible card needs four. */
export const DEEPEST = 40;

/** Braces in braces from which on nothing is paired any more: all of it is cut out anyway, and there may be millions. */
const HOPELESS = 10 * DEEPEST;

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

/** Most braces of one declaration that are forgotten or too many and still found by trying. */
const MOST_MENDED = 3;

/** The same tokens with every `{` closed and none too deep. */
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

/** Whether every brace has its counterpart in the declaration, and none lies too deep. */
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

/** The tokens of a declaration before `next`, with as many `{` as `}`, if it can be told which of them were meant. */
function mendedTokens(tokens: IToken[], next: IToken | undefined, problems: FoundProblems): IToken[] {
  let mended = tokens;
  if (!tokenMatcher(tokens[0], DeclarationWord) || Math.abs(surplusOf(tokens)) > MOST_MENDED) return tokens;
  // Trying costs far more than reading: it is only for problems that are listed.
  if (problems.isFull()) return tokens;
  while (surplusOf(mended) !== 0) {
    const found = mend(mended, (open, after, instead) =>
      virtual(open ? BlockOpen : BlockClose, after, instead),
    );
    // A `}` that is missing is put in below, where it is known which `{` it closes.
    if (!found) return mended;
    const { change, at } = found;
    if (change === 'drop') {
      addStray(problems, mended[at]);
      // The `;` behind a `}` that goes is the one of its block, and goes too where the step before has its own.
      const ownEnd = tokenMatcher(mended[at], BlockClose) && mended[at + 1]?.tokenType === Semicolon;
      mended = mended.toSpliced(at, ownEnd && mended[at - 1]?.tokenType === Semicolon ? 2 : 1);
    } else if (change === 'close') {
      addUnclosedBefore(problems, mended, at, next);
      mended = mended.toSpliced(at, 0, virtual(BlockClose, mended[at - 1]));
    } else {
      addUnopened(problems, mended[at]);
      const instead = change === 'open' ? [] : [mended[at]];
      mended = mended.toSpliced(at, instead.length, virtual(BlockOpen, mended[at - 1], ...instead));
    }
  }
  return mended;
}

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

/**
 * Whether a declaration begins at a token beyond doubt, whatever braces are open around it.
 * `token(0)` is that token, `token(1)` the one after it, `token(-1)` the one before.
 */
export function beginsDeclaration(token: (offset: number) => IToken | undefined): boolean {
  // Asked of every token, and nearly every one is done with here.
  const first = token(0);
  if (!first || !tokenMatcher(first, DeclarationWord)) return false;
  const is = (offset: number, ...types: TokenType[]) => {
    const found = token(offset);
    return found !== undefined && types.some((type) => tokenMatcher(found, type));
  };
  const atMargin = () => token(0)?.startColumn === 1 && !CARRY_ON.has(token(-1)?.image ?? '');
  if (is(0, word('scenario'))) return is(1, Text) || atMargin();
  if (is(0, word('card'), word('feature'))) {
    return is(1, NumberToken) && (is(2, word('brown'), word('blue')) || atMargin());
  }
  if (is(0, word('set'))) return is(1, AnyWord) && is(2, Text);
  // A scenario, too, may have a layout, with something that does not belong there after it.
  if (is(0, word('layout'))) return is(1, AnyWord) && is(2, Text) && !is(-1, BlockOpen, Semicolon);
  if (is(0, word('element'))) return is(1, AnyWord) && is(2, Times);
  if (is(0, word('animal'))) return is(1, AnyWord) && is(2, Times, word('plural'));
  if (is(0, word('hand'))) return is(1, AnyWord) && is(2, word('footprint'), word('leaf'));
  return false;
}

/** Words after which `card 12` at the start of a line still belongs to what is written before. */
const CARRY_ON = new Set(['do', 'given', 'expect', 'choose', 'refuse', 'gain', 'a', 'an', 'or', 'and']);

/** Token ranges of the declarations of a file. */
function declarations(tokens: readonly IToken[]): [number, number][] {
  const starts: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (at === 0 || beginsDeclaration((offset) => tokens[at + offset])) starts.push(at);
  }
  return starts.map((start, i) => [start, starts[i + 1] ?? tokens.length]);
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

function addUnopened(problems: FoundProblems, next: IToken): void {
  problems.add({ code: 'ECO105', ...spanOf(next) }, () => ({
    values: { expected: '`{`', found: `\`${next.image}\`` },
  }));
}

function addUnclosed(problems: FoundProblems, open: IToken, next: IToken | undefined, last: IToken): void {
  const end = spanOf(last).to;
  const place = next ? spanOf(next) : { from: end, to: end + 1 };
  const message = next ? 'a `}` is missed before this' : 'a `}` is missed here';
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
