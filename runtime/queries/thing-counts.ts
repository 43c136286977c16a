/** How many things of a set are in an area: tiles, mountains, forests and animals (R11.1, L17). */
import { closePatches, openPatches, wholeLandscape } from '../landscape/groups.ts';
import { HEXES } from '../landscape/hex.ts';
import {
  animalItem,
  cellOf,
  forestItem,
  markerItem,
  mountainItem,
  NO_ITEM,
  secondForestItem,
  thingOf,
  tileItem,
} from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { checkLookups, lookAt } from '../landscape/lookups.ts';
import {
  ANIMAL_BIT,
  FOREST_BIT,
  GROUND_BITS,
  MARKER_BIT,
  MOUNTAIN_BIT,
  TILE_BITS,
} from '../link/thing-sets.ts';
import { FOREST, isSpecies, MARKERS, MOUNTAIN, SPECIES, type ThingSet } from '../link/things.ts';
import { ANYWHERE, type Area, isThere, isWithinOne } from './areas/areas.ts';
import { isHolder, isSoughtTile } from './holders.ts';

/**
 * Counts things that are in both areas, except the items these areas surround (R11.1).
 * @param kinds receives the different kinds
 */
export function countThings(
  land: Landscape,
  things: ThingSet,
  area: Area,
  near: Area | null,
  kinds: number[] | null = null,
): number {
  if (area.sites !== null) return countItems(land, things, area, near, kinds);
  const ring = near ?? (area.kind === 'around' ? area : null);
  const isAll = ring === null && area.kind === 'anywhere' && kinds === null;
  if (isAll && (things.bits & ~TILE_BITS) === 0) return countAllTiles(land, things.bits);
  if (ring !== null && area.kind === (near ? 'anywhere' : 'around') && kinds === null) {
    if ((things.bits & ~TILE_BITS) === 0) return countTilesAround(land, things.bits, ring.item);
  }
  const patch =
    ring === null && area.kind === 'patches' && area.patches.length === 1 ? area.patches[0] : null;
  const what: Counted = {
    land,
    things,
    // Cells that the loop visits need no further test, except that in a community only its own animals count (L17).
    area: ring === area || (patch !== null && !isSpecies(patch.of)) ? ANYWHERE : area,
    except: ring === null ? NO_ITEM : ring.item,
    other: area.item,
    kinds,
  };
  if (ring !== null) return countOver(what, HEXES.around, ring.cell * 7, ring.cell * 7 + 7);
  if (patch !== null) {
    lookAt(patch.n);
    return countOver(what, patch.cells, 0, patch.n);
  }
  const level = openPatches();
  const { cells, n } = wholeLandscape(land);
  const sum = countOver(what, cells, 0, n);
  closePatches(level);
  return sum;
}

/** Tests each item by itself. */
function countItems(
  land: Landscape,
  things: ThingSet,
  area: Area,
  near: Area | null,
  kinds: number[] | null,
): number {
  let sum = 0;
  const count = (item: number, cell: number): void => {
    const thing = thingOf(land, item);
    lookAt(1);
    checkLookups();
    if (item === near?.item || !isThere(land, area, cell, thing, false, item)) return;
    if (kinds !== null) addKind(kinds, thing);
    sum++;
  };
  const cells = near === null ? land.cells : land.cells.filter((cell) => isWithinOne(near.cell, cell));
  for (const cell of cells) eachItem(land, things, cell, (item) => count(item, cell));
  return sum;
}

/** Calls `visit` with every item on a cell that is one of these things. */
function eachItem(land: Landscape, things: ThingSet, cell: number, visit: (item: number) => void): void {
  const { bits, species } = things;
  if (isSoughtTile(land, things, cell)) visit(tileItem(cell));
  if ((bits & MOUNTAIN_BIT) !== 0 && land.mountains[cell] > 0) visit(mountainItem(cell));
  if ((bits & FOREST_BIT) !== 0 && land.forests[cell] > 0) visit(forestItem(cell));
  if ((bits & FOREST_BIT) !== 0 && land.forests[cell] > 1) visit(secondForestItem(cell));
  if ((bits & ANIMAL_BIT) !== 0) {
    for (let t = land.firstAnimal[cell]; t > 0; t = land.nextAnimal[t - 1]) {
      if (species[land.tokenSpecies[t - 1]]) visit(animalItem(t - 1));
    }
  }
  if ((bits & MARKER_BIT) !== 0) {
    for (let t = land.firstMarker[cell]; t > 0; t = land.nextAnimal[t - 1]) {
      if (species[land.tokenSpecies[t - 1]]) visit(markerItem(t - 1));
    }
  }
}

