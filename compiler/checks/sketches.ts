/** What is wrong with a sketch itself, whether of a board, a pattern or a layout. */
import { andList, type Quoted, type Sketch, type Span } from '../../grammar/index.ts';
import { FARTHEST, isFar } from '../../program/index.ts';
import type { Report } from '../report/report.ts';

/** What is known of the letters of a sketch. */
export interface Letters {
  isKnown: (letter: string) => boolean;
  /** Whether letters can be explained after `where`. */
  explainable: boolean;
}

/** Reports rows that are off the grid and, in one problem, the letters that mean nothing. */
export function reportSketch(
  rows: readonly Quoted[],
  { cells, offGrid }: Sketch,
  { isKnown, explainable }: Letters,
  report: Report,
): void {
  let next = 0;
  for (const row of rows) {
    // Both are in the order of the text. A row that begins a column too early or too late is one mistake.
    while (offGrid[next]?.from <= row.from) next++;
    const off = offGrid[next];
    if (off && off.from < row.to)
      report.add('ECO601', off, {}, { hint: 'add or remove one space before this row' });
    while (offGrid[next]?.from < row.to) next++;
  }
  const far = cells.find(isFar);
  if (far) report.add('ECO606', far, { why: `a sketch can reach at most ${FARTHEST} hexes from its middle` });
  const unknown = new Map<string, Span>();
  for (const { letter, from, to } of cells) {
    if (letter !== '.' && !isKnown(letter) && !unknown.has(letter)) unknown.set(letter, { from, to });
  }
  const [first] = unknown;
  if (!first) return;
  const [letter, at] = first;
  const letters = andList([...unknown.keys()].map((name) => `\`${name}\``));
  const hint =
    explainable && /[a-z]/i.test(letter) ? `as in \`where ${letter.toLowerCase()} = desert\`` : undefined;
  report.add('ECO602', at, { letters }, { hint });
}
