/**
 * Items: each thing in the landscape as one number, so that "this" and names bound with `as` are plain numbers.
 *
 * A tile or mountain is identified by its cell, an animal or marker by its token. A tile holds at most two forests
 * (R7.3), its first and its second; when the first leaves, the second becomes the first.
 */
import { thingBits } from '../link/thing-sets.ts';
import { ANIMAL, FOREST, isSpecies, LAND, MARKERS, MOUNTAIN, rowOf, SPECIES, TILE } from '../link/things.ts';
import { isLand, type Landscape } from './landscape.ts';
import { countWork } from './work.ts';

/** No item: the value of "this" or a name that refers to nothing (L2). */
export const NO_ITEM = -1;

const TILE_ITEM = 0;
const MOUNTAIN_ITEM = 1;
const FOREST_ITEM = 2;
const SECOND_FOREST_ITEM = 3;
const ANIMAL_ITEM = 4;
const MARKER_ITEM = 5;

/** The tile of a cell. */
export function tileItem(cell: number): number {
  return cell * 8 + TILE_ITEM;
}
/** The mountain of a tile, which bears at most one (R7.2). */
export function mountainItem(cell: number): number {
  return cell * 8 + MOUNTAIN_ITEM;
}
/** The first forest of a tile. */
export function forestItem(cell: number): number {
  return cell * 8 + FOREST_ITEM;
}
/** The second forest of a tile. */
export function secondForestItem(cell: number): number {
  return cell * 8 + SECOND_FOREST_ITEM;
}
/** The animal with this token. */
export function animalItem(token: number): number {
  return token * 8 + ANIMAL_ITEM;
}
/** The marker with this token. */
export function markerItem(token: number): number {
  return token * 8 + MARKER_ITEM;
}
/** The animal or marker of this kind with this token. */
export function tokenItem(thing: number, token: number): number {
  return token * 8 + (thing >= MARKERS ? MARKER_ITEM : ANIMAL_ITEM);
}
/** True for an animal or marker, which is identified by its token. */
export function hasToken(item: number): boolean {
  return item >= 0 && (item & 7) >= ANIMAL_ITEM;
}
/** True for a tile. */
export function isTile(item: number): boolean {
  return (item & 7) === TILE_ITEM;
}
/** True for an animal. */
export function isAnimal(item: number): boolean {
  return item >= 0 && (item & 7) === ANIMAL_ITEM;
}
/** The token of an animal or marker. */
export function itemToken(item: number): number {
  return item >> 3;
}

/** The cell an item is on. */
export function itemCell(land: Landscape, item: number): number {
  return (item & 7) >= ANIMAL_ITEM ? land.tokenCell[item >> 3] : item >> 3;
}

/** The kind of an item: a terrain, `MOUNTAIN`, `FOREST`, a species or a marker. */
export function itemThing(land: Landscape, item: number): number {
  switch (item & 7) {
    case TILE_ITEM:
      return land.terrain[item >> 3];
    case MOUNTAIN_ITEM:
      return MOUNTAIN;
    case FOREST_ITEM:
    case SECOND_FOREST_ITEM:
      return FOREST;
    case MARKER_ITEM:
      return MARKERS + land.tokenSpecies[item >> 3];
    default:
      return SPECIES + land.tokenSpecies[item >> 3];
  }
}

/** True if `wanted` covers `thing`: `land` covers desert, `animal` covers every species. */
export function covers(wanted: number, thing: number): boolean {
  if (wanted === thing || (wanted === ANIMAL && isSpecies(thing))) return true;
  return thing <= 3 && (wanted === TILE || (wanted === LAND && isLand(thing)));
}

/** True if the cell has any such thing. The cell's own tile counts. */
export function hasThing(land: Landscape, cell: number, thing: number): boolean {
  if ((land.kinds[cell] & thingBits(thing)) === 0) return false;
  return thing < SPECIES || firstLike(land, cell, thing) > 0;
}

/** The first token on a cell that is of this species or marker, plus 1; 0 if there is none. */
export function firstLike(land: Landscape, cell: number, thing: number): number {
  const row = rowOf(thing);
  let t = firstOf(land, thing)[cell];
  while (t > 0 && land.tokenSpecies[t - 1] !== row) t = nextToken(land, t);
  return t;
}

/** The first token of each cell: the markers' or the animals', depending on `thing`. */
function firstOf(land: Landscape, thing: number): Int32Array {
  return thing >= MARKERS ? land.firstMarker : land.firstAnimal;
}

/** The next token in the list of a cell; both are token + 1, and 0 means none. Each token counts as work. */
export function nextToken(land: Landscape, t: number): number {
  countWork(1);
  return land.nextAnimal[t - 1];
}

/** How many of a thing are on the cell. */
export function cellCount(land: Landscape, cell: number, thing: number): number {
  if (thing === MOUNTAIN) return land.mountains[cell];
  if (thing === FOREST) return land.forests[cell];
  if ((land.kinds[cell] & thingBits(thing)) === 0) return 0;
  if (thing <= TILE) return 1;
  let count = 0;
  const row = rowOf(thing);
  for (let t = firstOf(land, thing)[cell]; t > 0; t = nextToken(land, t))
    if (thing === ANIMAL || land.tokenSpecies[t - 1] === row) count++;
  return count;
}
