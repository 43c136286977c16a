/**
 * Tiles that have something, in ascending order. These loops call nothing: with a call in it a loop reads the length
 * and place of its arrays again for each cell, and takes twice as long.
 */
import { forestItem, tileItem } from './items.ts';
import type { Landscape } from './landscape.ts';
import { lookAt } from './lookups.ts';

/** Tiles of these terrains, given as bits `1 << terrain`. */
export function tilesOf({ cells, terrain }: Landscape, bits: number): number[] {
  const found: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (((bits >> terrain[cell]) & 1) !== 0) found.push(cell);
  }
  return found;
}

/** Cells with mountains or forests, whichever array is given. */
export function cellsWithSome({ cells }: Landscape, tokens: Uint8Array): number[] {
  const found: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) if (tokens[cells[i]] > 0) found.push(cells[i]);
  return found;
}

/** Cells with any animal. */
export function cellsWithAnimals({ cells, firstAnimal }: Landscape): number[] {
  const found: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) if (firstAnimal[cells[i]] > 0) found.push(cells[i]);
  return found;
}

/** Tiles of these terrains as items, without those under a feature unless `covered`. */
export function tileItems(land: Landscape, bits: number, covered: boolean): number[] {
  const { cells, terrain, feature } = land;
  const items: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (((bits >> terrain[cell]) & 1) !== 0 && (covered || feature[cell] === 0)) items.push(tileItem(cell));
  }
  return items;
}

/** The first forest of every tile that has one. */
export function forestItems({ cells, forests }: Landscape): number[] {
  const items: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) if (forests[cells[i]] > 0) items.push(forestItem(cells[i]));
  return items;
}
