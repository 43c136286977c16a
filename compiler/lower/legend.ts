/** Reads what the letters of a sketch stand for. */
import type { SketchCell } from '../../grammar/sketch.ts';
import type { CellNode, LegendNode, Word } from '../../grammar/tree.ts';
import { TERRAIN_LETTERS } from '../names.ts';
import type { Report } from '../report.ts';

/** What letters stand for, by lower-case letter; nothing for one whose explanation is wrong. */
export type Legend<T> = ReadonlyMap<string, T | undefined>;

/** Reports letters that cannot be explained, or do not stand in the sketch. */
export function readLegend<T>(
  entries: readonly LegendNode[],
  cells: readonly SketchCell[],
  report: Report,
  read: (cell: CellNode) => T | undefined,
): Legend<T> {
  const legend = new Map<string, T | undefined>();
  const inSketch = new Set(cells.map(({ letter }) => letter.toLowerCase()));
  for (const { letter, cell } of entries) {
    const key = letter.text.toLowerCase();
    const why = whyNoLetter(letter, legend);
    if (why) report.add('ECO607', letter, { letter: letter.text, why });
    else if (!inSketch.has(key)) report.add('ECO603', letter, { letter: letter.text });
    const value = cell && read(cell);
    if (!why) legend.set(key, value);
  }
  return legend;
}

function whyNoLetter({ text }: Word, legend: ReadonlyMap<string, unknown>): string | undefined {
  const key = text.toLowerCase();
  if (key.length !== 1) return 'it is no single letter';
  if (TERRAIN_LETTERS[key] || key === 'l') return 'it has a meaning of its own';
  return legend.has(key) ? 'it is explained already' : undefined;
}
