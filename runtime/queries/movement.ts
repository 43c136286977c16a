/**
 * Movement: where an animal can go within a number of spaces (R9).
 */
import { addCell, closePatches, hasCell, openPatches, type Patch, takePatch } from '../landscape/groups.ts';
import { HEXES } from '../landscape/hex.ts';
import { isLand, type Landscape } from '../landscape/landscape.ts';
import { checkLookups, lookAt } from '../landscape/lookups.ts';
import type { Species } from '../link/tables.ts';
import { moveOption } from '../options.ts';

/**
 * Adds the moves of a token to `options`: to tiles it can end on after 1 to `spaces` steps, other than its own tile
 * (R9.1), nearest first.
 * @param anyTerrain true if it may cross and enter terrain that it otherwise could not (R9.2)
 */
export function addMoves(
  options: number[],
  land: Landscape,
  species: Species,
  token: number,
  spaces: number,
  anyTerrain: boolean,
): void {
  const from = land.tokenCell[token];
  const { neighbours } = HEXES;
  if (spaces === 1) {
    for (let n = from * 6; n < from * 6 + 6; n++) {
      if (mayEnter(species, land.terrain[neighbours[n]], anyTerrain))
        options.push(moveOption(token, neighbours[n]));
    }
    return;
  }
  const level = openPatches();
  const seen = takePatch(land, 0);
  addCell(seen, from);
  let ringStart = 0;
  for (let step = 0; step < spaces && ringStart < seen.n; step++) {
    ringStart = addRing(land, seen, ringStart, species, anyTerrain);
  }
  lookAt(seen.n);
  checkLookups();
  for (let i = 1; i < seen.n; i++) options.push(moveOption(token, seen.cells[i]));
  closePatches(level);
}

/** Adds the tiles one step beyond the previous ring, which begins at `ringStart`. Returns where the new ring begins. */
function addRing(
  { terrain }: Landscape,
  seen: Patch,
  ringStart: number,
  species: Species,
  anyTerrain: boolean,
): number {
  const { neighbours } = HEXES;
  const ringEnd = seen.n;
  for (let i = ringStart; i < ringEnd; i++) {
    const at = seen.cells[i] * 6;
    for (let n = at; n < at + 6; n++) {
      if (mayEnter(species, terrain[neighbours[n]], anyTerrain)) addCell(seen, neighbours[n]);
    }
  }
  return ringEnd;
}

/** The number of steps of a shortest path between two tiles that the animal can take (L39); there must be one. */
export function shortestWay(
  land: Landscape,
  species: Species,
  from: number,
  to: number,
  anyTerrain: boolean,
): number {
  const level = openPatches();
  const seen = takePatch(land, 0);
  addCell(seen, from);
  let steps = 0;
  for (let ringStart = 0; ringStart < seen.n && !hasCell(seen, to); steps++) {
    ringStart = addRing(land, seen, ringStart, species, anyTerrain);
  }
  lookAt(seen.n);
  closePatches(level);
  return steps;
}

function mayEnter(species: Species, terrain: number, anyTerrain: boolean): boolean {
  if (terrain === 0) return false;
  return anyTerrain || (isLand(terrain) ? species.entersLand : species.entersWater);
}
