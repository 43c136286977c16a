/** Distances: steps from tile to tile of the landscape, whatever they are (L28). */
import { addCell, type Part, takePart } from '../../landscape/groups.ts';
import { HEXES } from '../../landscape/hex.ts';
import {
  animalItem,
  countAt,
  firstOf,
  forestItem,
  markerItem,
  mountainItem,
  NO_ITEM,
  tileItem,
} from '../../landscape/items.ts';
import type { Landscape } from '../../landscape/landscape.ts';
import { lookAt } from '../../landscape/lookups.ts';
import { FOREST, MARKERS, MOUNTAIN, rowOf, TILE } from '../../link/code.ts';

/**
 * The cells that are at most so many steps from some, these included, in a part that is open until `closeParts`.
 * @param cells the first `n` of these; one may be without a tile, where one is to be laid
 */
export function reachOf(land: Landscape, cells: ArrayLike<number>, n: number, spaces: number): Part {
  const { neighbours } = HEXES;
  const { terrain } = land;
  const part = takePart(land, 0);
  for (let i = 0; i < n; i++) addCell(part, cells[i]);
  let done = 0;
  for (let step = 0; step < spaces && done < part.n; step++) {
    for (const end = part.n; done < end; done++) {
      const from = part.cells[done] * 6;
      for (let i = from; i < from + 6; i++) if (terrain[neighbours[i]] > 0) addCell(part, neighbours[i]);
    }
  }
  lookAt(part.n);
  return part;
}

/** The member of a group on a cell, if there is one alone: nothing but it is itself. */
export function loneMember(land: Landscape, { of }: Part, cell: number): number {
  if (countAt(land, cell, of) !== 1) return NO_ITEM;
  if (of <= TILE) return tileItem(cell);
  if (of === MOUNTAIN) return mountainItem(cell);
  if (of === FOREST) return forestItem(cell);
  let token = firstOf(land, of)[cell];
  while (land.tokenSpecies[token - 1] !== rowOf(of)) token = land.nextAnimal[token - 1];
  return of >= MARKERS ? markerItem(token - 1) : animalItem(token - 1);
}
