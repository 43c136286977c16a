/** Reads the explanations of the letters of a sketch. */
import type { CellNode, LegendNode, QuotedSpan, Sketch, Word } from '../../../grammar/index.ts';
import { reportSketch } from '../../checks/sketches.ts';
import { TERRAIN_LETTERS } from '../../names.ts';
import type { NameRecord } from '../../report/name-places.ts';
import type { Report } from '../../report/report.ts';

/** Meanings by lower-case letter; undefined for a letter whose explanation is wrong. */
export type Legend<T> = ReadonlyMap<string, T | undefined>;

/** A sketch as written. On a board, digits mark positions; in a pattern they mean nothing. */
interface Drawn {
  line?: 'board';
  rows: readonly QuotedSpan[];
  legend: readonly LegendNode[];
}

/**
 * Reads the explanations after `where`. Reports cells that are off the grid, and letters that cannot be explained, are not
 * explained, or are not in the sketch.
 */
export function readLegend<T>(
  drawn: Drawn,
  sketch: Sketch,
  report: Report,
  read: (cell: CellNode) => T | undefined,
): Legend<T> {
  const { rows, legend: entries, line } = drawn;
  const legend = new Map<string, T | undefined>();
  const { cells, offGrid } = sketch;
  noteCells(drawn, sketch, report.names);
  const inSketch = new Set(cells.map(({ letter }) => letter.toLowerCase()));
  for (const { letter, cell } of entries) {
    const key = letter.text.toLowerCase();
    const why = whyNoLetter(letter, legend);
    const known = () => unexplained(cells, legend);
    if (why) report.add('ECO607', letter, { letter: letter.text, why }, { known });
    // A letter off the grid is not among the cells.
    else if (!inSketch.has(key) && offGrid.length === 0) {
      report.add('ECO603', letter, { letter: letter.text }, { known });
    }
    const value = cell && read(cell);
    if (!why) legend.set(key, value);
  }
  const isKnown = (letter: string) => {
    const key = letter.toLowerCase();
    return hasMeaning(key) || legend.has(key) || (line === 'board' && /\d/.test(key));
  };
  reportSketch(rows, sketch, { isKnown, explainable: true }, report);
  return legend;
}

/** Records the letters of a sketch and where they are explained. */
function noteCells(drawn: Drawn, { cells }: Sketch, record: NameRecord): void {
  for (const cell of cells) {
    if (cell.letter !== '.') record.add('declares', 'cell', cell.letter.toLowerCase(), cell, drawn);
  }
  for (const { letter } of drawn.legend) {
    if (letter.text.length === 1) record.add('uses', 'cell', letter.text.toLowerCase(), letter, drawn);
  }
}

/** The letters of a sketch that are not explained yet, as drawn. */
function unexplained(cells: Sketch['cells'], legend: ReadonlyMap<string, unknown>): string[] {
  const isOpen = (key: string) => /[a-z]/.test(key) && !hasMeaning(key) && !legend.has(key);
  return cells.map(({ letter }) => letter).filter((letter) => isOpen(letter.toLowerCase()));
}

/** Whether a lower-case letter means a terrain, or any land, in every sketch. */
const hasMeaning = (letter: string) => Object.hasOwn(TERRAIN_LETTERS, letter) || letter === 'l';

function whyNoLetter({ text }: Word, legend: ReadonlyMap<string, unknown>): string | undefined {
  const key = text.toLowerCase();
  if (key.length !== 1) return 'it is not a single letter';
  if (hasMeaning(key)) return 'it already has a meaning';
  return legend.has(key) ? 'it is already explained' : undefined;
}
