/** The cells where a tile or token may be put, by the rules for its kind and the `where` of the step. */
import { allCells, cellsWith, hasCellWith, ringAround } from '../landscape/cells.ts';
import { cellsWithin, HEXES, ringOfCell } from '../landscape/hex.ts';
import { cellCount, hasThing, nextToken } from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { countWork } from '../landscape/work.ts';
import { BESIDE_EDGE, type Species } from '../link/tables.ts';
import { ANIMAL_BIT, FOREST_ROOM_BIT, MOUNTAIN_ROOM_BIT } from '../link/thing-sets.ts';
import { ANIMAL, FOREST, isSpecies, MARKERS, MOUNTAIN, rowOf, SPECIES, WATER } from '../link/things.ts';
import type { Game } from '../state.ts';
import { isEdge, type Place, placeCells, WHOLE_LANDSCAPE } from './place.ts';

/** True for kinds that are tiles: the three terrains. */
export function isTileKind(kind: number): boolean {
  return kind <= WATER;
}

/** True if the tile suits an animal or marker: by what it is or bears, and by what it lives beside (R8.1). */
export function suits(land: Landscape, { on, beside }: Species, cell: number): boolean {
  return (land.kinds[cell] & on) !== 0 && isBeside(land, beside, cell);
}

/** True if a marker keeps this kind out of the tile (L69). */
export function isKeptOut({ landscape: land, tables }: Game, kind: number, cell: number): boolean {
  if (!tables.anyExcludes || kind >= MARKERS) return false;
  for (let t = land.firstMarker[cell]; t > 0; t = nextToken(land, t)) {
    const { excludes } = tables.species[land.tokenSpecies[t - 1]];
    if (excludes === 'tokens' || (excludes === 'animals' && kind >= ANIMAL)) return true;
  }
  return false;
}

/** True if a neighbouring tile is or has this thing; for the edge, if the cell itself is on it. */
function isBeside(land: Landscape, thing: number, cell: number): boolean {
  if (thing === 0) return true;
  if (thing === BESIDE_EDGE) return isEdge(land, cell);
  const { neighbours } = HEXES;
  for (let i = cell * 6; i < cell * 6 + 6; i++) if (hasThing(land, neighbours[i], thing)) return true;
  return false;
}

/** Bits of the tiles that can bear one more token of this kind (R7.2, R7.3); for an animal or marker, that it lives on. */
function bitsFor({ tables }: Game, kind: number): number {
  if (kind === MOUNTAIN) return MOUNTAIN_ROOM_BIT;
  return kind === FOREST ? FOREST_ROOM_BIT : tables.species[rowOf(kind)].on;
}

/** Whether those bits are not enough: for what lives beside something or is kept out, and for markers, whose number on a tile is limited. */
function needsMore({ tables }: Game, kind: number): boolean {
  if (tables.anyExcludes && !isTileKind(kind)) return true;
  return kind >= SPECIES && (!isSpecies(kind) || tables.species[rowOf(kind)].beside !== 0);
}

/**
 * The tiles that can bear one more token of this kind (R7.2, R7.3, R8.1); around an item, only those there.
 * @param without bits of which they have none
 */
function tilesFor(game: Game, kind: number, place: Place, without: number): number[] {
  const { landscape: land } = game;
  const bits = bitsFor(game, kind);
  const range = place.is === 'around' ? ringAround(place.cell) : allCells(land);
  const tiles = cellsWith(land, bits, without, range);
  if (!needsMore(game, kind)) return tiles;
  const { beside = 0, most = 0 } = kind >= SPECIES ? game.tables.species[rowOf(kind)] : {};
  return tiles.filter(
    (cell) =>
      isBeside(land, beside, cell) &&
      !isKeptOut(game, kind, cell) &&
      (kind < MARKERS || cellCount(land, cell, kind) < most),
  );
}

/** True if `legalCells` would return any cell. */
export function hasLegalCell(game: Game, kind: number, place: Place): boolean {
  const { landscape: land } = game;
  if (place !== WHOLE_LANDSCAPE || needsMore(game, kind)) return legalCells(game, kind, place).length > 0;
  // There is always a free cell around a landscape.
  return isTileKind(kind) ? land.cells.length > 0 : hasCellWith(land, bitsFor(game, kind));
}

/** All cells of the place where a thing of this kind may be put, in ascending order. */
export function legalCells(game: Game, kind: number, place: Place): number[] {
  const { landscape: land } = game;
  if (isTileKind(kind)) return placeCells(land, place, freeCells(land), kind);
  if (isSpecies(kind)) {
    // Animals go on a tile without an animal if there is one (R8.2, R8.3); only tiles in the place count (L21).
    const empty = placeCells(land, place, tilesFor(game, kind, place, ANIMAL_BIT), kind);
    if (empty.length > 0) return empty;
  }
  return placeCells(land, place, tilesFor(game, kind, place, 0), kind);
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
