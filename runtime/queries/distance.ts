/** Distances: steps from tile to tile of the landscape, regardless of terrain (L28). */
import {
  ALL_CELLS,
  addCell,
  addRing,
  closePatches,
  hasCell,
  makePatch,
  openPatches,
  type Patch,
  takePatch,
} from '../landscape/groups.ts';
import {
  cellCount,
  firstLike,
  forestItem,
  itemCell,
  mountainItem,
  NO_ITEM,
  tileItem,
  tokenItem,
} from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { TILE_BITS } from '../link/thing-sets.ts';
import { FOREST, MOUNTAIN, TILE } from '../link/things.ts';

/**
 * The cells at most `spaces` steps from the given ones, including these, nearest first, in a patch that stays open until
 * `closePatches`.
 * @param cells the first `n` entries are used; one may have no tile yet, where a tile is to be laid
 */
export function reachOf(land: Landscape, cells: ArrayLike<number>, n: number, spaces: number): Patch {
  const patch = takePatch(land, 0);
  for (let i = 0; i < n; i++) addCell(patch, cells[i]);
  let ring = 0;
  for (let step = 0; step < spaces && ring < patch.n; step++) ring = addRing(land, patch, ring, TILE_BITS);
  return patch;
}

/**
 * The number of steps of a shortest way from one of some tiles to another tile; -1 without one.
 * @param terrains bits of the tiles that steps lead to
 */
export function shortestWay(land: Landscape, terrains: number, from: readonly number[], to: number): number {
  const level = openPatches();
  const seen = makePatch(land, 0, from);
  let steps = 0;
  for (let ring = 0; ring < seen.n && !hasCell(seen, to); steps++) ring = addRing(land, seen, ring, terrains);
  const isFound = hasCell(seen, to);
  closePatches(level);
  return isFound ? steps : -1;
}

/** The spaces between two items over such tiles, both ends included; 0 without a way or one of the items (L73). */
export function spacesBetween(land: Landscape, one: number, other: number, terrains: number): number {
  if (one === NO_ITEM || other === NO_ITEM) return 0;
  const from = itemCell(land, one);
  if ((land.kinds[from] & terrains) === 0) return 0;
  return Math.max(0, shortestWay(land, terrains, [from], itemCell(land, other)));
}

/** All cells at most this many spaces from some tiles. A cell without a tile is one space from its neighbours. */
export function nearCells(land: Landscape, cells: ArrayLike<number>, n: number, spaces: number): Patch {
  const near = reachOf(land, cells, n, spaces - 1);
  if (spaces > 0) addRing(land, near, 0, ALL_CELLS);
  return near;
}

/** The member of a group on a cell if there is exactly one, else `NO_ITEM`. */
export function loneMember(land: Landscape, of: number, cell: number): number {
  if (cellCount(land, cell, of) !== 1) return NO_ITEM;
  if (of <= TILE) return tileItem(cell);
  if (of === MOUNTAIN) return mountainItem(cell);
  return of === FOREST ? forestItem(cell) : tokenItem(of, firstLike(land, cell, of) - 1);
}
