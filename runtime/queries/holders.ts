/** Tiles that are looked for by what lies on them (L30). */
import type { Landscape } from '../landscape/landscape.ts';
import { lookAtMany } from '../landscape/lookups.ts';
import type { ThingSet } from '../link/code.ts';
import { FOREST_BIT, MOUNTAIN_BIT } from '../link/thing-sets.ts';
import { compares } from './compare.ts';

type Held = NonNullable<ThingSet['holders']>[number]['with'];

/**
 * Whether the tile of a cell is in the set by what lies on it.
 * @param terrain what the tile counts as, if not as what it is
 */
export function isHolder(
  land: Landscape,
  { holders }: ThingSet,
  cell: number,
  terrain: number = land.terrain[cell],
): boolean {
  if (holders === null) return false;
  // No terrain has bit 0: a cell without a tile is none.
  const ground = 1 << terrain;
  // Asked of every tile: in plain loops.
  for (const holder of holders) {
    if ((holder.bits & ground) !== 0 && holdsAll(land, holder.with, cell)) return true;
  }
  return false;
}

function holdsAll(land: Landscape, held: Held, cell: number): boolean {
  for (const { compare, things } of held) {
    if (!compares(compare, countLying(land, cell, things))) return false;
  }
  return true;
}

/** How many mountains, forests, animals and markers of a set lie on a tile. */
function countLying(land: Landscape, cell: number, { bits, species }: ThingSet): number {
  const { mountains, forests, nextAnimal, tokenSpecies } = land;
  let sum = 0;
  if ((bits & MOUNTAIN_BIT) !== 0) sum += mountains[cell];
  if ((bits & FOREST_BIT) !== 0) sum += forests[cell];
  let looked = 0;
  for (let t = land.firstAnimal[cell]; t > 0; t = nextAnimal[t - 1], looked++)
    if (species[tokenSpecies[t - 1]]) sum++;
  for (let t = land.firstMarker[cell]; t > 0; t = nextAnimal[t - 1], looked++)
    if (species[tokenSpecies[t - 1]]) sum++;
  lookAtMany(looked);
  return sum;
}
