/** Checks a sketch itself, whether of a board, a pattern or a layout. */
import {
  andList,
  type QuotedSpan,
  readSketch,
  type Sketch,
  type SketchCell,
  type Span,
  sourceFix,
} from '../../grammar/index.ts';
import { hexRing, isFar, MAX_DISTANCE } from '../../program/index.ts';
import type { Report } from '../report/report.ts';

/** What is known about the letters of a sketch. */
export interface SketchLetters {
  isKnown: (letter: string) => boolean;
  /** Whether letters can be explained after `where`. */
  explainable: boolean;
}

/** Reports rows that are off the grid and, in a single problem, all letters without a meaning. */
export function reportSketch(
  rows: readonly QuotedSpan[],
  { cells, offGrid }: Sketch,
  { isKnown, explainable }: SketchLetters,
  report: Report,
): void {
  let next = 0;
  let cell = 0;
  const tabbed = rows.filter(({ value }) => value.includes('\t'));
  if (tabbed.length > 0) {
    reportTabs(rows, tabbed[0], report);
    return;
  }
  const isSignReported = cells.some(({ letter }) => SEPARATOR.test(letter));
  for (const row of rows) {
    // Everything is in text order. A row that starts one column too early or too late is one mistake.
    while (offGrid[next]?.from <= row.from) next++;
    const off = offGrid[next];
    const hasSign = SEPARATOR.test(row.value);
    if (off && off.from < row.to && !(hasSign && isSignReported)) {
      while (cells[cell]?.from <= row.from) cell++;
      const spaced = cells[cell]?.from < row.to ? ONE_SPACE : 'add or remove one space before this row';
      const hint = hasSign ? NO_SIGNS : spaced;
      report.add('ECO601', off, {}, { hint });
    }
    while (offGrid[next]?.from < row.to) next++;
  }
  const far = cells.find(isFar);
  if (far)
    report.add('ECO606', far, { why: `a sketch can reach at most ${MAX_DISTANCE} hexes from its middle` });
  const unknown = new Map<string, Span>();
  for (const { letter, from, to } of cells) {
    if (letter !== '.' && !isKnown(letter) && !unknown.has(letter)) unknown.set(letter, { from, to });
  }
  const [first] = unknown;
  if (!first) return;
  const [letter, at] = first;
  const letters = andList([...unknown.keys()].map((name) => `\`${name}\``));
  report.add('ECO602', at, { letters }, { hint: explanationOf(letter.toLowerCase(), explainable) });
}

/** What to do about a letter without a meaning. */
function explanationOf(letter: string, explainable: boolean): string | undefined {
  if (!explainable) return 'a layout is drawn with `d`, `g` and `w`';
  if (SEPARATOR.test(letter)) return NO_SIGNS;
  if (!/[a-z]/.test(letter)) return undefined;
  const token = TOKENS_OF_LETTERS[letter];
  const example = token ? `grassland with 1 ${token}` : 'desert';
  return `\`d\`, \`g\` and \`w\` are terrain, other letters are explained, as in \`where ${letter} = ${example}\``;
}

/** A sign that may have been drawn between two hexes. */
const SEPARATOR = /[,;|/_–—-]/;
const NO_SIGNS = 'leave signs out: only blanks separate two hexes';

/** What some letters are often meant to be. */
const TOKENS_OF_LETTERS: Readonly<Record<string, string>> = { f: 'forest', m: 'mountain' };

const ONE_SPACE = 'write one space between neighbours of a row: `"d g w"`';

/** Reports tabs as the only problem of a sketch, because the width of a tab is not visible. */
function reportTabs(rows: readonly QuotedSpan[], first: QuotedSpan, report: Report): void {
  const from = first.from + 1 + first.value.indexOf('\t');
  const widths = WIDTHS.filter((width) => isOnGrid(rows, ' '.repeat(width)));
  const edits = rows.flatMap((row) =>
    [...row.value.matchAll(/\t/g)].map(({ index }) => {
      const at = row.from + 1 + index;
      return { from: at, to: at + 1, text: ' '.repeat(widths[0] ?? 1) };
    }),
  );
  const hint = 'write blanks: in a sketch each character is a column';
  const fixes = widths.length > 0 ? [sourceFix('write blanks', false, ...edits)] : [];
  report.add('ECO101', { from, to: from + 1 }, { text: '\\t' }, { hint, fixes });
}

/** How many spaces a tab may stand for, likeliest first. */
const WIDTHS = [1, 2, 3, 4, 8];

/** Whether, with tabs replaced by `text`, every hex is on the grid and none is isolated. */
function isOnGrid(rows: readonly QuotedSpan[], text: string): boolean {
  const { cells, offGrid } = readSketch(
    rows.map((row) => ({ ...row, value: row.value.replaceAll('\t', text) })),
  );
  const isNext = (a: SketchCell, b: SketchCell) => hexRing(a.q - b.q, a.r - b.r) === 1;
  const alone = cells.some((cell) => cells.length > 1 && !cells.some((other) => isNext(cell, other)));
  return offGrid.length === 0 && !alone;
}
