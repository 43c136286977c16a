/** Breaks a text at one token, and checks whether the reported problems point there. */
import type { IToken } from 'chevrotain';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { lex } from '../../grammar/tokens/lex.ts';
import { CLAUSE_WORDS, LINE_WORDS, STEP_WORDS } from '../../grammar/tokens/words.ts';
import { hashText, type Problem } from '../../program/index.ts';

const WAYS = ['delete', 'duplicate', 'replace', 'swap', 'insert'] as const;
/** Tokens to insert where they do not belong. */
const STRAY = ['}', '{', ';', ',', '=', '+', '7', 'x3', '"stray"', 'okapy', 'gain', 'or', 'per', 'the', '§'];

/** A text with one mistake in it. */
export interface Broken {
  how: string;
  text: string;
  /** The changed range: offsets in `text`. */
  from: number;
  to: number;
}

/** A generator of integers from 0 to `bound - 1`; equal seeds give equal numbers. */
export function chance(seed: number): (bound: number) => number {
  const generator = xoroshiro128plus(seed);
  return (bound) => uniformInt(generator, 0, bound - 1);
}

/** A generator of its own for each text: another text beside it changes nothing. */
export const chanceFor = (text: string, seed = 0): ((bound: number) => number) =>
  chance(Number.parseInt(hashText(text).slice(0, 8), 16) ^ seed);

/** Changes one token of a text in one of five ways. */
export function broken(text: string, random: (bound: number) => number): Broken {
  const { tokens } = lex(text);
  const at = random(tokens.length - 1);
  const token = tokens[at];
  const next = tokens[at + 1];
  const way = WAYS[random(WAYS.length)];
  const start = token.startOffset;
  const end = start + token.image.length;
  const change = (from: number, to: number, by: string): Broken => ({
    how: `${way} ${token.image}: ${by}`,
    text: text.slice(0, from) + by + text.slice(to),
    from,
    to: from + by.length,
  });
  const between = text.slice(end, next.startOffset);
  switch (way) {
    case 'delete':
      return change(start, end, '');
    case 'duplicate':
      return change(start, end, `${token.image} ${token.image}`);
    case 'replace':
      return change(start, end, tokens[random(tokens.length)].image);
    case 'swap':
      return change(
        start,
        next.startOffset + next.image.length,
        `${next.image}${between || ' '}${token.image}`,
      );
    case 'insert':
      return change(start, start, `${STRAY[random(STRAY.length)]} `);
  }
}

/** Words that begin a step, a clause or a line. */
const FIRST = new Set<string>([...STEP_WORDS, ...CLAUSE_WORDS, ...LINE_WORDS, 'card', 'scenario']);

/** Offsets at which steps begin: after `;`, `{` and `}`, at the start of a line, at a clause. */
function stepStarts(text: string): number[] {
  const { tokens } = lex(text);
  const separates = (token: IToken) => [';', '{', '}'].includes(token.image);
  const begins = (token: IToken, before: IToken | undefined) =>
    !before ||
    (separates(before) && !separates(token)) ||
    (before.startLine !== token.startLine && FIRST.has(token.image)) ||
    (CLAUSE_WORDS as readonly string[]).includes(token.image);
  return tokens.flatMap((token, i) => (begins(token, tokens[i - 1]) ? [token.startOffset] : []));
}

/** Whether an error points into the broken step, or the step before or after it. */
export function pointsAtBreak({ text, from, to }: Broken, problems: readonly Problem[]): boolean {
  const starts = stepStarts(text);
  const step = (offset: number) => starts.findLastIndex((start) => start <= offset);
  const lines = text.split('\n');
  const offsetOf = ({ line, column }: { line: number; column: number }) =>
    lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  return problems.some(({ severity, code, related = [], ...main }) => {
    if (severity !== 'error') return false;
    // If nested blocks lack one closing brace, the outermost is reported as open. The lost brace was inside it.
    if (code === 'ECO103' && from === to)
      return related.some((missed) => offsetOf(main) < from && from <= offsetOf(missed));
    return [main, ...related].some((place) => {
      const at = step(offsetOf(place));
      return at >= step(from) - 1 && at <= step(to) + 1;
    });
  });
}
