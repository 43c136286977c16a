/** Distances: steps from tile to tile of the landscape, regardless of terrain (L28). */
import { ANY_NUMBER } from '../../landscape/cells.ts';
import { addCell, closePatches, openPatches, type Patch, takePatch } from '../../landscape/groups.ts';
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
import { ANIMAL_BIT, FOREST_BIT, MARKER_BIT, MOUNTAIN_BIT, TILE_BITS } from '../../link/thing-sets.ts';
import { FOREST, MARKERS, MOUNTAIN, rowOf, type ThingSet, TILE } from '../../link/things.ts';
import { isHolder } from '../holders.ts';

/**
 * The cells at most `spaces` steps from the given ones, including these, in a patch that stays open until
 * `closePatches`.
 * @param cells the first `n` entries are used; one may have no tile yet, where a tile is to be laid
 */
export function reachOf(land: Landscape, cells: ArrayLike<number>, n: number, spaces: number): Patch {
  const patch = takePatch(land, 0);
  for (let i = 0; i < n; i++) addCell(patch, cells[i]);
  walk(land, patch, spaces);
  lookAt(patch.n);
  return patch;
}

/** Adds the tiles at most `spaces` steps from a patch. */
function walk({ terrain }: Landscape, patch: Patch, spaces: number): void {
  const { neighbours } = HEXES;
  const { stamp, cells, mark } = patch;
  let done = 0;
  let { n } = patch;
  for (let step = 0; step < spaces && done < n; step++) {
    for (const end = n; done < end; done++) {
      const from = cells[done] * 6;
      for (let i = from; i < from + 6; i++) {
        const cell = neighbours[i];
        if (!(terrain[cell] > 0) || stamp[cell] === mark) continue;
        stamp[cell] = mark;
        cells[n++] = cell;
      }
    }
  }
  patch.n = n;
}

/**
 * Adds all cells at most this many spaces from a patch of tiles. A cell without a tile is one space from its
 * neighbours.
 */
export function spread(land: Landscape, patch: Patch, spaces: number): void {
  if (spaces > 0) {
    const { neighbours } = HEXES;
    walk(land, patch, spaces - 1);
    const { n, cells } = patch;
    for (let at = 0; at < n; at++) {
      const from = cells[at] * 6;
      for (let i = from; i < from + 6; i++) addCell(patch, neighbours[i]);
    }
  }
  // Adjacent cells need no charge beyond what has already been counted.
  if (spaces > 1) lookAt(patch.n);
}

/**
 * Filters cells, with or without a tile, by whether they are at most this many spaces from any thing of a set.
 * @param isWanted true to keep the near cells, false to keep the others
 */
export function keepNear(
  land: Landscape,
  cells: readonly number[],
  things: ThingSet,
  spaces: number,
  isWanted: boolean,
): number[] {
  const { bits } = things;
  if (spaces === 1) {
    // Most often it is a tile or token that a single number of its cell identifies.
    if ((bits & ~TILE_BITS) === 0) return keepBeside(cells, land.terrain, bits, isWanted);
    if (bits === MOUNTAIN_BIT) return keepBeside(cells, land.mountains, ANY_NUMBER, isWanted);
    if (bits === FOREST_BIT) return keepBeside(cells, land.forests, ANY_NUMBER, isWanted);
  }
  // Find other things once, instead of around each of the cells.
  const level = openPatches();
  const patch = takePatch(land, 0);
  addCellsWith(land, patch, things);
  spread(land, patch, spaces);
  const kept = inPatch(patch, cells, isWanted);
  closePatches(level);
  return kept;
}

/** Filters cells by whether the number of the cell or of a neighbour is in `bits`, as the bit `1 << number`. */
function keepBeside(
  cells: readonly number[],
  numbers: Uint8Array,
  bits: number,
  isWanted: boolean,
): number[] {
  const { around } = HEXES;
  const kept: number[] = [];
  for (let at = 0; at < cells.length; at++) {
    let i = cells[at] * 7;
    const end = i + 7;
    // Beyond the arrays there are no tiles: an undefined number shifts by 0, and bit 0 is never set.
    while (i < end && ((bits >> numbers[around[i]]) & 1) === 0) i++;
    if (i < end === isWanted) kept.push(cells[at]);
  }
  return kept;
}

/** Filters cells by whether they are in a patch. */
export function inPatch({ stamp, mark }: Patch, cells: readonly number[], isWanted: boolean): number[] {
  const kept: number[] = [];
  for (let i = 0; i < cells.length; i++) {
    if ((stamp[cells[i]] === mark) === isWanted) kept.push(cells[i]);
  }
  return kept;
}

/** Adds the tiles that are, or have, one of these things. */
function addCellsWith(land: Landscape, patch: Patch, things: ThingSet): void {
  const { cells, terrain, mountains, forests, firstAnimal, firstMarker, nextAnimal, tokenSpecies } = land;
  const { bits, species, holders } = things;
  if ((bits & TILE_BITS) !== 0) addWith(patch, cells, terrain, bits & TILE_BITS);
  if ((bits & MOUNTAIN_BIT) !== 0) addWith(patch, cells, mountains, ANY_NUMBER);
  if ((bits & FOREST_BIT) !== 0) addWith(patch, cells, forests, ANY_NUMBER);
  for (const bit of [ANIMAL_BIT, MARKER_BIT]) {
    if ((bits & bit) === 0) continue;
    const first = bit === ANIMAL_BIT ? firstAnimal : firstMarker;
    for (let i = 0; i < cells.length; i++) {
      let t = first[cells[i]];
      while (t > 0 && !species[tokenSpecies[t - 1]]) t = nextAnimal[t - 1];
      if (t > 0) addCell(patch, cells[i]);
    }
  }
  if (holders !== null) for (const cell of cells) if (isHolder(land, things, cell)) addCell(patch, cell);
}

/** Adds the cells whose number is in `bits`, as the bit `1 << number`. */
function addWith(patch: Patch, cells: readonly number[], numbers: Uint8Array, bits: number): void {
  for (let i = 0; i < cells.length; i++)
    if (((bits >> numbers[cells[i]]) & 1) !== 0) addCell(patch, cells[i]);
}

/** The member of a group on a cell if there is exactly one, else `NO_ITEM`. */
export function loneMember(land: Landscape, { of }: Patch, cell: number): number {
  if (countAt(land, cell, of) !== 1) return NO_ITEM;
  if (of <= TILE) return tileItem(cell);
  if (of === MOUNTAIN) return mountainItem(cell);
  if (of === FOREST) return forestItem(cell);
  let token = firstOf(land, of)[cell];
  while (land.tokenSpecies[token - 1] !== rowOf(of)) token = land.nextAnimal[token - 1];
  return of >= MARKERS ? markerItem(token - 1) : animalItem(token - 1);
}
