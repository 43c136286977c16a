/**
 * Cells that have something, in ascending order. These loops go over the whole landscape and call nothing: with a call
 * in it a loop reads the length and place of its arrays again for each cell, and takes twice as long.
 */
import type { Landscape } from './landscape.ts';

/** Tiles of these terrains, given as bits `1 << terrain`. */
export function tilesOf({ terrain }: Landscape, bits: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) if (((bits >> terrain[cell]) & 1) !== 0) cells.push(cell);
  return cells;
}

/** Cells with mountains or forests, whichever array is given. */
export function cellsWithSome(tokens: Uint8Array): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < tokens.length; cell++) if (tokens[cell] > 0) cells.push(cell);
  return cells;
}

/** Cells with any animal. */
export function cellsWithAnimals({ firstAnimal }: Landscape): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < firstAnimal.length; cell++) if (firstAnimal[cell] > 0) cells.push(cell);
  return cells;
}
