/** Areas: a `where` prepared for many questions of the kind "is this thing there?". `read-area.ts` makes them. */
import { type Patch, touches } from '../../landscape/groups.ts';
import { HEXES } from '../../landscape/hex.ts';
import { cellOf, countAt, covers, NO_ITEM } from '../../landscape/items.ts';
import type { Landscape } from '../../landscape/landscape.ts';
import { lookAtMany } from '../../landscape/lookups.ts';
import { isSpecies, type ThingSet, WATER } from '../../link/things.ts';
import { belongsTo } from '../regions.ts';
import { keepNear } from '../sites/distance.ts';

/** A `where`, as it applies at this moment. Its patches stay open until `closePatches`. */
export interface Area {
  kind: 'anywhere' | 'around' | 'cell' | 'near-thing' | 'on-thing' | 'patches' | 'edge' | 'sites';
  /** Cell of `around` and `cell`. */
  cell: number;
  /** The item that `around` refers to: it is not adjacent to itself (R11.1). */
  item: number;
  thing: number;
  patches: Patch[];
  /** With `near-thing`: the thing as a set; otherwise null. */
  near: ThingSet | null;
  /** With `sites`: the test for each item, because two equal things on a tile may differ. */
  sites: SiteTest | null;
}

/** Tests places against a `where`, as it applies at this moment. */
export interface SiteTest {
  /** @param item the thing itself; `NO_ITEM` for a thing that is not there yet */
  holds(cell: number, thing: number, item: number): boolean;
  /**
   * Filters cells by whether the test holds for a thing that is put there.
   * @param isWanted true to keep the cells where it holds, false to keep the others
   */
  keep(cells: number[], thing: number, isWanted: boolean): number[];
  /** The test for a group: true if it holds for one of the members or, with `not`, for none of them. */
  holdsOfGroup(patch: Patch): boolean;
}

/** The whole landscape, for a step without `where`. Always this same object, so that callers can compare with it. */
export const ANYWHERE: Area = newArea('anywhere', -1, NO_ITEM, 0, []);

export function newArea(
  kind: Area['kind'],
  cell: number,
  item: number,
  thing: number,
  patches: Patch[],
  sites: SiteTest | null = null,
  near: ThingSet | null = null,
): Area {
  return { kind, cell, item, thing, patches, near, sites };
}

/** For areas without patches. */
export const NO_PATCHES: Patch[] = [];

/** The area around an item such as "this": within one space, without the item itself. */
export function around(land: Landscape, item: number): Area {
  return newArea('around', cellOf(land, item), item, 0, NO_PATCHES);
}

/** The area that these patches make up. */
export function areaOf(patches: Patch[]): Area {
  return newArea('patches', -1, NO_ITEM, 0, patches);
}

/** How many of a thing are within one space of a cell, including the cell itself. */
function countAround(land: Landscape, cell: number, thing: number): number {
  const { neighbours } = HEXES;
  let count = land.terrain[cell] > 0 ? countAt(land, cell, thing) : 0;
  for (let i = cell * 6; i < cell * 6 + 6; i++) {
    // A cell at the rim of the arrays has neighbours beyond them, which are empty.
    if (land.terrain[neighbours[i]] > 0) count += countAt(land, neighbours[i], thing);
  }
  return count;
}

/** True if the cells are equal or adjacent. */
export function isWithinOne(a: number, b: number): boolean {
  if (a === b) return true;
  const { neighbours } = HEXES;
  for (let i = a * 6; i < a * 6 + 6; i++) if (neighbours[i] === b) return true;
  return false;
}

/** True if a tile there has, or would have, fewer than six neighbours (R11.6, L20). */
export function isEdge(land: Landscape, cell: number): boolean {
  return land.near[cell] < 6;
}

/**
 * True if a thing on the cell is in the area.
 * @param thing its kind: a terrain, `MOUNTAIN`, `FOREST`, a species or a marker
 * @param isYetToCome true if the thing is yet to be put there: `adjacent` and `on` count from that cell (L14), and it
 *   may join a region next to it
 * @param item the thing itself, if it is there; only `sites` need it
 */
export function isThere(
  land: Landscape,
  area: Area,
  cell: number,
  thing: number,
  isYetToCome = false,
  item = NO_ITEM,
): boolean {
  switch (area.kind) {
    case 'anywhere':
      return true;
    case 'edge':
      return isEdge(land, cell);
    case 'cell':
      return cell === area.cell;
    case 'around':
      return isWithinOne(area.cell, cell);
    case 'near-thing':
      return countAround(land, cell, area.thing) > itself(area, thing, isYetToCome);
    case 'on-thing':
      return countAt(land, cell, area.thing) > itself(area, thing, isYetToCome);
    case 'patches':
      lookAtMany(area.patches.length);
      for (const patch of area.patches) {
        if (belongsTo(patch, cell, thing) || (isYetToCome && joins(patch, cell, thing))) return true;
      }
      return false;
    case 'sites':
      return area.sites?.holds(cell, thing, isYetToCome ? NO_ITEM : item) === true;
  }
}

/**
 * Filters cells by whether a thing that is put there is in the area. Like `isThere`, in loops that call no functions
 * where possible.
 * @param isWanted true to keep the cells in the area, false to keep the others
 */
export function keepCells(
  land: Landscape,
  area: Area,
  cells: number[],
  thing: number,
  isWanted = true,
): number[] {
  if (area.kind === 'anywhere' && isWanted) return cells;
  if (area.sites !== null) return area.sites.keep(cells, thing, isWanted);
  if (area.kind === 'edge') return onEdge(land, cells, isWanted);
  if (area.near !== null) return keepNear(land, cells, area.near, 1, isWanted);
  return cells.filter((cell) => isThere(land, area, cell, thing, true) === isWanted);
}

/**
 * True if the answer is the same for all mountains, or all forests, on a tile, whether already there or yet to be put
 * there: none of them counts itself.
 */
export function isSameForAll(area: Area, thing: number): boolean {
  return area.item === NO_ITEM && area.sites === null && !covers(area.thing, thing);
}

function onEdge({ near }: Landscape, cells: readonly number[], isWanted: boolean): number[] {
  const found: number[] = [];
  for (let i = 0; i < cells.length; i++) if (near[cells[i]] < 6 === isWanted) found.push(cells[i]);
  return found;
}

/**
 * How many things to discount, because nothing is adjacent to itself (R11.1). Equal things on a tile all get the same
 * answer.
 */
function itself(area: Area, thing: number, isYetToCome: boolean): number {
  return !isYetToCome && covers(area.thing, thing) ? 1 : 0;
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
