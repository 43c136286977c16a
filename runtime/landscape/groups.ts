/**
 * Groups: habitats, communities and landmasses (R11.2 to R11.4), found by flooding.
 *
 * Cells are collected in *parts*, which are taken from a pool and given back, so that counting allocates nothing.
 * The pool holds nothing between calls, so it is not part of a game's state.
 */
import { ANIMAL, FOREST, type GroupCode, MOUNTAIN, SPECIES, TILE } from '../link/code.ts';
import { bitsOf } from '../link/thing-sets.ts';
import { ANY_NUMBER, cellsWith, cellsWithTokens } from './cells.ts';
import { HEXES } from './hex.ts';
import { countAt, firstOf, hasThing } from './items.ts';
import type { Landscape } from './landscape.ts';
import { checkLookups, lookAt, lookAtAnimals } from './lookups.ts';

/** What a part that is a feature is made of: nothing joins it. */
export const FEATURE_TILES = -1;

/** A set of cells, and what it is made of. */
export interface Part {
  n: number;
  /** The first `n` are its cells, in the order they were found. */
  cells: Int32Array;
  stamp: Int32Array;
  mark: number;
  /**
   * Thing of its members: a terrain, `LAND`, `MOUNTAIN`, `FOREST`, a species or a marker; `FEATURE_TILES` for the cells of a
   * feature, 0 for the whole landscape or single cells. Only in a community (a species) other things on its tiles do
   * not belong to it (L17).
   */
  of: number;
}

const pool: Part[] = [];
let open = 0;
/** Open parts that no card of a box comes near. */
const FEW_PARTS = 200;
/** Lookups that a search for groups, and a group, take besides their cells: as many as take as long. */
const A_SEARCH = 30;
const A_GROUP = 10;

/** How many parts are taken: give it to `closeParts` when done with those taken since. */
export function openParts(): number {
  return open;
}

/** Gives back all parts taken since `openParts` gave this level. */
export function closeParts(level: number): void {
  open = level;
}

/** An empty part, taken from the pool. */
export function takePart(land: Landscape, of: number): Part {
  const cells = land.terrain.length;
  let part = pool[open++];
  if (!part) {
    part = { n: 0, cells: new Int32Array(cells), stamp: new Int32Array(cells), mark: 0, of: 0 };
    pool.push(part);
  }
  if (part.cells.length < cells) {
    part.cells = new Int32Array(cells);
    part.stamp = new Int32Array(cells);
    part.mark = 0;
  }
  if (part.mark === 0x7fffffff) {
    part.stamp.fill(0);
    part.mark = 0;
  }
  part.mark++;
  part.n = 0;
  part.of = of;
  // So many at once take memory.
  if (open > FEW_PARTS) {
    lookAt(4 * cells);
    checkLookups();
  }
  return part;
}

/** True if the cell is in the part. */
export function hasCell(part: Part, cell: number): boolean {
  return part.stamp[cell] === part.mark;
}

/** Adds a cell; nothing happens if it is in already. */
export function addCell(part: Part, cell: number): void {
  if (part.stamp[cell] === part.mark) return;
  part.stamp[cell] = part.mark;
  part.cells[part.n++] = cell;
}

/** True if one of the cell's neighbours is in the part. */
export function touches(part: Part, cell: number): boolean {
  const { neighbours } = HEXES;
  for (let i = cell * 6; i < cell * 6 + 6; i++) {
    if (part.stamp[neighbours[i]] === part.mark) return true;
  }
  return false;
}

/** Every tile. */
export function wholeLandscape(land: Landscape): Part {
  const part = takePart(land, 0);
  lookAt(land.cells.length);
  for (const cell of land.cells) addCell(part, cell);
  return part;
}

/** The group of these things that reaches the cell; empty if the cell has none of them. */
export function groupAt(land: Landscape, cell: number, of: number): Part {
  const part = takePart(land, of);
  if (of >= SPECIES) lookAtAnimals(land.tokenSpecies);
  if (hasThing(land, cell, of)) flood(land, part, cell);
  return part;
}

