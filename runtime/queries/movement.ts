/** Movement: where an animal can go within a number of spaces (R9). */
import { addRing, closePatches, makePatch, openPatches } from '../landscape/groups.ts';
import { HEXES } from '../landscape/hex.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Species } from '../link/tables.ts';
import { TILE_BITS } from '../link/thing-sets.ts';
import { moveOption } from '../options.ts';

/** Bits of the tiles that an animal may cross and end on; `anyTerrain`: also those that it otherwise could not (R9.2). */
export function waysOf({ enters }: Species, anyTerrain: boolean): number {
  return anyTerrain ? TILE_BITS : enters;
}

/**
 * Adds the moves of a token to `options`: to tiles it can end on after 1 to `spaces` steps, other than its own tile
 * (R9.1), nearest first.
 * @param terrains bits of the tiles that its steps lead to
 * @param fits whether the move may end on a tile (L63, L69); null for any
 * @param nearest true for only those of its goals that it reaches in the fewest steps
 */
export function addMoves(
  options: number[],
  land: Landscape,
  terrains: number,
  token: number,
  spaces: number,
  fits: ((cell: number) => boolean) | null = null,
  nearest = false,
): void {
  const from = land.tokenCell[token];
  if (spaces === 1 && !fits) {
    const { neighbours } = HEXES;
    for (let i = from * 6; i < from * 6 + 6; i++)
      if ((land.kinds[neighbours[i]] & terrains) !== 0) options.push(moveOption(token, neighbours[i]));
    return;
  }
  const level = openPatches();
  const seen = makePatch(land, 0, [from]);
  const known = options.length;
  for (let step = 0, ring = 0; step < spaces && ring < seen.n; step++) {
    ring = addRing(land, seen, ring, terrains);
    for (let i = ring; i < seen.n; i++)
      if (!fits || fits(seen.cells[i])) options.push(moveOption(token, seen.cells[i]));
    if (nearest && options.length > known) break;
  }
  closePatches(level);
}
