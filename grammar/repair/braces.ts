/**
 * Pairs the braces of a text before it is parsed, so that the parser can trust every brace.
 *
 * In a declaration with unpaired braces, each change to one brace is tried, and the one that leaves the fewest mistakes is made.
 * Blocks still open are closed before the next declaration. Blocks that are nested too deeply are cut out. A surplus `}` that no
 * change explains is left for the parser to report.
 */
import type { IToken } from 'chevrotain';
import { FoundMistakes, type Mistake } from '../mistakes.ts';
import { beginsDeclaration } from '../recovery/next-declaration.ts';
import { insertion, removal } from '../tokens/edits.ts';
import { spanOf, standIn } from '../tokens/token-text.ts';
import { depthChange, findTokenType, isA } from '../tokens/tokens.ts';

/** The maximum nesting depth of blocks; a sensible card needs four levels. */
export const MAX_BLOCK_DEPTH = 40;
/** Deeper blocks are not even paired: they are cut out in any case, and there may be millions of them. */
const MAX_PAIRED_DEPTH = 10 * MAX_BLOCK_DEPTH;
/** If more braces than this are missing or surplus in one declaration, no change is tried. */
const MOST_REPAIRED = 3;
/** A change that leaves this many mistakes is rejected, and counting stops there. */
const MOST_MISTAKES = 10;
/**
 * The longest declaration, in tokens, in which every position is tried. The time is quadratic in the length; the longest card of
 * the base game has a quarter of these tokens.
 */
const LONGEST_DECLARATION = 400;

/** Parses tokens and counts the mistakes, up to `most`. */
export type CountMistakes = (tokens: IToken[], most: number) => number;

/** The same tokens with every `{` closed and none nested too deeply. */
export function pairBraces(
  tokens: IToken[],
  countMistakes: CountMistakes,
): { tokens: IToken[]; problems: Mistake[] } {
  const problems = new FoundMistakes();
  if (areBracesPaired(tokens)) return { tokens, problems: [] };
  const repaired = declarations(tokens).flatMap(([from, to]) =>
    repairedTokens(cutBelow(tokens.slice(from, to), MAX_PAIRED_DEPTH), tokens[to], problems, countMistakes),
  );
  const paired = declarations(repaired).flatMap(([from, to]) => {
    const own = repaired.slice(from, to);
    const last = repaired[to - 1];
    return own.concat(
      unclosedIn(own).map(({ token, depth }) => {
        // A block that is too deep is cut out below, together with its braces.
        if (depth <= MAX_BLOCK_DEPTH) addUnclosed(problems, token, repaired[to], last);
        return virtual('}', last);
      }),
    );
  });
  const tooDeep = (token: IToken) =>
    problems.add({ code: 'ECO110', ...spanOf(token) }, () => ({
      values: { deepest: String(MAX_BLOCK_DEPTH) },
    }));
  return { tokens: cutBelow(paired, MAX_BLOCK_DEPTH, tooDeep), problems: problems.all };
}

/** The same tokens, with a `}` added at the end for each unclosed `{`: for a text that is still being written. */
export function closedAtEnd(tokens: IToken[]): IToken[] {
  const last = tokens.at(-1);
  return last ? tokens.concat(unclosedIn(tokens).map(() => virtual('}', last))) : tokens;
}

/** Whether every declaration has all its braces, and none is nested too deeply. */
export const areBracesPaired = (tokens: readonly IToken[]): boolean =>
  declarations(tokens).every(([from, to]) => isPaired(tokens, from, to));

/** Whether all braces pair within the declaration, and none is nested too deeply. */
function isPaired(tokens: readonly IToken[], from: number, to: number): boolean {
  let depth = 0;
  for (let at = from; at < to; at++) {
    depth += depthChange(tokens[at]);
    if (depth < 0 || depth > MAX_BLOCK_DEPTH) return false;
  }
  return depth === 0;
}

/** Token ranges of the declarations of a file. */
export function declarations(tokens: readonly IToken[]): [number, number][] {
  const starts: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (at === 0 || beginsDeclaration((offset) => tokens[at + offset])) starts.push(at);
  }
  return starts.map((start, i) => [start, starts[i + 1] ?? tokens.length]);
}

