/** Random landscapes and random choices; equal seeds give equal results. */
import {
  emptyLandscape,
  forestCapacity,
  isLand,
  type Landscape,
  layTile,
  putAnimal,
  putForest,
  putMountain,
} from '../../runtime/landscape/landscape.ts';
import {
  SUPPLY_FOREST,
  SUPPLY_LAND,
  SUPPLY_MOUNTAIN,
  SUPPLY_SPECIES,
  SUPPLY_WATER,
  type Tables,
} from '../../runtime/link/tables.ts';
import { FOREST, MOUNTAIN } from '../../runtime/link/things.ts';
import { suits } from '../../runtime/queries/legal-cells.ts';
import type { Rng } from '../rng.ts';
import { frontier } from './hand.ts';

/** The least amount that stays in every supply, so that an effect never has to take a token from the landscape (R7.4). */
const LEFT = 3;

/** A landscape with this many tiles and legally placed tokens. */
export function randomBoard(tables: Tables, tiles: number, below: Rng): Landscape {
  const land = emptyLandscape(tables);
  layTile(land, 0, 1 + below(3));
  while (land.cells.length < tiles) {
    const spots = frontier(land);
    layTile(land, spots[below(spots.length)], 1 + below(3));
  }
  for (const stack of [SUPPLY_LAND, SUPPLY_WATER]) land.supply[stack] = Math.max(LEFT, land.supply[stack]);
  const cells = [...land.terrain.keys()].filter((cell) => land.terrain[cell] > 0);
  for (let i = 0; i < 2 * tiles; i++) putRandom(land, tables, cells[below(cells.length)], below);
  return land;
}

function putRandom(land: Landscape, tables: Tables, cell: number, below: Rng): void {
  const kind = MOUNTAIN + below(3);
  const has = (supply: number) => land.supply[supply] > LEFT;
  if (kind === MOUNTAIN) {
    if (has(SUPPLY_MOUNTAIN) && isLand(land.terrain[cell]) && land.mountains[cell] === 0)
      putMountain(land, cell);
  } else if (kind === FOREST) {
    if (has(SUPPLY_FOREST) && land.forests[cell] < forestCapacity(land, cell)) putForest(land, cell);
  } else {
    const species = below(tables.species.length);
    if (has(SUPPLY_SPECIES + species) && suits(land, tables.species[species], cell))
      putAnimal(land, tables, species, cell);
  }
}
