/** Finds tiles by what is on them (L30). */
import { tileItem } from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { lookAt, lookAtMany } from '../landscape/lookups.ts';
import { ANIMAL_BIT, FOREST_BIT, MARKER_BIT, MOUNTAIN_BIT } from '../link/thing-sets.ts';
import { ANIMAL, FOREST, type HeldCode, MOUNTAIN, type ThingSet } from '../link/things.ts';
import { compares } from './compare.ts';

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
  if (holders === null) return false;
  // No terrain has bit 0, so a cell without a tile never matches.
  const ground = 1 << terrain;
  // Runs for every tile, so it uses plain loops.
  for (const holder of holders) {
    if ((holder.bits & ground) !== 0 && holdsAll(land, holder.with, cell)) return true;
  }
  return false;
}

/** Whether the tile of a cell is in the set, because of its kind or of what is on it. */
export function isSoughtTile(land: Landscape, things: ThingSet, cell: number): boolean {
  return ((things.bits >> land.terrain[cell]) & 1) !== 0 || isHolder(land, things, cell);
}

function holdsAll(land: Landscape, held: readonly HeldCode[], cell: number): boolean {
  for (const one of held) if (!holdsHeld(land, one, cell)) return false;
  return true;
}

function holdsHeld(land: Landscape, { compare, things, any, some }: HeldCode, cell: number): boolean {
  switch (any) {
    case MOUNTAIN:
      return land.mountains[cell] > 0 === some;
    case FOREST:
      return land.forests[cell] > 0 === some;
    case ANIMAL:
      return land.firstAnimal[cell] > 0 === some;
    default:
      return compares(compare, countOnTile(land, cell, things));
  }
}

/** The tiles of some terrains, given as bits, with all of these things on them. */
export function tilesHolding(land: Landscape, bits: number, held: readonly HeldCode[]): number[] {
  const [first, ...others] = held;
  const { any, some } = first;
  let kept: number[];
  if (any === ANIMAL) kept = tilesWith(land, bits, land.firstAnimal, some);
  else if (any > 0) kept = tilesWith(land, bits, any === MOUNTAIN ? land.mountains : land.forests, some);
  else kept = tilesWith(land, bits, land.terrain, true).filter((item) => holdsHeld(land, first, item >> 3));
  for (const one of others) kept = kept.filter((item) => holdsHeld(land, one, item >> 3));
  return kept;
}

/** The tiles of some terrains whose number is above 0, or is 0 if not `some`. The loop calls no functions. */
function tilesWith(
  { cells, terrain }: Landscape,
  bits: number,
  numbers: Uint8Array | Int32Array,
  some: boolean,
): number[] {
  const kept: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (((bits >> terrain[cell]) & 1) !== 0 && numbers[cell] > 0 === some) kept.push(tileItem(cell));
  }
  return kept;
}

/** How many mountains, forests, animals and markers of a set are on a tile. */
function countOnTile(land: Landscape, cell: number, { bits, species }: ThingSet): number {
  const { mountains, forests, nextAnimal, tokenSpecies } = land;
  let sum = 0;
  if ((bits & MOUNTAIN_BIT) !== 0) sum += mountains[cell];
  if ((bits & FOREST_BIT) !== 0) sum += forests[cell];
  let looked = 0;
  const animal = (bits & ANIMAL_BIT) !== 0 ? land.firstAnimal[cell] : 0;
  for (let t = animal; t > 0; t = nextAnimal[t - 1], looked++) if (species[tokenSpecies[t - 1]]) sum++;
  const marker = (bits & MARKER_BIT) !== 0 ? land.firstMarker[cell] : 0;
  for (let t = marker; t > 0; t = nextAnimal[t - 1], looked++) if (species[tokenSpecies[t - 1]]) sum++;
  lookAtMany(looked);
  return sum;
}