// Finding the missing or surplus brace.

/** A change at the token at index `at`: whether that token is dropped, and which brace is inserted before it or in its place. */
interface Change {
  at: number;
  drop: boolean;
  put?: '{' | '}';
}

const changed = (tokens: readonly IToken[], { at, drop, put }: Change): IToken[] =>
  tokens.toSpliced(
    at,
    drop ? 1 : 0,
    ...(put ? [virtual(put, tokens[at - 1], drop ? tokens[at] : undefined)] : []),
  );

/** The tokens of a declaration, with as many `{` as `}` if the intention is clear. `next` is the token after them. */
function repairedTokens(
  tokens: IToken[],
  next: IToken | undefined,
  problems: FoundMistakes,
  countMistakes: CountMistakes,
): IToken[] {
  let repaired = tokens;
  if (!isA(tokens[0], 'DeclarationWord') || Math.abs(surplusOf(tokens)) > MOST_REPAIRED) return tokens;
  // Trying changes takes far longer than parsing, so it is done only for problems that will be listed.
  if (problems.isFull()) return tokens;
  while (surplusOf(repaired) !== 0) {
    const change = bestChange(repaired, countMistakes);
    // A missing `}` is added later, when it is known which `{` it closes.
    if (!change) return repaired;
    const { at, put } = change;
    if (put === '}') addUnclosedBefore(problems, repaired, at, next);
    else if (put) addUnopened(problems, repaired[at]);
    else addStray(problems, repaired[at]);
    // The `;` after a surplus `}` belongs to that block, and is surplus too if the step before has its own.
    const ownEnd = !put && isA(repaired[at], '}') && isA(repaired[at + 1], ';');
    const both = ownEnd && isA(repaired[at - 1], ';');
    repaired = both ? repaired.toSpliced(at, 2) : changed(repaired, change);
  }
  return repaired;
}

/** The change that leaves the fewest mistakes, if the declaration is short enough to try any. */
function bestChange(tokens: IToken[], countMistakes: CountMistakes): Change | undefined {
  if (tokens.length > LONGEST_DECLARATION) return undefined;
  let best: Change | undefined;
  let least = MOST_MISTAKES;
  const consider = (change: Change, penalty: number) => {
    const tried = changed(tokens, change);
    let found = misplacedLines(tried) / 2 + penalty;
    if (found < least) found += countMistakes(tried, Math.ceil(least - found));
    if (found >= least) return;
    least = found;
    best = change;
  };
  const surplus = surplusOf(tokens);
  const [lacking, tooMany] = surplus > 0 ? (['{', '}'] as const) : (['}', '{'] as const);
  // The penalties reflect that a missing `}` is likelier than a surplus `{`, and a surplus `}` likelier than a missing `{`.
  for (let at = surplus > 0 ? tokens.length - 1 : tokens.length; at > 0; at--) {
    const token = tokens[at];
    if (isA(token, tooMany)) consider({ at, drop: true }, surplus > 0 ? 0 : 0.5);
    // Reversing a brace makes up for two.
    const replaceable = !isA(token, lacking) && (!isA(token, tooMany) || Math.abs(surplus) > 1);
    if (token && replaceable && mayFollowBrace(tokens[at + 1]))
      consider({ at, drop: true, put: lacking }, 0.3);
    if (!mayFollowBrace(token)) continue;
    // An unclosed block most likely ends with its line.
    const atLineStart = token?.startLine !== tokens[at - 1].startLine;
    consider({ at, drop: false, put: lacking }, surplus > 0 ? 0.1 : atLineStart ? 0 : 0.2);
  }
  return best;
}

const AFTER_BRACE = ['StepWord', 'LineWord', 'TriggerWord', ';', '}', 'or', 'else'] as const;

/** Whether the language ever allows the token after a brace. */
const mayFollowBrace = (token: IToken | undefined): boolean =>
  token === undefined || isA(token, ...AFTER_BRACE);

