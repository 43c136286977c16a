/** Places: a `where` as it applies at one moment, as data for one predicate. `read-place.ts` reads them. */
import { allCells, ringAround } from '../landscape/cells.ts';
import { closePatches, hasCell, openPatches, type Patch, touches } from '../landscape/groups.ts';
import { HEXES } from '../landscape/hex.ts';
import { covers, itemCell, itemThing, NO_ITEM, tileItem } from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { countWork } from '../landscape/work.ts';
import type { ThingsNear } from '../link/code.ts';
import { isSpecies, LAND, type ThingSet, WATER } from '../link/things.ts';
import { compares } from './compare.ts';
import { loneMember, reachOf } from './distance.ts';
import { belongsTo } from './regions.ts';
import { countInPatch, countOver, isSought, itemsOn } from './tile-contents.ts';

/** A place. Its patches stay open until `closePatches`. */
export interface Place {
  /**
   * `around`, `on`, `others` and `reach` are about an item; `reach` and `beside` about the tiles of a patch; `things` is a number of
   * things in reach; `all`, `any` and `not` are about other places.
   */
  is:
    | 'anywhere'
    | 'nowhere'
    | 'edge'
    | 'around'
    | 'on'
    | 'others'
    | 'patches'
    | 'reach'
    | 'beside'
    | 'things'
    | 'all'
    | 'any'
    | 'not';
  /** The cell of the item, or -1. */
  cell: number;
  /** The item that `around` and `reach` refer to, which is not there itself (R11.1), or `NO_ITEM`. */
  item: number;
  /** The patches that it consists of; for `things`, the cells near any of them if these are known. */
  patches: readonly Patch[];
  things: ThingsNear | null;
  of: readonly Place[];
}

/** A place with these fields. */
export function makePlace(
  is: Place['is'],
  patches: readonly Patch[] = [],
  cell = -1,
  item = NO_ITEM,
  things: ThingsNear | null = null,
  of: readonly Place[] = [],
): Place {
  return { is, cell, item, patches, things, of };
}

/** The whole landscape, for a step without `where`. */
export const WHOLE_LANDSCAPE = makePlace('anywhere');

/** The place around an item such as "this": within one space, without the item itself (R11.1). */
export function around(land: Landscape, item: number): Place {
  return makePlace('around', [], itemCell(land, item), item);
}

/** Everywhere but at "this" itself: all other things, and all tiles but its own. */
export function others(land: Landscape, item: number): Place {
  return makePlace('others', [], itemCell(land, item), item);
}

/**
 * True if a thing is in a place.
 * @param thing its kind: a terrain, `MOUNTAIN`, `FOREST`, a species or a marker
 * @param item the thing itself; `NO_ITEM` for a thing that is yet to be put on the cell: `adjacent` and `on` count from
 *   that cell (L14), and it may join a region next to it
 */
export function isThere(land: Landscape, place: Place, cell: number, thing: number, item: number): boolean {
  const { item: self, patches } = place;
  // The most frequent come first.
  switch (place.is) {
    case 'around':
      return item !== self && isWithinOne(place.cell, cell);
    case 'things':
      return place.things !== null && hasThingsNear(land, place.things, patches[0], cell, item);
    case 'edge':
      return isEdge(land, cell);
    case 'all':
      for (const one of place.of) if (!isThere(land, one, cell, thing, item)) return false;
      return true;
    case 'not':
      return !isThere(land, place.of[0], cell, thing, item);
    case 'any':
      for (const one of place.of) if (isThere(land, one, cell, thing, item)) return true;
      return false;
    case 'patches':
      countWork(patches.length);
      for (const patch of patches)
        if (belongsTo(patch, cell, thing) || (item === NO_ITEM && joins(patch, cell, thing))) return true;
      return false;
    case 'reach':
      return (item === NO_ITEM || item !== self) && hasCell(patches[0], cell);
    case 'on':
      return cell === place.cell;
    case 'others':
      return item !== self && item !== tileItem(place.cell);
    case 'beside':
      return !hasCell(patches[0], cell) && touches(patches[0], cell);
    case 'anywhere':
      return true;
    case 'nowhere':
      return false;
  }
}

/** The cells where a thing of this kind would be in a place if it were put there. */
export function placeCells(land: Landscape, place: Place, cells: number[], kind: number): number[] {
  if (place === WHOLE_LANDSCAPE) return cells;
  if (place.is === 'all') {
    let left = cells;
    for (const one of place.of) left = placeCells(land, one, left, kind);
    return left;
  }
  const found: number[] = [];
  for (let i = 0; i < cells.length; i++)
    if (isThere(land, place, cells[i], kind, NO_ITEM)) found.push(cells[i]);
  return found;
}

