/**
 * Groups: habitats, communities and landmasses (R11.2 to R11.4), found by flood fill.
 *
 * Cells are collected in *patches*, which come from a pool and return to it, so that counting allocates nothing. The
 * pool holds no data between calls, so it is not part of a game's state.
 */
import type { GroupCode } from '../link/code.ts';
import { bitsOf } from '../link/thing-sets.ts';
import { ANIMAL, FOREST, MOUNTAIN, SPECIES, TILE } from '../link/things.ts';
import { ANY_NUMBER, cellsWith, cellsWithTokens } from './cells.ts';
import { HEXES } from './hex.ts';
import { countAt, firstOf, hasThing } from './items.ts';
import type { Landscape } from './landscape.ts';
import { checkLookups, lookAt, lookAtAnimals } from './lookups.ts';

/** `of` for a patch that nothing can join, like the tiles of a feature. */
export const FEATURE_TILES = -1;

/** A set of cells, and the kind of thing its members are. */
export interface Patch {
  n: number;
  /** The first `n` entries are its cells, in the order they were found. */
  cells: Int32Array;
  stamp: Int32Array;
  mark: number;
  /**
   * What its members are: a terrain, `LAND`, `MOUNTAIN`, `FOREST`, a species or a marker; `FEATURE_TILES` for the cells
   * of a feature or a single tile; 0 for the whole landscape or any other set of cells. Only a community (a species)
   * excludes other things on its tiles (L17).
   */
  of: number;
}

const pool: Patch[] = [];
let open = 0;
/** More open patches than any card in a box needs. Further ones are charged as lookups. */
const FEW_PATCHES = 200;
/** Lookups charged for each search for groups and for each group, on top of their cells, to match the time they take. */
const A_SEARCH = 30;
const A_GROUP = 10;

/** The number of patches in use. Pass it to `closePatches` when done with those taken since. */
export function openPatches(): number {
  return open;
}

/** Returns to the pool all patches taken since `openPatches` returned this level. */
export function closePatches(level: number): void {
  open = level;
}

/** An empty patch, taken from the pool. */
export function takePatch(land: Landscape, of: number): Patch {
  const cells = land.terrain.length;
  let patch = pool[open++];
  if (!patch) {
    patch = { n: 0, cells: new Int32Array(cells), stamp: new Int32Array(cells), mark: 0, of: 0 };
    pool.push(patch);
  }
  if (patch.cells.length < cells) {
    patch.cells = new Int32Array(cells);
    patch.stamp = new Int32Array(cells);
    patch.mark = 0;
  }
  if (patch.mark === 0x7fffffff) {
    patch.stamp.fill(0);
    patch.mark = 0;
  }
  patch.mark++;
  patch.n = 0;
  patch.of = of;
  // This many open patches take a lot of memory.
  if (open > FEW_PATCHES) {
    lookAt(4 * cells);
    checkLookups();
  }
  return patch;
}

/** True if the cell is in the patch. */
export function hasCell(patch: Patch, cell: number): boolean {
  return patch.stamp[cell] === patch.mark;
}

/** Adds a cell unless it is already in the patch. */
export function addCell(patch: Patch, cell: number): void {
  if (patch.stamp[cell] === patch.mark) return;
  patch.stamp[cell] = patch.mark;
  patch.cells[patch.n++] = cell;
}

/** True if one of the cell's neighbours is in the patch. */
export function touches(patch: Patch, cell: number): boolean {
  const { neighbours } = HEXES;
  for (let i = cell * 6; i < cell * 6 + 6; i++) {
    if (patch.stamp[neighbours[i]] === patch.mark) return true;
  }
  return false;
}

/** A patch of all tiles. */
export function wholeLandscape(land: Landscape): Patch {
  const patch = takePatch(land, 0);
  lookAt(land.cells.length);
  for (const cell of land.cells) addCell(patch, cell);
  return patch;
}

/** The group of such things that includes the cell; empty if the cell has none. */
export function groupAt(land: Landscape, cell: number, of: number): Patch {
  const patch = takePatch(land, of);
  if (of >= SPECIES) lookAtAnimals(land.tokenSpecies);
  if (hasThing(land, cell, of)) flood(land, patch, cell);
  return patch;
}

