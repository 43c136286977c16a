/** Finds cells by what is on them. */
import { HEXES } from './hex.ts';
import type { Landscape } from './landscape.ts';
import { checkWork, countWork } from './work.ts';

/** The cells at some indices of an array: from `from` up to, not including, `to`. */
export interface CellRange {
  cells: ArrayLike<number>;
  from: number;
  to: number;
}

/** All cells with a tile. */
export function allCells({ cells }: Landscape): CellRange {
  return { cells, from: 0, to: cells.length };
}

/** A cell with its neighbours. */
export function ringAround(cell: number): CellRange {
  return { cells: HEXES.around, from: cell * 7, to: cell * 7 + 7 };
}

/**
 * The cells that have one of these kinds of things, given as bits (`link/thing-sets.ts`), in ascending order. The loop
 * calls no functions: with a call inside, V8 reloads the length and address of the arrays for each cell.
 * @param without bits of which they have none
 */
export function cellsWith(
  land: Landscape,
  bits: number,
  without = 0,
  { cells, from, to } = allCells(land),
): number[] {
  const { kinds } = land;
  const found: number[] = [];
  countWork(to - from);
  checkWork();
  for (let i = from; i < to; i++) {
    const kind = kinds[cells[i]];
    if ((kind & bits) !== 0 && (kind & without) === 0) found.push(cells[i]);
  }
  return found;
}

/** True if any cell has one of these kinds of things. */
export function hasCellWith({ cells, kinds }: Landscape, bits: number): boolean {
  countWork(cells.length);
  let i = 0;
  while (i < cells.length && (kinds[cells[i]] & bits) === 0) i++;
  return i < cells.length;
}
