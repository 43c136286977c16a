/** Finds the things of a set on tiles: by their kind, or for tiles by what is on them (L30). */

import type { CellRange } from '../landscape/cells.ts';
import { groupSize, type Patch } from '../landscape/groups.ts';
import {
  animalItem,
  forestItem,
  isTile,
  itemThing,
  markerItem,
  mountainItem,
  NO_ITEM,
  nextToken,
  secondForestItem,
  tileItem,
} from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { checkWork, countWork } from '../landscape/work.ts';
import { ANIMAL_BIT, FOREST_BIT, MARKER_BIT, MOUNTAIN_BIT, TILE_BITS } from '../link/thing-sets.ts';
import { type HeldCode, isSpecies, rowOf, SPECIES, type ThingSet } from '../link/things.ts';
import { compares } from './compare.ts';

/**
 * All things of a set on some cells, cell by cell, in the order of their items.
 * @param mask bits of the kinds to consider, by default all of the set
 */
export function itemsOn(
  land: Landscape,
  things: ThingSet,
  { cells, from, to }: CellRange,
  mask = things.mask,
): number[] {
  const { kinds, forests, firstAnimal, firstMarker, tokenSpecies } = land;
  const { bits: sought, species } = things;
  const items: number[] = [];
  const isTile = (mask & ~(sought & TILE_BITS)) === 0;
  countWork(to - from);
  checkWork();
  for (let i = from; i < to; i++) {
    while (i < to && (kinds[cells[i]] & mask) === 0) i++;
    if (i === to) break;
    const cell = cells[i];
    if (isTile) {
      items.push(tileItem(cell));
      continue;
    }
    const bits = kinds[cell] & mask;
    if ((bits & TILE_BITS) !== 0 && ((bits & sought & TILE_BITS) !== 0 || isHolder(land, things, cell)))
      items.push(tileItem(cell));
    if ((bits & MOUNTAIN_BIT) !== 0) items.push(mountainItem(cell));
    if ((bits & FOREST_BIT) !== 0) {
      items.push(forestItem(cell));
      if (forests[cell] > 1) items.push(secondForestItem(cell));
    }
    const animal = (bits & ANIMAL_BIT) !== 0 ? firstAnimal[cell] : 0;
    for (let t = animal; t > 0; t = nextToken(land, t))
      if (species[tokenSpecies[t - 1]]) items.push(animalItem(t - 1));
    const marker = (bits & MARKER_BIT) !== 0 ? firstMarker[cell] : 0;
    for (let t = marker; t > 0; t = nextToken(land, t))
      if (species[tokenSpecies[t - 1]]) items.push(markerItem(t - 1));
  }
  return items;
}

/** Whether the tile of a cell is in the set, because of its kind or of what is on it. */
function isSoughtTile(land: Landscape, things: ThingSet, cell: number): boolean {
  return ((things.bits >> land.terrain[cell]) & 1) !== 0 || isHolder(land, things, cell);
}

/**
 * Whether the tile of a cell is in the set because of what is on it.
 * @param terrain the terrain to treat the tile as, by default its own
 */
export function isHolder(
  land: Landscape,
  { holders }: ThingSet,
  cell: number,
  terrain: number = land.terrain[cell],
): boolean {
  for (const holder of holders) {
    if (((holder.bits >> terrain) & 1) !== 0 && holdsAll(land, holder.with, cell)) return true;
  }
  return false;
}

function holdsAll(land: Landscape, held: readonly HeldCode[], cell: number): boolean {
  for (const { compare, things } of held) if (!compares(compare, countOn(land, things, cell))) return false;
  return true;
}

/** How many things of a set are on a cell. */
function countOn(land: Landscape, things: ThingSet, cell: number): number {
  const { species } = things;
  const bits = land.kinds[cell] & things.mask;
  if (bits === 0) return 0;
  let n = (bits & TILE_BITS) !== 0 && isSoughtTile(land, things, cell) ? 1 : 0;
  if ((bits & MOUNTAIN_BIT) !== 0) n += land.mountains[cell];
  if ((bits & FOREST_BIT) !== 0) n += land.forests[cell];
  const { firstAnimal, firstMarker, tokenSpecies } = land;
  const animal = (bits & ANIMAL_BIT) !== 0 ? firstAnimal[cell] : 0;
  for (let t = animal; t > 0; t = nextToken(land, t)) if (species[tokenSpecies[t - 1]]) n++;
  const marker = (bits & MARKER_BIT) !== 0 ? firstMarker[cell] : 0;
  for (let t = marker; t > 0; t = nextToken(land, t)) if (species[tokenSpecies[t - 1]]) n++;
  return n;
}

/**
 * How many things of a set are on some cells.
 * @param enough from this number on, it does not go on counting
 */
export function countOver(
  land: Landscape,
  things: ThingSet,
  { cells, from, to }: CellRange,
  enough = Number.MAX_SAFE_INTEGER,
): number {
  const { kinds, terrain } = land;
  const { mask, holders } = things;
  let sum = 0;
  countWork(to - from);
  if ((mask & ~TILE_BITS) === 0 && holders.length === 0) {
    // Beyond the arrays there are no tiles: an undefined terrain shifts by 0, and bit 0 is never set.
    for (let i = from; i < to && sum < enough; i++) sum += (mask >> terrain[cells[i]]) & 1;
    return sum;
  }
  for (let i = from; i < to && sum < enough; i++)
    if ((kinds[cells[i]] & mask) !== 0) sum += countOn(land, things, cells[i]);
  return sum;
}

/** Whether an item is in the set; `NO_ITEM` is in none. */
export function isSought(land: Landscape, things: ThingSet, item: number): boolean {
  if (item === NO_ITEM) return false;
  const thing = itemThing(land, item);
  if (thing >= SPECIES) return things.species[rowOf(thing)];
  return ((things.bits >> thing) & 1) !== 0 || (isTile(item) && isHolder(land, things, item >> 3));
}

/** Whether the set may have things of this kind: for a tile, it may depend on what is on it. */
export function mayHave({ mask, species }: ThingSet, thing: number): boolean {
  return thing >= SPECIES ? species[rowOf(thing)] : ((mask >> thing) & 1) !== 0;
}

/** How many things of a set are on the tiles of a patch. In a community, only its own animals count (L17). */
export function countInPatch(land: Landscape, things: ThingSet, patch: Patch): number {
  if (!isSpecies(patch.of)) return countOver(land, things, { cells: patch.cells, from: 0, to: patch.n });
  return things.species[rowOf(patch.of)] ? groupSize(land, patch) : 0;
}
