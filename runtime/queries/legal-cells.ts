/** The cells where a tile or token may be put, by the rules for its kind and the `where` of the step. */
import { ANY_NUMBER } from '../landscape/cells.ts';
import { cellsWithin, HEXES, ringOfCell } from '../landscape/hex.ts';
import { countAt, hasThing } from '../landscape/items.ts';
import {
  FOREST_ROOM,
  FORESTS_PER_MOUNTAIN,
  forestCapacity,
  type Landscape,
  MOUNTAIN_ROOM,
} from '../landscape/landscape.ts';
import { lookAt } from '../landscape/lookups.ts';
import { BESIDE_EDGE, type Species, TAB_DESERT } from '../link/tables.ts';
import { FOREST, isSpecies, MARKERS, MOUNTAIN, rowOf, SPECIES, WATER } from '../link/things.ts';
import type { Game } from '../state.ts';
import { type Area, isEdge, isThere, keepCells } from './areas/areas.ts';

/** True for kinds that are tiles: the three terrains. */
export function isTileKind(kind: number): boolean {
  return kind <= WATER;
}

/** True if the tile suits an animal of the species: by its tabs or token, and by what it lives beside (R8.1). */
export function suits(land: Landscape, species: Species, cell: number): boolean {
  const terrain = land.terrain[cell];
  if (terrain === 0 || !isBeside(land, species.beside, cell)) return false;
  if (species.token > 0) return hasThing(land, cell, species.token);
  return hasTab(species, terrain);
}

function hasTab({ tabs }: Species, terrain: number): boolean {
  return (tabs & (TAB_DESERT << (terrain - 1))) !== 0;
}

/** True if a neighbouring tile is or has this thing; for the edge, if the cell itself is on it. */
function isBeside(land: Landscape, thing: number, cell: number): boolean {
  if (thing === 0) return true;
  if (thing === BESIDE_EDGE) return isEdge(land, cell);
  const { neighbours } = HEXES;
  for (let i = cell * 6; i < cell * 6 + 6; i++) if (hasThing(land, neighbours[i], thing)) return true;
  return false;
}

/** True if a marker may be on the tile, regardless of what is already there. */
export function suitsMarker(land: Landscape, marker: Species, cell: number): boolean {
  const terrain = land.terrain[cell];
  if (terrain === 0 || marker.marker === null) return false;
  const { mountain, forest } = marker.marker;
  if ((mountain && land.mountains[cell] > 0) || (forest && land.forests[cell] > 0)) return true;
  return hasTab(marker, terrain);
}

/** All cells of the area where a thing of this kind may be put, in ascending order. */
export function legalCells(game: Game, kind: number, area: Area): number[] {
  const { landscape: land } = game;
  if (isTileKind(kind)) return freeCells(land, kind, area);
  if (!isSpecies(kind)) return tilesIn(game, kind, area, false);
  // Animals go on a tile without an animal if there is one (R8.2, R8.3); only tiles in the area count (L21).
  const empty = tilesIn(game, kind, area, true);
  return empty.length > 0 ? empty : tilesIn(game, kind, area, false);
}

/** True if `legalCells` would return any cell. */
export function hasLegalCell(game: Game, kind: number, area: Area): boolean {
  const { landscape: land } = game;
  const { cells } = land;
  if (isTileKind(kind)) {
    // There is always a free cell around a landscape.
    return area.kind === 'anywhere' ? cells.length > 0 : freeCells(land, kind, area).length > 0;
  }
  lookAt(cells.length);
  if (area.kind === 'anywhere' && isSpecies(kind)) {
    const { tabs, token, beside } = game.tables.species[kind - SPECIES];
    if (token === 0 && beside === 0) return hasTerrain(land, tabs << 1);
  }
  for (const cell of cells) if (fits(game, kind, cell) && isThere(land, area, cell, kind, true)) return true;
  return false;
}

/** True if any tile has one of these terrains, given as bits. */
function hasTerrain({ cells, terrain }: Landscape, bits: number): boolean {
  for (let i = 0; i < cells.length; i++) if (((bits >> terrain[cells[i]]) & 1) !== 0) return true;
  return false;
}

/**
 * True if a token of this kind may be put on the cell, by the rules for its kind (R7.2, R7.3, R8.1). Each kind of
 * marker has a limit per tile.
 */
