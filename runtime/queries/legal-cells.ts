/** The cells where a tile or token may be put, by the rules for its kind and the `where` of the step. */
import { cellsWith } from '../landscape/cells.ts';
import { cellsWithin, HEXES, ringOfCell } from '../landscape/hex.ts';
import { countAt, hasThing } from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { countWork } from '../landscape/work.ts';
import { BESIDE_EDGE, type Species } from '../link/tables.ts';
import { FOREST_ROOM_BIT, MOUNTAIN_ROOM_BIT } from '../link/thing-sets.ts';
import { FOREST, isSpecies, MOUNTAIN, rowOf, WATER } from '../link/things.ts';
import type { Game } from '../state.ts';
import { ANYWHERE, cellsIn, isEdge, type Place } from './place.ts';

/** True for kinds that are tiles: the three terrains. */
export function isTileKind(kind: number): boolean {
  return kind <= WATER;
}

/** True if the tile suits an animal or marker: by what it is or bears, and by what it lives beside (R8.1). */
export function suits(land: Landscape, { on, beside }: Species, cell: number): boolean {
  return (land.kinds[cell] & on) !== 0 && isBeside(land, beside, cell);
}

/** True if a neighbouring tile is or has this thing; for the edge, if the cell itself is on it. */
function isBeside(land: Landscape, thing: number, cell: number): boolean {
  if (thing === 0) return true;
  if (thing === BESIDE_EDGE) return isEdge(land, cell);
  const { neighbours } = HEXES;
  for (let i = cell * 6; i < cell * 6 + 6; i++) if (hasThing(land, neighbours[i], thing)) return true;
  return false;
}

/**
 * The tiles that can bear one more token of this kind (R7.2, R7.3, R8.1); around an item, only those there.
 * @param enough how many are enough
 */
function tilesFor(game: Game, kind: number, place: Place, enough?: number): number[] {
  if (kind === MOUNTAIN) return tilesWith(game.landscape, place, MOUNTAIN_ROOM_BIT, enough);
  if (kind === FOREST) return tilesWith(game.landscape, place, FOREST_ROOM_BIT, enough);
  const { landscape: land, tables } = game;
  const { on, beside, most } = tables.species[rowOf(kind)];
  if (beside === 0 && isSpecies(kind)) return tilesWith(land, place, on, enough);
  // Each kind of marker has a limit per tile.
  return tilesWith(land, place, on).filter(
    (cell) => isBeside(land, beside, cell) && countAt(land, cell, kind) < most,
  );
}

function tilesWith(land: Landscape, place: Place, bits: number, enough?: number): number[] {
  if (place.is !== 'around') return cellsWith(land, bits, enough);
  const from = place.cell * 7;
  return HEXES.around.slice(from, from + 7).filter((cell) => (land.kinds[cell] & bits) !== 0);
}

/** True if `legalCells` would return any cell. */
export function hasLegalCell(game: Game, kind: number, place: Place): boolean {
  if (place !== ANYWHERE) return legalCells(game, kind, place).length > 0;
  // There is always a free cell around a landscape.
  return isTileKind(kind) ? game.landscape.cells.length > 0 : tilesFor(game, kind, place, 1).length > 0;
}

/** All cells of the place where a thing of this kind may be put, in ascending order. */
export function legalCells(game: Game, kind: number, place: Place): number[] {
  const { landscape: land } = game;
  const cells = cellsIn(land, place, isTileKind(kind) ? freeCells(land) : tilesFor(game, kind, place), kind);
  if (!isSpecies(kind)) return cells;
  // Animals go on a tile without an animal if there is one (R8.2, R8.3); only tiles in the place count (L21).
  const empty = cells.filter((cell) => land.firstAnimal[cell] === 0);
  return empty.length > 0 ? empty : cells;
}

/** Empty cells next to a tile (R7.1). */
function freeCells({ cells, terrain, near }: Landscape): number[] {
  const free: number[] = [];
  // The arrays extend beyond the ring around the last tile.
  const end = cells.length === 0 ? 0 : cellsWithin(ringOfCell(cells[cells.length - 1]) + 1);
  countWork(end);
  for (let cell = 0; cell < end; cell++) if (terrain[cell] === 0 && near[cell] > 0) free.push(cell);
  return free;
}