/** True if a group is in a place: one of its members or, with `not`, none of them (L15). */
export function isGroupThere(land: Landscape, place: Place, group: Patch): boolean {
  // The group of the item itself is not adjacent to it, nor in its reach (L15).
  if (place.item !== NO_ITEM && hasCell(group, place.cell))
    return !covers(group.of, itemThing(land, place.item));
  switch (place.is) {
    case 'anywhere':
      return true;
    case 'around':
      return touches(group, place.cell);
    case 'things':
      return place.things !== null && hasThingsNearGroup(land, place.things, group);
    case 'all':
      return place.of.every((one) => isGroupThere(land, one, group));
    case 'any':
      return place.of.some((one) => isGroupThere(land, one, group));
    case 'not':
      return !isGroupThere(land, place.of[0], group);
    default:
      countWork(group.n);
      for (let i = 0; i < group.n; i++) {
        const cell = group.cells[i];
        const thing = group.of === LAND ? land.terrain[cell] : group.of;
        if (isThere(land, place, cell, thing, tileItem(cell))) return true;
      }
      return false;
  }
}

/** True if the number of things in reach of a cell is right; nothing counts itself (L27). */
function hasThingsNear(
  land: Landscape,
  { compare, things, spaces }: ThingsNear,
  near: Patch | undefined,
  cell: number,
  item: number,
): boolean {
  if (near && !hasCell(near, cell)) return false;
  const self = isSought(land, things, item) ? 1 : 0;
  if (near && self === 0 && compare.is === 'least' && compare.amount === 1) return true;
  const enough = compare.amount + self + (compare.is === 'least' ? 0 : 1);
  const count =
    spaces === 1
      ? countOver(land, things, ringAround(cell), enough)
      : countNear(land, things, [cell], 1, spaces);
  return compares(compare, count - self);
}

/** The same for a group, a member of which counts itself unless it is the only one. */
function hasThingsNearGroup(
  land: Landscape,
  { compare, things, spaces }: ThingsNear,
  { of, cells, n }: Patch,
): boolean {
  let count = countNear(land, things, cells, n, spaces);
  for (let i = 0; i < n && (spaces === 0 || n === 1); i++)
    if (isSought(land, things, loneMember(land, of, cells[i]))) count--;
  return compares(compare, count);
}

/** How many things are at most this many spaces from some cells. */
function countNear(
  land: Landscape,
  things: ThingSet,
  cells: ArrayLike<number>,
  n: number,
  spaces: number,
): number {
  if (spaces === 0) return countOver(land, things, { cells, from: 0, to: n });
  const level = openPatches();
  const reach = reachOf(land, cells, n, spaces);
  const count = countOver(land, things, { cells: reach.cells, from: 0, to: reach.n });
  closePatches(level);
  return count;
}

/**
 * The things of a set that are in a place, in the order of their cells and items.
 * @param mask bits of the kinds to consider, by default all of the set
 */
export function placeItems(land: Landscape, things: ThingSet, place: Place, mask = things.mask): number[] {
  const cells = place.is === 'around' ? ringAround(place.cell) : allCells(land);
  const items = itemsOn(land, things, cells, mask);
  if (place === WHOLE_LANDSCAPE) return items;
  const found: number[] = [];
  for (const item of items)
    if (isThere(land, place, itemCell(land, item), itemThing(land, item), item)) found.push(item);
  return found;
}

/** How many things of a set are in a place. */
export function countThings(land: Landscape, things: ThingSet, place: Place): number {
  const self = isSought(land, things, place.item) ? 1 : 0;
  switch (place.is) {
    case 'anywhere':
      return countOver(land, things, allCells(land));
    case 'around':
      return countOver(land, things, ringAround(place.cell)) - self;
    case 'reach':
      return countInPatch(land, things, place.patches[0]) - self;
    case 'patches':
      if (place.patches.length === 1) return countInPatch(land, things, place.patches[0]);
  }
  return placeItems(land, things, place).length;
}

/** True if a tile there has, or would have, fewer than six neighbours (R11.6, L20). */
export function isEdge(land: Landscape, cell: number): boolean {
  return land.near[cell] < 6;
}

/** True if the cells are equal or adjacent. */
export function isWithinOne(a: number, b: number): boolean {
  if (a === b) return true;
  const { neighbours } = HEXES;
  for (let i = a * 6; i < a * 6 + 6; i++) if (neighbours[i] === b) return true;
  return false;
}

/**
 * True if a thing put there becomes part of the region: an animal for a community, or a matching tile for a habitat or
 * landmass (L17). A mountain, forest or marker must be put on one of the region's tiles.
 */
function joins(patch: Patch, cell: number, thing: number): boolean {
  if (thing > WATER && !isSpecies(thing)) return false;
  if (patch.of === 0) return thing <= WATER;
  return covers(patch.of, thing) && touches(patch, cell);
}
