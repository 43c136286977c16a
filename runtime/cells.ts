/**
 * Cells that have something, in ascending order. These loops go over the whole landscape and call nothing: with a call
 * in it a loop reads the length and place of its arrays again for each cell, and takes twice as long.
 */
import { forestItem, tileItem } from './items.ts';
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

/** Tiles of these terrains as items, without those under a feature unless `covered`. */
export function tileItems({ terrain, feature }: Landscape, bits: number, covered: boolean): number[] {
  const items: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) {
    if (((bits >> terrain[cell]) & 1) !== 0 && (covered || feature[cell] === 0)) items.push(tileItem(cell));
  }
  return items;
}

/** The first forest of every tile that has one. */
export function forestItems({ forests }: Landscape): number[] {
  const items: number[] = [];
  for (let cell = 0; cell < forests.length; cell++) if (forests[cell] > 0) items.push(forestItem(cell));
  return items;
}