function fits({ landscape: land, tables }: Game, kind: number, cell: number): boolean {
  if (kind === MOUNTAIN) return land.mountains[cell] < MOUNTAIN_ROOM[land.terrain[cell]];
  if (kind === FOREST) return land.forests[cell] < forestCapacity(land, cell);
  const species = tables.species[rowOf(kind)];
  if (species.marker === null) return suits(land, species, cell);
  return suitsMarker(land, species, cell) && countAt(land, cell, kind) < species.marker.most;
}

/** Empty cells next to a tile (R7.1), in the area. */
function freeCells(land: Landscape, kind: number, area: Area): number[] {
  const { terrain, near } = land;
  const cells: number[] = [];
  lookAt(terrain.length);
  // The arrays extend beyond the ring around the last tile.
  const end = land.cells.length === 0 ? 0 : cellsWithin(ringOfCell(land.cells[land.cells.length - 1]) + 1);
  for (let cell = 0; cell < end; cell++) {
    if (terrain[cell] === 0 && near[cell] > 0) cells.push(cell);
  }
  return keepCells(land, area, cells, kind);
}

/**
 * Tiles that may bear one more of this kind. For an area around or on a cell, checks only the cells there.
 * @param emptyOnly true to leave out tiles with an animal
 */
function tilesIn(game: Game, kind: number, area: Area, emptyOnly: boolean): number[] {
  const { landscape: land, tables } = game;
  if (area.kind === 'cell' || area.kind === 'around') {
    const near: number[] = [];
    for (let i = area.cell * 7; i < area.cell * 7 + 7; i++) {
      const cell = HEXES.around[i];
      if (!(area.kind === 'around' || cell === area.cell)) continue;
      if (!(emptyOnly && land.firstAnimal[cell] > 0) && fits(game, kind, cell)) near.push(cell);
    }
    return near;
  }
  const cells =
    kind === MOUNTAIN
      ? tilesForMountain(land)
      : kind === FOREST
        ? tilesForForest(land)
        : kind >= MARKERS
          ? tilesForMarker(game, kind)
          : tilesForSpecies(land, tables.species[kind - SPECIES], emptyOnly);
  return keepCells(land, area, cells, kind);
}

// These do what `fits` does, in loops that call no functions, which take half as long.

function tilesForMarker({ landscape: land, tables }: Game, kind: number): number[] {
  const { tabs, marker } = tables.species[rowOf(kind)];
  const found: number[] = [];
  if (marker === null) return found;
  const { mountain, forest, most } = marker;
  const { cells, terrain, mountains, forests, firstMarker } = land;
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    const isBorne =
      (((tabs << 1) >> terrain[cell]) & 1) !== 0 ||
      (mountain && mountains[cell] > 0) ||
      (forest && forests[cell] > 0);
    if (isBorne && (firstMarker[cell] === 0 || countAt(land, cell, kind) < most)) found.push(cell);
  }
  return found;
}

function tilesForMountain({ cells, terrain, mountains }: Landscape): number[] {
  const found: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (mountains[cell] < MOUNTAIN_ROOM[terrain[cell]]) found.push(cell);
  }
  return found;
}

function tilesForForest({ cells, terrain, mountains, forests }: Landscape): number[] {
  const found: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    const ground = terrain[cell];
    if (forests[cell] < FOREST_ROOM[ground] + FORESTS_PER_MOUNTAIN[ground] * mountains[cell])
      found.push(cell);
  }
  return found;
}

function tilesForSpecies(land: Landscape, species: Species, emptyOnly: boolean): number[] {
  const { token, tabs, beside } = species;
  const { cells, terrain, mountains, forests, firstAnimal, tokenSpecies } = land;
  const numbers = token === 0 ? terrain : token === MOUNTAIN ? mountains : forests;
  const bits = token === 0 ? tabs << 1 : ANY_NUMBER;
  const most = emptyOnly ? 0 : tokenSpecies.length;
  const found: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (((bits >> numbers[cell]) & 1) !== 0 && firstAnimal[cell] <= most) found.push(cell);
  }
  return beside === 0 ? found : found.filter((cell) => isBeside(land, beside, cell));
}
