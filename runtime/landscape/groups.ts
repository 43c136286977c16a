/**
 * Groups: habitats, communities and landmasses (R11.2 to R11.4), found by flood fill.
 *
 * Cells are collected in *patches*, which come from a pool and return to it, so that counting allocates nothing. The
 * pool holds no data between calls, so it is not part of a game's state.
 */
import type { GroupCode } from '../link/code.ts';
import { thingBits } from '../link/thing-sets.ts';
import { ANIMAL, DESERT, FOREST, GRASSLAND, SPECIES, TILE, WATER } from '../link/things.ts';
import { cellsWith } from './cells.ts';
import { HEXES } from './hex.ts';
import { cellCount, hasThing } from './items.ts';
import type { Landscape } from './landscape.ts';
import { checkWork, countWork } from './work.ts';

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
/** More open patches than any card in a box needs. Further ones count as work, because they take a lot of memory. */
const FEW_PATCHES = 200;
/** Work counted for each patch, on top of its cells, to match the time it takes. */
const PATCH_WORK = 10;

/** The number of patches in use. Pass it to `closePatches` when done with those taken since. */
export function openPatches(): number {
  return open;
}

/** Returns to the pool all patches taken since `openPatches` returned this level, and counts their cells as work. */
export function closePatches(level: number): void {
  while (open > level) countWork(PATCH_WORK + pool[--open].n);
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
  if (open > FEW_PATCHES) countWork(4 * cells);
  checkWork();
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

/** A patch of some cells. */
export function makePatch(land: Landscape, of: number, cells: readonly number[]): Patch {
  const patch = takePatch(land, of);
  for (const cell of cells) addCell(patch, cell);
  return patch;
}

/** The group of such things that includes the cell; empty if the cell has none. */
export function cellGroup(land: Landscape, cell: number, of: number): Patch {
  const patch = takePatch(land, of);
  if (hasThing(land, cell, of)) flood(land, patch, cell);
  return patch;
}

/** Adds everything linked to a cell that has such a thing. */
function flood(land: Landscape, patch: Patch, start: number): void {
  addCell(patch, start);
  addRing(land, patch, 0, thingBits(patch.of), true);
}

/** For `addRing`: cells without a tile too. */
export const ALL_CELLS = -1;

/**
 * Adds the neighbours of the cells of a patch, from index `from` on, that have one of these kinds of things; in a
 * community, only those with its own animals. Returns the index of the first cell it added.
 * @param all true to go on from the added cells, until there are no more
 */
export function addRing(land: Landscape, patch: Patch, from: number, bits: number, all = false): number {
  const { neighbours } = HEXES;
  const { kinds } = land;
  const { mark, stamp, cells, of } = patch;
  const end = patch.n;
  for (let i = from; i < (all ? patch.n : end); i++) {
    const at = cells[i] * 6;
    for (let n = at; n < at + 6; n++) {
      const cell = neighbours[n];
      if (stamp[cell] === mark || (bits !== ALL_CELLS && (kinds[cell] & bits) === 0)) continue;
      if (of >= SPECIES && !hasThing(land, cell, of)) continue;
      stamp[cell] = mark;
      cells[patch.n++] = cell;
    }
  }
  return end;
}

/** The size of a group: its tiles or its tokens. Two forests on one tile count as two (R11.3). */
export function groupSize(land: Landscape, patch: Patch): number {
  if (patch.of < FOREST) return patch.n;
  let size = 0;
  for (let i = 0; i < patch.n; i++) size += cellCount(land, patch.cells[i], patch.of);
  return size;
}

/** Calls `visit` with every group of a kind. The patch returns to the pool after the call. */
export function eachOfKind(
  land: Landscape,
  group: GroupCode,
  species: number,
  visit: (patch: Patch) => void,
): void {
  for (const of of groupThings(group, species))
    eachGroup(land, of, (patch) => {
      if (!group.enclosed || isEnclosed(land, patch)) visit(patch);
    });
}

/** True if no tile of a group is on the edge (L54). */
function isEnclosed({ near }: Landscape, { cells, n }: Patch): boolean {
  countWork(n);
  for (let i = 0; i < n; i++) if (near[cells[i]] < 6) return false;
  return true;
}

/** The things that form groups of this kind: one, every terrain, or every species for communities of any animal. */
function groupThings(group: GroupCode, species: number): number[] {
  if (group.of === TILE) return [DESERT, GRASSLAND, WATER];
  if (group.group !== 'community' || group.of !== ANIMAL) return [group.of];
  return Array.from({ length: species }, (_, s) => SPECIES + s);
}

/** Calls `visit` with every group of such things. The patch returns to the pool after the call. */
function eachGroup(land: Landscape, of: number, visit: (patch: Patch) => void): void {
  const level = openPatches();
  const seen = takePatch(land, 0);
  for (const cell of cellsWith(land, thingBits(of))) {
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
  eachOfKind(land, group, species, (patch) => {
    const size = smallest ? -groupSize(land, patch) : groupSize(land, patch);
    if (size < best) return;
    if (size > best) starts.length = 0;
    best = size;
    starts.push({ cell: patch.cells[0], of: patch.of });
  });
  return starts.map(({ cell, of }) => cellGroup(land, cell, of));
}

/** The terrain habitat of a tile. */
export function habitatOfTile(land: Landscape, cell: number): Patch {
  return cellGroup(land, cell, land.terrain[cell]);
}
