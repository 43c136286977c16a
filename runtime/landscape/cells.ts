/**
 * Finds cells by what is on them, in ascending order. These loops call no functions: with a call inside, V8 reloads the
 * length and address of the arrays for each cell, which takes twice as long.
 */
import type { Landscape } from './landscape.ts';
import { lookAt } from './lookups.ts';

/** The bits of all numbers from 1, for `cellsWith`: a tile holds few mountains and forests (R7.2, R7.3). */
export const ANY_NUMBER = ~1;

/** Cells whose number in this array (terrain, mountains or forests) is in `bits`, as the bit `1 << number`. */
export function cellsWith({ cells }: Landscape, numbers: Uint8Array, bits: number): number[] {
  const found: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) if (((bits >> numbers[cells[i]]) & 1) !== 0) found.push(cells[i]);
  return found;
}

/** Cells with a token in the given list: `firstAnimal` or `firstMarker`. */
export function cellsWithTokens({ cells }: Landscape, first: Int32Array): number[] {
  const found: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) if (first[cells[i]] > 0) found.push(cells[i]);
  return found;
}
