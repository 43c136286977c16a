/**
 * The landscape: tiles, mountains, forests and animals on cells, and the supplies they come from and return to.
 *
 * Everything is numbers in typed arrays indexed by cell (`hex.ts`), changed in place. This file keeps the landscape and
 * the supplies consistent; `queries/` decides what is allowed.
 */
import { TERRAINS, type Terrain, TILE_ROOM } from '../../program/index.ts';
import {
  SUPPLY_FOREST,
  SUPPLY_LAND,
  SUPPLY_MOUNTAIN,
  SUPPLY_SPECIES,
  SUPPLY_WATER,
  type Tables,
} from '../link/tables.ts';
import {
  ANIMAL_BIT,
  FOREST_BIT,
  FOREST_ROOM_BIT,
  MARKER_BIT,
  MOUNTAIN_BIT,
  MOUNTAIN_ROOM_BIT,
  TILE_BITS,
} from '../link/thing-sets.ts';
import { WATER } from '../link/things.ts';
import { cellsWithin, coverRings, HEXES, ringOfCell } from './hex.ts';
import { countWork } from './work.ts';

/** The contents of each cell, and what is left in the box. */
export type Landscape = ReturnType<typeof landscapeIn>;

/** An empty landscape with full supplies. */
export function emptyLandscape(tables: Tables, radius = 4): Landscape {
  const land = landscapeIn(new Uint8Array(bytesFor(cellsWithin(radius), tables)), radius, [], tables);
  land.tokenCell.fill(-1);
  land.supply.set(tables.supply);
  return land;
}

/** A copy that shares no mutable data. */
export function cloneLandscape(land: Landscape): Landscape {
  return landscapeIn(land.bytes.slice(), land.radius, land.cells.slice(), land);
}

/** What determines the length of the arrays, apart from the number of cells. */
interface Pieces {
  tokenSpecies: Uint16Array;
  markersFrom: number;
  supply: { length: number };
}

/** The length of `firstMarker`: 0 in a game without markers. */
function markedCells(cells: number, { tokenSpecies, markersFrom }: Pieces): number {
  return markersFrom < tokenSpecies.length ? cells : 0;
}

/** The number of bytes the arrays take. */
function bytesFor(cells: number, pieces: Pieces): number {
  const { tokenSpecies, supply } = pieces;
  const wide = cells + 2 * tokenSpecies.length + supply.length + markedCells(cells, pieces);
  return 4 * wide + 9 * cells;
}

/** A landscape whose arrays use this memory; arrays of wider numbers come first. */
function landscapeIn(bytes: Uint8Array<ArrayBuffer>, radius: number, cells: number[], pieces: Pieces) {
  const { buffer } = bytes;
  const { tokenSpecies, markersFrom } = pieces;
  const [n, tokens, kinds] = [cellsWithin(radius), tokenSpecies.length, pieces.supply.length];
  const marked = markedCells(n, pieces);
  const wide = 4 * (n + 2 * tokens + kinds + marked);
  const narrow = wide + 4 * n;
  return {
    /** The arrays cover the rings 0 to `radius`; tiles are in rings up to `radius - 1`. */
    radius,
    /** Cells with a tile, ascending. Searches loop over these. */
    cells,
    /** 0 for no tile, else `DESERT`, `GRASSLAND` or `WATER`. */
    terrain: new Uint8Array(buffer, narrow, n),
    /** How many of a cell's six neighbours have a tile. */
    near: new Uint8Array(buffer, narrow + n, n),
    mountains: new Uint8Array(buffer, narrow + 2 * n, n),
    forests: new Uint8Array(buffer, narrow + 3 * n, n),
    /** 1 where the mountain is a feature's token, which cannot be removed or moved (R15.5). */
    fixed: new Uint8Array(buffer, narrow + 4 * n, n),
    /** Index in `game.features` + 1 of the feature that covers the tile, or 0 (R15.6). */
    feature: new Uint16Array(buffer, wide, n),
    /** Bits of the kinds of things on the cell, and of what its tile has room for (`link/thing-sets.ts`). */
    kinds: new Uint16Array(buffer, wide + 2 * n, n),
    /** The lowest animal token on the cell, plus 1; 0 for none. */
    firstAnimal: new Int32Array(buffer, 0, n),
    /** The lowest marker token on the cell, plus 1; 0 for none. Empty in a game without markers. */
    firstMarker: new Int32Array(buffer, 4 * (n + 2 * tokens + kinds), marked),
    /** The next higher token in the same list, plus 1; 0 for none. */
    nextAnimal: new Int32Array(buffer, 4 * n, tokens),
    /** Cell of each token, -1 in the supply. */
    tokenCell: new Int32Array(buffer, 4 * (n + tokens), tokens),
    /** Species or marker of each token, as an index of `tables.species`. */
    tokenSpecies,
    /** Tokens from this number on are markers. */
    markersFrom,
    /** What is left of each supply, indexed as in `link/tables.ts`. */
    supply: new Int32Array(buffer, 4 * (n + 2 * tokens), kinds),
    /** The memory of all arrays except `tokenSpecies`, so that one operation copies them. */
    bytes,
  };
}

