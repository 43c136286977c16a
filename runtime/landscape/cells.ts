/**
 * Tiles that have something, in ascending order. These loops call nothing: with a call in it a loop reads the length
 * and place of its arrays again for each cell, and takes twice as long.
 */
import type { Landscape } from './landscape.ts';
import { lookAt } from './lookups.ts';

/** The bits of all numbers from 1 on, for `cellsWith`: a tile holds few mountains and forests (R7.2, R7.3). */
export const ANY_NUMBER = ~1;

/** Cells whose number in this array (terrain, mountains or forests) is, as a bit `1 << number`, one of these. */
export function cellsWith({ cells }: Landscape, numbers: Uint8Array, bits: number): number[] {
  const found: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) if (((bits >> numbers[cells[i]]) & 1) !== 0) found.push(cells[i]);
  return found;
}

/** Cells with any animal, or with any marker: those with a token in the list that is given. */
export function cellsWithTokens({ cells }: Landscape, first: Int32Array): number[] {
  const found: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) if (first[cells[i]] > 0) found.push(cells[i]);
  return found;
}