/** Adds everything linked to a cell that has such a thing. */
function flood(land: Landscape, patch: Patch, start: number): void {
  patch.stamp[start] = patch.mark;
  patch.cells[patch.n++] = start;
  if (patch.of <= TILE) floodCells(patch, land.terrain, bitsOf(patch.of));
  else if (patch.of === MOUNTAIN) floodCells(patch, land.mountains, ANY_NUMBER);
  else if (patch.of === FOREST) floodCells(patch, land.forests, ANY_NUMBER);
  else floodTokens(patch, land);
  lookAt(A_GROUP + patch.n);
}

/** Adds the linked cells whose number is in `bits`, as the bit `1 << number`. */
function floodCells(patch: Patch, numbers: Uint8Array, bits: number): void {
  const { neighbours } = HEXES;
  const { mark, stamp, cells } = patch;
  for (let done = patch.n - 1; done < patch.n; done++) {
    const from = cells[done] * 6;
    for (let i = from; i < from + 6; i++) {
      const cell = neighbours[i];
      if (((bits >> numbers[cell]) & 1) === 0 || stamp[cell] === mark) continue;
      stamp[cell] = mark;
      cells[patch.n++] = cell;
    }
  }
}

/** Like `floodCells` for animals and markers. A separate loop, because it searches a list at every cell. */
function floodTokens(patch: Patch, land: Landscape): void {
  const { neighbours } = HEXES;
  const { mark, stamp, cells, of } = patch;
  const first = firstOf(land, of);
  for (let done = patch.n - 1; done < patch.n; done++) {
    const from = cells[done] * 6;
    for (let i = from; i < from + 6; i++) {
      const cell = neighbours[i];
      if (first[cell] === 0 || stamp[cell] === mark || !hasThing(land, cell, of)) continue;
      stamp[cell] = mark;
      cells[patch.n++] = cell;
    }
  }
}

/** The size of a group: its tiles or its tokens. Two forests on one tile count as two (R11.3). */
export function sizeOf(land: Landscape, patch: Patch): number {
  if (patch.of < FOREST) return patch.n;
  let size = 0;
  lookAt(patch.n);
  for (let i = 0; i < patch.n; i++) size += countAt(land, patch.cells[i], patch.of);
  return size;
}

/** The things that form groups of this kind: one, or every species for communities of any animal. */
export function membersOf(group: GroupCode, species: number): number[] {
  if (group.group !== 'community' || group.of !== ANIMAL) return [group.of];
  return Array.from({ length: species }, (_, s) => SPECIES + s);
}

/** Calls `visit` with every group of such things. The patch returns to the pool after the call. */
export function eachGroup(land: Landscape, of: number, visit: (patch: Patch) => void): void {
  const level = openPatches();
  const seen = takePatch(land, 0);
  lookAt(A_SEARCH);
  if (of >= SPECIES) lookAtAnimals(land.tokenSpecies);
  checkLookups();
  for (const cell of cellsThatMayHave(land, of)) {
    if (hasCell(seen, cell) || !hasThing(land, cell, of)) continue;
    const inner = openPatches();
    const patch = takePatch(land, of);
    flood(land, patch, cell);
    for (let i = 0; i < patch.n; i++) addCell(seen, patch.cells[i]);
    visit(patch);
    closePatches(inner);
  }
  closePatches(level);
}

function cellsThatMayHave(land: Landscape, of: number): number[] {
  if (of <= TILE) return cellsWith(land, land.terrain, bitsOf(of));
  if (of === MOUNTAIN) return cellsWith(land, land.mountains, ANY_NUMBER);
  return of === FOREST ? cellsWith(land, land.forests, ANY_NUMBER) : cellsWithTokens(land, firstOf(land, of));
}

/**
 * The largest (or smallest) groups of a kind: several if they are equally large (L18). They stay open until
 * `closePatches`.
 */
export function largestGroups(
  land: Landscape,
  group: GroupCode,
  species: number,
  smallest: boolean,
): Patch[] {
  let best = Number.NEGATIVE_INFINITY;
  const starts: { cell: number; of: number }[] = [];
  for (const of of membersOf(group, species)) {
    eachGroup(land, of, (patch) => {
      const size = smallest ? -sizeOf(land, patch) : sizeOf(land, patch);
      if (size < best) return;
      if (size > best) starts.length = 0;
      best = size;
      starts.push({ cell: patch.cells[0], of });
    });
  }
  return starts.map(({ cell, of }) => groupAt(land, cell, of));
}

/** The terrain habitat of a tile. */
export function habitatOfTile(land: Landscape, cell: number): Patch {
  return groupAt(land, cell, land.terrain[cell]);
}