/** Index of the supply for tiles of this terrain: both kinds of land share one stack (R1.2). */
export function tileSupply(terrain: number): number {
  return terrain === WATER ? SUPPLY_WATER : SUPPLY_LAND;
}

/** True for desert and grassland. */
export function isLand(terrain: number): boolean {
  return terrain !== 0 && terrain < WATER;
}

/** A number for each terrain, by its code; 0 for a cell without a tile. */
function byTerrain(numberOf: (terrain: Terrain) => number): Uint8Array {
  return Uint8Array.of(0, ...TERRAINS.map(numberOf));
}
/** Mountains a tile has room for, by terrain (R7.2). */
const MOUNTAIN_ROOM = byTerrain((terrain) => TILE_ROOM[terrain].mountains);
/** Forests a tile without a mountain has room for, by terrain (R7.3). */
const FOREST_ROOM = byTerrain((terrain) => TILE_ROOM[terrain].forests);
/** Additional forests for each mountain on a tile, by terrain (R7.3). */
const FORESTS_PER_MOUNTAIN = byTerrain((terrain) => TILE_ROOM[terrain].forestsPerMountain);

/** Forests that the tile has room for (R7.3). */
export function forestCapacity({ terrain, mountains }: Landscape, cell: number): number {
  const ground = terrain[cell];
  return FOREST_ROOM[ground] + FORESTS_PER_MOUNTAIN[ground] * mountains[cell];
}

/** Brings `kinds` up to date with the other arrays: what is on the cell, and what it has room for (R7.2, R7.3). */
export function noteKinds(land: Landscape, cell: number): void {
  const { terrain, mountains, forests, firstAnimal, firstMarker } = land;
  const ground = terrain[cell];
  land.kinds[cell] =
    ((1 << ground) & TILE_BITS) |
    (mountains[cell] > 0 ? MOUNTAIN_BIT : 0) |
    (forests[cell] > 0 ? FOREST_BIT : 0) |
    (firstAnimal[cell] > 0 ? ANIMAL_BIT : 0) |
    (firstMarker[cell] > 0 ? MARKER_BIT : 0) |
    (mountains[cell] < MOUNTAIN_ROOM[ground] ? MOUNTAIN_ROOM_BIT : 0) |
    (forests[cell] < forestCapacity(land, cell) ? FOREST_ROOM_BIT : 0);
}

/** Lays a tile from its stack on an empty cell. */
export function layTile(land: Landscape, cell: number, terrain: number): void {
  const ring = ringOfCell(cell);
  if (ring >= land.radius) growTo(land, ring + 2);
  land.terrain[cell] = terrain;
  noteKinds(land, cell);
  addToCells(land.cells, cell);
  land.supply[tileSupply(terrain)]--;
  const { neighbours } = HEXES;
  for (let i = cell * 6; i < cell * 6 + 6; i++) land.near[neighbours[i]]++;
}

/** Takes a tile off with everything on it (R10.2); all go back to their supplies. */
export function liftTile(land: Landscape, cell: number): void {
  clearTokens(land, cell);
  land.supply[tileSupply(land.terrain[cell])]++;
  land.terrain[cell] = 0;
  noteKinds(land, cell);
  land.cells.splice(land.cells.indexOf(cell), 1);
  const { neighbours } = HEXES;
  for (let i = cell * 6; i < cell * 6 + 6; i++) land.near[neighbours[i]]--;
}

function addToCells(cells: number[], cell: number): void {
  let at = cells.length;
  cells.push(cell);
  for (; at > 0 && cells[at - 1] > cell; at--) cells[at] = cells[at - 1];
  cells[at] = cell;
}

/** Exchanges the tile, or turns it over when both are land (L8). Leaves the tokens on it alone. */
export function exchangeTile(land: Landscape, cell: number, terrain: number): void {
  land.supply[tileSupply(land.terrain[cell])]++;
  land.supply[tileSupply(terrain)]--;
  land.terrain[cell] = terrain;
  noteKinds(land, cell);
}

/** Puts a mountain from the supply on a tile. */
export function putMountain(land: Landscape, cell: number): void {
  land.mountains[cell]++;
  land.supply[SUPPLY_MOUNTAIN]--;
  noteKinds(land, cell);
}

/** Takes a mountain back to the supply. The forests under it stay. */
export function takeMountain(land: Landscape, cell: number): void {
  land.mountains[cell]--;
  land.supply[SUPPLY_MOUNTAIN]++;
  noteKinds(land, cell);
}

/** A feature's token takes the place of the mountains on a tile, which go back to the supply (R15.5). */
export function putFixedMountain(land: Landscape, cell: number): void {
  while (land.mountains[cell] > 0) takeMountain(land, cell);
  land.mountains[cell] = 1;
  land.fixed[cell] = 1;
  noteKinds(land, cell);
}