/** The number of `}` minus the number of `{`. */
const surplusOf = (tokens: readonly IToken[]): number =>
  tokens.reduce((surplus, token) => surplus - depthChange(token), 0);

/** How many lines are not indented according to the braces around them. */
function misplacedLines(tokens: readonly IToken[]): number {
  const open: { indent: number; line: number }[] = [];
  let found = 0;
  let indent = 0;
  for (const [at, token] of tokens.entries()) {
    const startsLine = at === 0 || tokens[at - 1].startLine !== token.startLine;
    if (startsLine) indent = token.startColumn!;
    const inside = open.at(-1);
    if (isA(token, '}')) {
      open.pop();
      if (startsLine && inside && inside.line !== token.startLine && inside.indent !== indent) found++;
    } else if (startsLine && inside && open.length > 1 && indent <= inside.indent) found++;
    if (isA(token, '{')) open.push({ indent, line: token.startLine! });
  }
  return found;
}

// Closing blocks that are still open.

/** The `{` that nothing closes, the innermost first, each with the number of open braces including it. */
function unclosedIn(tokens: readonly IToken[]) {
  const open: { token: IToken; depth: number }[] = [];
  for (const token of tokens) {
    if (isA(token, '{')) open.push({ token, depth: open.length + 1 });
    else if (isA(token, '}')) open.pop();
  }
  return open.toReversed();
}

/** A made-up brace right after a token, or in place of another one. */
function virtual(brace: '{' | '}', after: IToken, instead?: IToken): IToken {
  if (instead) return standIn(findTokenType(brace), '', instead);
  const startColumn = after.startColumn! + after.image.length;
  return standIn(findTokenType(brace), '', { ...after, startOffset: spanOf(after).to, startColumn });
}

// Reporting.

/** Reports the `{` that an added `}` at index `at` closes. */
function addUnclosedBefore(
  problems: FoundMistakes,
  tokens: readonly IToken[],
  at: number,
  next: IToken | undefined,
): void {
  let depth = 0;
  const open = tokens.slice(0, at).findLast((token) => {
    depth += depthChange(token);
    return depth > 0;
  });
  addUnclosed(problems, open ?? tokens[0], tokens[at] ?? next, tokens[at - 1]);
}

function addStray(problems: FoundMistakes, token: IToken): void {
  const place = spanOf(token);
  const fixes = [removal(place, token.image)];
  if (isA(token, '}')) problems.add({ code: 'ECO104', ...place }, () => ({ values: {}, fixes }));
  else
    problems.add({ code: 'ECO111', ...place }, () => ({
      values: { found: '`{`' },
      hint: 'leave it out',
      fixes,
    }));
}

function addUnopened(problems: FoundMistakes, next: IToken): void {
  problems.add({ code: 'ECO105', ...spanOf(next) }, () => ({
    values: { expected: '`{`', found: `\`${next.image}\`` },
    fixes: [insertion(next.startOffset, '{ ')],
  }));
}

function addUnclosed(problems: FoundMistakes, open: IToken, next: IToken | undefined, last: IToken): void {
  const end = spanOf(last).to;
  const place = next ? spanOf(next) : { from: end, to: end + 1 };
  const message = next ? 'a `}` is missing before this' : 'a `}` is missing here';
  problems.add({ code: 'ECO103', ...spanOf(open) }, () => ({
    values: {},
    fixes: [insertion(end, open.startLine === last.startLine ? ' }' : '\n}')],
    related: [{ ...place, message }],
  }));
}

/** Cuts out what is nested more than `deepest` blocks deep, and reports the first brace of each such block. */
function cutBelow(
  tokens: readonly IToken[],
  deepest: number,
  report: (first: IToken) => void = () => undefined,
): IToken[] {
  let depth = 0;
  return tokens.filter((token) => {
    const opens = isA(token, '{');
    if (opens) depth++;
    if (opens && depth === deepest + 1) report(token);
    const closes = isA(token, '}');
    // The braces of the block that is too deep stay, with nothing between them.
    const kept = depth <= deepest || (depth === deepest + 1 && (opens || closes));
    if (closes && depth > 0) depth--;
    return kept;
  });
}