function countAllTiles({ cells, terrain }: Landscape, bits: number): number {
  let sum = 0;
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) sum += (bits >> terrain[cells[i]]) & 1;
  return sum;
}

/** Counts the tiles within one space of an item, except the item itself (R11.1). */
export function countTilesAround(land: Landscape, bits: number, item: number): number {
  const { terrain } = land;
  const { neighbours } = HEXES;
  const cell = cellOf(land, item);
  let sum = item === tileItem(cell) ? 0 : (bits >> terrain[cell]) & 1;
  for (let i = cell * 6; i < cell * 6 + 6; i++) sum += (bits >> terrain[neighbours[i]]) & 1;
  return sum;
}

/** What to count. */
interface Counted {
  land: Landscape;
  things: ThingSet;
  area: Area;
  /** Two items not to count. */
  except: number;
  other: number;
  kinds: number[] | null;
}

/** Counts over some cells, one kind of thing at a time: most sets have only one. */
function countOver(what: Counted, cells: Int32Array, from: number, to: number): number {
  const { bits } = what.things;
  let sum = 0;
  if ((bits & GROUND_BITS) !== 0) sum += countTiles(what, cells, from, to);
  if ((bits & MOUNTAIN_BIT) !== 0) sum += countTokens(what, MOUNTAIN, cells, from, to);
  if ((bits & FOREST_BIT) !== 0) sum += countTokens(what, FOREST, cells, from, to);
  if ((bits & ANIMAL_BIT) !== 0) sum += countListed(what, ANIMAL_BIT, cells, from, to);
  if ((bits & MARKER_BIT) !== 0) sum += countListed(what, MARKER_BIT, cells, from, to);
  return sum;
}

function countTiles(what: Counted, cells: Int32Array, from: number, to: number): number {
  const { land, things, area, except, other, kinds } = what;
  const { terrain } = land;
  const { bits, holders } = things;
  const anywhere = area.kind === 'anywhere';
  let sum = 0;
  for (let i = from; i < to; i++) {
    const cell = cells[i];
    const ground = terrain[cell];
    // No set has the bit of a cell without a tile.
    if (((bits >> ground) & 1) === 0 && !(holders !== null && isHolder(land, things, cell))) continue;
    if (tileItem(cell) === except || tileItem(cell) === other) continue;
    if (!anywhere && !isThere(land, area, cell, ground)) continue;
    if (kinds !== null) addKind(kinds, ground);
    sum++;
  }
  return sum;
}

/** Counts mountains or forests. */
function countTokens(what: Counted, thing: number, cells: Int32Array, from: number, to: number): number {
  const { land, area, except, other, kinds } = what;
  const tokens = thing === MOUNTAIN ? land.mountains : land.forests;
  const anywhere = area.kind === 'anywhere';
  let sum = 0;
  for (let i = from; i < to; i++) {
    const cell = cells[i];
    let amount = tokens[cell];
    if (!(amount > 0)) continue;
    if (except >= 0 && isOn(land, except, cell, thing)) amount--;
    if (other >= 0 && other !== except && isOn(land, other, cell, thing)) amount--;
    if (amount === 0 || !(anywhere || isThere(land, area, cell, thing))) continue;
    if (kinds !== null) addKind(kinds, thing);
    sum += amount;
  }
  return sum;
}

/** True if the item is a thing of this kind on this cell. */
function isOn(land: Landscape, item: number, cell: number, thing: number): boolean {
  return thingOf(land, item) === thing && cellOf(land, item) === cell;
}

/** Counts animals or markers: each cell has a list for each. */
function countListed(what: Counted, bit: number, cells: Int32Array, from: number, to: number): number {
  const { land, things, area, except, other, kinds } = what;
  const { nextAnimal, tokenSpecies } = land;
  const isAnimal = bit === ANIMAL_BIT;
  const first = isAnimal ? land.firstAnimal : land.firstMarker;
  const item = isAnimal ? animalItem(0) : markerItem(0);
  const thing = isAnimal ? SPECIES : MARKERS;
  const anywhere = area.kind === 'anywhere';
  let sum = 0;
  let looked = 0;
  for (let i = from; i < to; i++) {
    const cell = cells[i];
    for (let t = first[cell]; t > 0; t = nextAnimal[t - 1]) {
      looked++;
      const species = tokenSpecies[t - 1];
      const self = (t - 1) * 8 + item;
      if (!things.species[species] || self === except || self === other) continue;
      if (!(anywhere || isThere(land, area, cell, thing + species))) continue;
      if (kinds !== null) addKind(kinds, thing + species);
      sum++;
    }
  }
  lookAt(looked);
  return sum;
}

function addKind(kinds: number[], kind: number): void {
  if (!kinds.includes(kind)) kinds.push(kind);
}
