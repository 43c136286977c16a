/**
 * Areas: a `where` made ready for many questions "is this thing there?".
 */
import type { EffectFrame } from '../frames.ts';
import { closeParts, openParts, type Part, touches } from '../landscape/groups.ts';
import { HEXES } from '../landscape/hex.ts';
import { cellOf, countAt, covers, NO_ITEM, tileItem } from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { checkLookups, lookAtMany } from '../landscape/lookups.ts';
import { FROM_THIS, isSpecies, TILE, WATER, type WhereCode } from '../link/code.ts';
import type { Game } from '../state.ts';
import { holds, partsOf } from './regions.ts';

/** A `where`, read at this moment. Its parts are open until `closeParts`. */
export interface Area {
  kind: 'anywhere' | 'around' | 'cell' | 'near-thing' | 'on-thing' | 'parts' | 'edge';
  /** Cell of `around` and `cell`. */
  cell: number;
  /** The item `around` is about: it is not adjacent to itself (R11.1). */
  item: number;
  thing: number;
  parts: Part[];
}

/** The whole landscape, for a step without `where`. Always this object, so that it can be compared. */
export const ANYWHERE: Area = newArea('anywhere', -1, NO_ITEM, 0, []);

function newArea(kind: Area['kind'], cell: number, item: number, thing: number, parts: Part[]): Area {
  return { kind, cell, item, thing, parts };
}

const EDGE = newArea('edge', -1, NO_ITEM, 0, []);
const NO_PARTS: Part[] = [];

/** The area around "this", or any item: within one space, without itself. */
export function around(land: Landscape, item: number): Area {
  return newArea('around', cellOf(land, item), item, 0, NO_PARTS);
}

/** The area these parts make up. */
export function areaOf(parts: Part[]): Area {
  return newArea('parts', -1, NO_ITEM, 0, parts);
}

/**
 * Reads a `where`. Call it only if it refers to something (`isUnanswered`).
 * @param tie which of several largest groups to take, by region of the `where`; without it all of them
 */
export function readArea(
  game: Game,
  frame: EffectFrame,
  where: WhereCode | null,
  tie?: readonly number[],
): Area {
  if (!where) return ANYWHERE;
  const land = game.landscape;
  const item = where.from === FROM_THIS ? frame.self : where.from >= 0 ? frame.slots[where.from] : NO_ITEM;
  switch (where.where) {
    case 'edge':
      return EDGE;
    case 'adjacent':
      // "This tile" is the tile under a token, which is not adjacent to itself, but to the token (R11.1).
      if (where.thing === TILE && where.from === FROM_THIS) return around(land, tileItem(cellOf(land, item)));
      if (item !== NO_ITEM) return around(land, item);
      return newArea('near-thing', -1, NO_ITEM, where.thing, NO_PARTS);
    case 'on':
      if (item !== NO_ITEM) return newArea('cell', cellOf(land, item), NO_ITEM, 0, NO_PARTS);
      return newArea('on-thing', -1, NO_ITEM, where.thing, NO_PARTS);
    case 'in': {
      const { regions } = where;
      if (regions.length === 1 && !tie) return areaOf(partsOf(game, frame, regions[0]));
      const parts = regions.flatMap((region, i) => {
        const all = partsOf(game, frame, region);
        return tie && region.region === 'largest' ? all.slice(tie[i], tie[i] + 1) : all;
      });
      return areaOf(parts);
    }
  }
}

/** True if the `where` names "the largest …", of which there may be several. */
export function hasTies(where: WhereCode): boolean {
  for (const { region } of where.regions) if (region === 'largest') return true;
  return false;
}

/** The best of what `count` gives for each way to break the ties of "the largest …" (L18). */
export function bestOverTies(
  game: Game,
  frame: EffectFrame,
  where: WhereCode,
  count: (area: Area) => number,
): number {
  const level = openParts();
  const ties = where.regions.map((region) => {
    if (region.region !== 'largest') return 1;
    const alternatives = Math.max(1, partsOf(game, frame, region).length);
    closeParts(level);
    return alternatives;
  });
  let best = 0;
  const ways = ties.reduce((product, n) => product * n, 1);
  for (let way = 0; way < ways; way++) {
    checkLookups();
    let rest = way;
    const tie = ties.map((n) => {
      const digit = rest % n;
      rest = Math.floor(rest / n);
      return digit;
    });
    best = Math.max(best, count(readArea(game, frame, where, tie)));
    closeParts(level);
  }
  return best;
}

/** How many of a thing are within one space of a cell, its own tile included. */
function countAround(land: Landscape, cell: number, thing: number): number {
  const { neighbours } = HEXES;
  let count = land.terrain[cell] > 0 ? countAt(land, cell, thing) : 0;
  for (let i = cell * 6; i < cell * 6 + 6; i++) {
    // A cell at the rim of the arrays has neighbours beyond them, which are empty.
    if (land.terrain[neighbours[i]] > 0) count += countAt(land, neighbours[i], thing);
  }
  return count;
}

/** True if the cells are the same or neighbours. */
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
 * True if a thing that is on the cell is in the area.
 * @param thing what it is: a terrain, `MOUNTAIN`, `FOREST`, a species or a marker
 * @param isYetToCome it would be put there: near and on count from its cell-to-be (L14), and it may join a region that
 *   it is next to
 */
export function isThere(
  land: Landscape,
  area: Area,
  cell: number,
  thing: number,
  isYetToCome = false,
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
    case 'parts':
      lookAtMany(area.parts.length);
      for (const part of area.parts) {
        if (holds(part, cell, thing) || (isYetToCome && joins(part, cell, thing))) return true;
      }
      return false;
  }
}

/** Nothing is adjacent to itself (R11.1), and equal things on a tile all have the same answer. */
function itself(area: Area, thing: number, isYetToCome: boolean): number {
  return !isYetToCome && covers(area.thing, thing) ? 1 : 0;
}

/**
 * True if what is put there becomes part of the region: an animal of a community, or a tile of the kind of a habitat or
 * landmass (L17). A mountain, forest or marker must be put on a tile of it.
 */
function joins(part: Part, cell: number, thing: number): boolean {
  if (thing > WATER && !isSpecies(thing)) return false;
  if (part.of === 0) return thing <= WATER;
  return covers(part.of, thing) && touches(part, cell);
}
