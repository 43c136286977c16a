/**
 * Placing forty tiles, one after the other, written by hand as a lower bound: typed arrays changed in place, with a sorted list
 * of the free cells.
 */
import { coverRings, HEXES } from '../../../runtime/landscape/hex.ts';
import type { Rng } from '../../rng.ts';
import { type Hex40, note } from './engine.ts';

const TILES = 40;
/** Room for forty tiles in a row and the cells around them. */
const RINGS = TILES + 2;

coverRings(RINGS);

/** A board that is reused for each game. */
const board = {
  /** 0: no tile near, 1: free, 2: a tile. */
  cells: new Uint8Array(HEXES.q.length),
  /** The free cells in ascending order. Each tile except the first adds at most three free cells. */
  free: new Int32Array(6 + 3 * TILES),
  count: 0,
};

/** Plays one random game and returns the number of decisions. */
export function hex40ByHand(below: Rng, seen?: Hex40): number {
  board.cells.fill(0);
  board.count = 0;
  place(0);
  for (let placed = 0; placed < TILES; placed++) {
    const index = below(board.count);
    const cell = board.free[index];
    if (seen) note(seen, board.count, cell);
    board.free.copyWithin(index, index + 1, board.count);
    board.count--;
    place(cell);
  }
  return TILES;
}

function place(cell: number): void {
  const { cells } = board;
  const { neighbours } = HEXES;
  cells[cell] = 2;
  for (let i = cell * 6; i < cell * 6 + 6; i++) {
    const near = neighbours[i];
    if (cells[near] > 0) continue;
    cells[near] = 1;
    insert(near);
  }
}

function insert(cell: number): void {
  const { free } = board;
  let at = board.count++;
  for (; at > 0 && free[at - 1] > cell; at--) free[at] = free[at - 1];
  free[at] = cell;
}
