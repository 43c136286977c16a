/** Movement: where an animal can go within a number of spaces (R9). */
import { addRing, closePatches, hasCell, makePatch, openPatches } from '../landscape/groups.ts';
import { HEXES } from '../landscape/hex.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Species } from '../link/tables.ts';
import { TILE_BITS } from '../link/thing-sets.ts';
import { moveOption } from '../options.ts';
import { reachOf } from './distance.ts';

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
  const terrains = anyTerrain ? TILE_BITS : species.enters;
  if (spaces === 1) {
    const { neighbours } = HEXES;
    for (let i = from * 6; i < from * 6 + 6; i++)
      if ((land.kinds[neighbours[i]] & terrains) !== 0) options.push(moveOption(token, neighbours[i]));
    return;
  }
  const level = openPatches();
  const seen = reachOf(land, [from], 1, spaces, terrains);
  for (let i = 1; i < seen.n; i++) options.push(moveOption(token, seen.cells[i]));
  closePatches(level);
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
  const seen = makePatch(land, 0, [from]);
  const terrains = anyTerrain ? TILE_BITS : species.enters;
  let steps = 0;
  for (let ring = 0; ring < seen.n && !hasCell(seen, to); steps++) ring = addRing(land, seen, ring, terrains);
  closePatches(level);
  return steps;
}