/** Adds all that is linked to a cell which has one of them. */
function flood(land: Landscape, part: Part, start: number): void {
  part.stamp[start] = part.mark;
  part.cells[part.n++] = start;
  if (part.of <= TILE) floodCells(part, land.terrain, bitsOf(part.of));
  else if (part.of === MOUNTAIN) floodCells(part, land.mountains, ANY_NUMBER);
  else if (part.of === FOREST) floodCells(part, land.forests, ANY_NUMBER);
  else floodTokens(part, land);
  lookAt(A_GROUP + part.n);
}

/** Adds the linked cells whose number, as a bit, is one of these. */
function floodCells(part: Part, numbers: Uint8Array, bits: number): void {
  const { neighbours } = HEXES;
  const { mark, stamp, cells } = part;
  for (let done = part.n - 1; done < part.n; done++) {
    const from = cells[done] * 6;
    for (let i = from; i < from + 6; i++) {
      const cell = neighbours[i];
      if (((bits >> numbers[cell]) & 1) === 0 || stamp[cell] === mark) continue;
      stamp[cell] = mark;
      cells[part.n++] = cell;
    }
  }
}

/** The same for animals and markers: a separate loop, because it looks through a list at every cell. */
function floodTokens(part: Part, land: Landscape): void {
  const { neighbours } = HEXES;
  const { mark, stamp, cells, of } = part;
  const first = firstOf(land, of);
  for (let done = part.n - 1; done < part.n; done++) {
    const from = cells[done] * 6;
    for (let i = from; i < from + 6; i++) {
      const cell = neighbours[i];
      if (first[cell] === 0 || stamp[cell] === mark || !hasThing(land, cell, of)) continue;
      stamp[cell] = mark;
      cells[part.n++] = cell;
    }
  }
}

/** Members of a group: tiles, or tokens (two forests on one tile are two, R11.3). */
export function sizeOf(land: Landscape, part: Part): number {
  if (part.of < FOREST) return part.n;
  let size = 0;
  lookAt(part.n);
  for (let i = 0; i < part.n; i++) size += countAt(land, part.cells[i], part.of);
  return size;
}

/** The things that form groups of this kind: every species for communities of any animal. */
export function membersOf(group: GroupCode, species: number): number[] {
  if (group.group !== 'community' || group.of !== ANIMAL) return [group.of];
  return Array.from({ length: species }, (_, s) => SPECIES + s);
}

/** Calls `visit` with every group of these things. The part is given back after the call. */
export function eachGroup(land: Landscape, of: number, visit: (part: Part) => void): void {
  const level = openParts();
  const seen = takePart(land, 0);
  lookAt(A_SEARCH);
  if (of >= SPECIES) lookAtAnimals(land.tokenSpecies);
  checkLookups();
  for (const cell of cellsThatMayHave(land, of)) {
    if (hasCell(seen, cell) || !hasThing(land, cell, of)) continue;
    const inner = openParts();
    const part = takePart(land, of);
    flood(land, part, cell);
    for (let i = 0; i < part.n; i++) addCell(seen, part.cells[i]);
    visit(part);
    closeParts(inner);
  }
  closeParts(level);
}

function cellsThatMayHave(land: Landscape, of: number): number[] {
  if (of <= TILE) return cellsWith(land, land.terrain, bitsOf(of));
  if (of === MOUNTAIN) return cellsWith(land, land.mountains, ANY_NUMBER);
  return of === FOREST ? cellsWith(land, land.forests, ANY_NUMBER) : cellsWithTokens(land, firstOf(land, of));
}

/** The largest groups of a kind, or the smallest: several if they are equally large (L18). They stay open. */
export function largestGroups(land: Landscape, group: GroupCode, species: number, smallest: boolean): Part[] {
  let best = Number.NEGATIVE_INFINITY;
  const starts: { cell: number; of: number }[] = [];
  for (const of of membersOf(group, species)) {
    eachGroup(land, of, (part) => {
      const size = smallest ? -sizeOf(land, part) : sizeOf(land, part);
      if (size < best) return;
      if (size > best) starts.length = 0;
      best = size;
      starts.push({ cell: part.cells[0], of });
    });
  }
  return starts.map(({ cell, of }) => groupAt(land, cell, of));
}

/** The terrain habitat of a tile. */
export function habitatOfTile(land: Landscape, cell: number): Part {
  return groupAt(land, cell, land.terrain[cell]);
}
