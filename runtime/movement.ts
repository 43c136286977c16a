/**
 * Movement: where an animal can go in so many spaces (R9).
 */
import { addCell, closeParts, openParts, takePart } from './groups.ts';
import { HEXES } from './hex.ts';
import { isLand, type Landscape } from './landscape.ts';
import type { Species } from './tables.ts';

/**
 * Tiles an animal can end on after 1 to `spaces` steps, other than the one it stands on (R9.1), nearest first.
 * @param anyTerrain it may cross and enter what it otherwise could not (R9.2)
 */
export function reach(
  land: Landscape,
  species: Species,
  from: number,
  spaces: number,
  anyTerrain: boolean,
): number[] {
  const level = openParts();
  const seen = takePart(land, 0);
  addCell(seen, from);
  const { neighbours } = HEXES;
  let ringStart = 0;
  for (let step = 0; step < spaces && ringStart < seen.n; step++) {
    const ringEnd = seen.n;
    for (let i = ringStart; i < ringEnd; i++) {
      const at = seen.cells[i] * 6;
      for (let n = at; n < at + 6; n++) {
        const terrain = land.terrain[neighbours[n]];
        if (terrain > 0 && (anyTerrain || mayEnter(species, terrain))) addCell(seen, neighbours[n]);
      }
    }
    ringStart = ringEnd;
  }
  const cells = [...seen.cells.subarray(1, seen.n)];
  closeParts(level);
  return cells;
}

function mayEnter(species: Species, terrain: number): boolean {
  return isLand(terrain) ? species.entersLand : species.entersWater;
}