/** Puts a forest from the supply on a tile. */
export function putForest(land: Landscape, cell: number): void {
  land.forests[cell]++;
  land.supply[SUPPLY_FOREST]--;
  noteKinds(land, cell);
}

/** Takes a forest back to the supply. */
export function takeForest(land: Landscape, cell: number): void {
  land.forests[cell]--;
  land.supply[SUPPLY_FOREST]++;
  noteKinds(land, cell);
}

/** Puts an animal or marker from the supply on a tile. Returns its token. */
export function putAnimal(land: Landscape, tables: Tables, species: number, cell: number): number {
  const { first } = tables.species[species];
  let token = first;
  while (land.tokenCell[token] >= 0) token++;
  countWork(token - first);
  land.supply[SUPPLY_SPECIES + species]--;
  enterCell(land, token, cell);
  return token;
}

/** Takes an animal or marker back to the supply. */
export function takeAnimal(land: Landscape, token: number): void {
  leaveCell(land, token);
  land.supply[SUPPLY_SPECIES + land.tokenSpecies[token]]++;
}

/** Moves an animal to another tile. */
export function moveAnimal(land: Landscape, token: number, cell: number): void {
  leaveCell(land, token);
  enterCell(land, token, cell);
}

/** Swaps two tiles with everything on them. Call it only for tiles that no feature covers (R15.6). */
export function exchangeTiles(land: Landscape, a: number, b: number): void {
  const lists = land.firstMarker.length > 0 ? [land.firstAnimal, land.firstMarker] : [land.firstAnimal];
  for (const array of [land.terrain, land.kinds, land.mountains, land.forests, ...lists]) {
    [array[a], array[b]] = [array[b], array[a]];
  }
  for (const cell of [a, b]) {
    for (const first of lists) {
      for (let t = first[cell]; t > 0; t = land.nextAnimal[t - 1]) land.tokenCell[t - 1] = cell;
    }
  }
}

/** Swaps two animals on different tiles. */
export function exchangeAnimals(land: Landscape, a: number, b: number): void {
  const [from, to] = [land.tokenCell[a], land.tokenCell[b]];
  leaveCell(land, b);
  moveAnimal(land, a, to);
  enterCell(land, b, from);
}

/** Returns everything on a tile to its supply. */
export function clearTokens(land: Landscape, cell: number): void {
  while (land.forests[cell] > 0) takeForest(land, cell);
  while (land.mountains[cell] > 0) takeMountain(land, cell);
  while (land.firstAnimal[cell] > 0) takeAnimal(land, land.firstAnimal[cell] - 1);
  while (land.firstMarker[cell] > 0) takeAnimal(land, land.firstMarker[cell] - 1);
}

/** The array that starts this token's list: `firstAnimal` or `firstMarker`. */
function listOf({ firstAnimal, firstMarker, markersFrom }: Landscape, token: number): Int32Array {
  return token < markersFrom ? firstAnimal : firstMarker;
}

/** Puts a token that is on no cell on this one, keeping the cell's list sorted. Does not change the supplies. */
export function enterCell(land: Landscape, token: number, cell: number): void {
  const list = listOf(land, token);
  const before = tokenBefore(land, list[cell], token);
  const next = before < 0 ? list[cell] : land.nextAnimal[before];
  if (before < 0) list[cell] = token + 1;
  else land.nextAnimal[before] = token + 1;
  land.nextAnimal[token] = next;
  land.tokenCell[token] = cell;
  noteKinds(land, cell);
}

/** Takes a token off its cell. Does not change the supplies. */
export function leaveCell(land: Landscape, token: number): void {
  const cell = land.tokenCell[token];
  const list = listOf(land, token);
  const before = tokenBefore(land, list[cell], token);
  if (before < 0) list[cell] = land.nextAnimal[token];
  else land.nextAnimal[before] = land.nextAnimal[token];
  land.nextAnimal[token] = 0;
  land.tokenCell[token] = -1;
  noteKinds(land, cell);
}

/** The last token of a list that is lower than this one; -1 if there is none. */
function tokenBefore({ nextAnimal }: Landscape, first: number, token: number): number {
  let before = -1;
  let seen = 0;
  for (let t = first; t > 0 && t <= token; t = nextAnimal[t - 1], seen++) before = t - 1;
  countWork(seen);
  return before;
}

function growTo(land: Landscape, radius: number): void {
  coverRings(radius + 1);
  const bytes = new Uint8Array(bytesFor(cellsWithin(radius), land));
  const grown = landscapeIn(bytes, radius, land.cells, land);
  const { bytes: _, tokenSpecies: _same, ...arrays } = land;
  for (const [name, array] of Object.entries(arrays))
    if (ArrayBuffer.isView(array)) (grown[name as keyof typeof arrays] as typeof array).set(array);
  Object.assign(land, grown);
}
