/** What `move`, `replace`, `remove` and `choose` can act on: equal tokens on a tile are one option (L6). */

import type { EffectFrame, MoveProgress } from '../frames.ts';
import { ANY_NUMBER, cellsWith, cellsWithTokens } from '../landscape/cells.ts';
import { closePatches, openPatches } from '../landscape/groups.ts';
import { HEXES } from '../landscape/hex.ts';
import {
  animalItem,
  cellOf,
  forestItem,
  markerItem,
  mountainItem,
  NO_ITEM,
  secondForestItem,
  tileItem,
} from '../landscape/items.ts';
import { isLand, type Landscape, tileSupply } from '../landscape/landscape.ts';
import { lookAt, lookAtAnimals, lookAtMany } from '../landscape/lookups.ts';
import type { ChangeCode } from '../link/code.ts';
import { SUPPLY_LAND, SUPPLY_WATER } from '../link/tables.ts';
import {
  ANIMAL_BIT,
  FOREST_BIT,
  GROUND_BITS,
  MARKER_BIT,
  MOUNTAIN_BIT,
  TILE_BITS,
} from '../link/thing-sets.ts';
import { FOREST, MARKERS, MOUNTAIN, SPECIES } from '../link/things.ts';
import { ANYWHERE, type Area, isSameForAll, isThere, keepCells } from '../queries/areas/areas.ts';
import { readArea } from '../queries/areas/read-area.ts';
import { isSoughtTile, tilesHolding } from '../queries/holders.ts';
import { addMoves } from '../queries/movement.ts';
import { itemToTake, rankOf } from '../queries/placement.ts';
import { isUnanswered } from '../queries/regions.ts';
import type { Game } from '../state.ts';

const NOT_BEGUN: MoveProgress = { of: 'move', done: 0, moved: [] };

/** A step that asks, with the game and frame it runs in. */
interface Asking {
  game: Game;
  frame: EffectFrame;
  step: ChangeCode;
  area: Area;
}

/**
 * What the step can act on now, tile by tile: the tile itself, its mountain, a forest, its animals and markers. Equal
 * tokens on a tile are one option (L6); with `all`, each is listed separately.
 */
export function changeOptions(game: Game, frame: EffectFrame, step: ChangeCode): number[] {
  // What `all` moves is settled when it begins (L33).
  const where = frame.progress?.of === 'move' && frame.progress.left ? null : step.where;
  if (isUnanswered(frame, where)) return [];
  const level = openPatches();
  const asking: Asking = { game, frame, step, area: readArea(game, frame, where) };
  const { bits } = step.things;
  let options: number[] = [];
  // Most steps name one kind of thing, so nothing needs joining or sorting.
  if ((bits & GROUND_BITS) !== 0) options = tileOptions(asking);
  if ((bits & MOUNTAIN_BIT) !== 0) options = joined(options, mountainOptions(asking));
  if ((bits & FOREST_BIT) !== 0) options = joined(options, forestOptions(asking));
  if ((bits & ANIMAL_BIT) !== 0) options = joined(options, animalOptions(asking));
  if ((bits & MARKER_BIT) !== 0) options = joined(options, markerOptions(asking));
  if (isMixed(bits)) sortByCell(options, game.landscape);
  closePatches(level);
  return options;
}

function joined(some: number[], more: number[]): number[] {
  return some.length === 0 ? more : some.concat(more);
}

/** True if `bits` includes things from more than one option list below. */
function isMixed(bits: number): boolean {
  const tokens = bits & ~GROUND_BITS;
  return (bits & GROUND_BITS) !== 0 ? tokens !== 0 : (tokens & (tokens - 1)) !== 0;
}

function sortByCell(items: number[], land: Landscape): void {
  items.sort((a, b) => cellOf(land, a) - cellOf(land, b) || (a & 7) - (b & 7) || a - b);
}

function tileOptions({ game, step, area }: Asking): number[] {
  const { landscape: land } = game;
  const { holders } = step.things;
  // A tile under a feature cannot change (R15.6).
  const isCovered = step.op !== 'choose' && game.features.length > 0;
  const bits = changeable(land, step);
  let items: number[];
  if (holders?.length === 1 && !isCovered && (step.things.bits & TILE_BITS) === 0) {
    items = tilesHolding(land, bits, holders[0].with);
  } else {
    items = tilesOf(land, bits, isCovered);
    if (holders !== null) items = items.filter((item) => isSoughtTile(land, step.things, item >> 3));
  }
  if (area === ANYWHERE) return items;
  const { terrain } = land;
  // Nothing is adjacent to itself (R11.1).
  return items.filter(
    (item) => item !== area.item && isThere(land, area, item >> 3, terrain[item >> 3], false, item),
  );
}

/** Tiles of the terrains in `bits`, without those under a feature if `isCovered`. */
function tilesOf({ cells, terrain, feature }: Landscape, bits: number, isCovered: boolean): number[] {
  const items: number[] = [];
  lookAt(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (((bits >> terrain[cell]) & 1) !== 0 && !(isCovered && feature[cell] > 0)) items.push(tileItem(cell));
  }
  return items;
}

function mountainOptions({ game, step, area }: Asking): number[] {
  const { landscape: land } = game;
  const { fixed } = land;
  let cells = cellsWith(land, land.mountains, ANY_NUMBER);
  // A feature's token stays (R15.5).
  if (step.op === 'remove' && game.features.length > 0) cells = cells.filter((cell) => fixed[cell] === 0);
  if (isSameForAll(area, MOUNTAIN)) return keepCells(land, area, cells, MOUNTAIN).map(mountainItem);
  const items = cells.map(mountainItem);
  return items.filter((item) => item !== area.item && isThere(land, area, item >> 3, MOUNTAIN, false, item));
}

function forestOptions({ game, step, area }: Asking): number[] {
  const { landscape: land } = game;
  const { forests } = land;
  const cells = cellsWith(land, forests, ANY_NUMBER);
  if (isSameForAll(area, FOREST)) {
    const kept = keepCells(land, area, cells, FOREST);
    return step.all ? bothForests(land, kept) : forestsToLeave(game, kept);
  }
  if (step.all) {
    return bothForests(land, cells).filter(
      (item) => item !== area.item && isThere(land, area, item >> 3, FOREST, false, item),
    );
  }
  return cells.flatMap((cell) => {
    if (area.sites !== null) return forestsAt(game, area, cell).slice(0, 1);
    const forest = forestToLeave(game, cell, area.item);
    return forest !== NO_ITEM && isThere(land, area, cell, FOREST) ? [forest] : [];
  });
}

/** All forests of some tiles. */
function bothForests({ forests }: Landscape, cells: readonly number[]): number[] {
  const items: number[] = [];
  for (let i = 0; i < cells.length; i++) {
    items.push(forestItem(cells[i]));
    if (forests[cells[i]] > 1) items.push(secondForestItem(cells[i]));
  }
  return items;
}

/** One forest of each tile. Of two forests, it is the one that leaves first (L2). */
function forestsToLeave(game: Game, cells: readonly number[]): number[] {
  const { forests } = game.landscape;
  const items: number[] = [];
  for (let i = 0; i < cells.length; i++) items.push(forestItem(cells[i]));
  for (let i = 0; i < cells.length; i++) {
    if (forests[cells[i]] > 1) items[i] = itemToTake(game, FOREST, cells[i]);
  }
  return items;
}

/** Animals of each species, or the moves they can make. */
function animalOptions({ game, frame, step, area }: Asking): number[] {
  const { landscape: land, tables } = game;
  const { cells, firstAnimal, nextAnimal, tokenSpecies } = land;
  const { species: wanted } = step.things;
  const anywhere = area === ANYWHERE;
  const progress = frame.progress?.of === 'move' ? frame.progress : NOT_BEGUN;
  const isFirst = progress.moved.length === 0 && progress.left === undefined;
  const isEach = step.all && step.op !== 'move';
  const options: number[] = [];
  lookAt(cells.length);
  lookAtAnimals(tokenSpecies);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    for (let t = firstAnimal[cell]; t > 0; ) {
      const species = tokenSpecies[t - 1];
      let token = t - 1;
      t = nextAnimal[token];
      if (!wanted[species]) continue;
      // Most often it is the only one of its species on the tile.
      const isPlain = isFirst && area.sites === null && animalItem(token) !== area.item;
      if (isEach) {
        if (animalItem(token) === area.item) continue;
      } else if (!isPlain || (t > 0 && tokenSpecies[t - 1] === species)) {
        const first = token;
        token = tokenToLeave(game, progress, first + 1, area);
        t = afterEqual(land, first + 1);
      }
      if (token < 0) continue;
      if (!anywhere && !isThere(land, area, cell, SPECIES + species, false, animalItem(token))) continue;
      if (step.op !== 'move') options.push(animalItem(token));
      else addMoves(options, land, tables.species[species], token, step.spaces, step.anyTerrain);
    }
  }
  return options;
}

/**
 * Bits of the terrains whose tiles the step may change. The last tile is never removed (R10.2), and no tile is replaced
 * with its own kind (L8).
 */
function changeable(land: Landscape, step: ChangeCode): number {
  if (step.op === 'remove' && land.cells.length === 1) return 0;
  return step.able[(land.supply[SUPPLY_LAND] > 0 ? 1 : 0) + (land.supply[SUPPLY_WATER] > 0 ? 2 : 0)];
}

/** Markers, by name. No step moves a marker token, so moved tokens need no tracking here. */
function markerOptions({ game, step, area }: Asking): number[] {
  const { landscape: land } = game;
  const { tokenSpecies, nextAnimal } = land;
  const options: number[] = [];
  lookAtAnimals(tokenSpecies);
  for (const cell of cellsWithTokens(land, land.firstMarker)) {
    for (let t = land.firstMarker[cell]; t > 0; ) {
      const first = t;
      const row = tokenSpecies[first - 1];
      t = nextAnimal[first - 1];
      if (step.all) {
        const item = markerItem(first - 1);
        const isAsked = step.things.species[row] && item !== area.item;
        if (isAsked && isThere(land, area, cell, MARKERS + row, false, item)) options.push(item);
        continue;
      }
      if (t > 0 && tokenSpecies[t - 1] === row) t = afterEqual(land, first);
      if (!step.things.species[row]) continue;
      const item = markerToLeave(game, first, area);
      if (item !== NO_ITEM && isThere(land, area, cell, MARKERS + row, false, item)) options.push(item);
    }
  }
  return options;
}

/**
 * Of the markers equal to `t` (token + 1), the one that leaves first (L2). Skips markers that the area excludes:
 * nothing is adjacent to itself.
 */
function markerToLeave(game: Game, t: number, area: Area): number {
  const { nextAnimal, tokenSpecies, tokenCell } = game.landscape;
  let best = NO_ITEM;
  for (let at = t; at > 0 && tokenSpecies[at - 1] === tokenSpecies[t - 1]; at = nextAnimal[at - 1]) {
    const item = markerItem(at - 1);
    if (item === area.item) continue;
    if (area.sites?.holds(tokenCell[at - 1], MARKERS + tokenSpecies[at - 1], item) === false) continue;
    if (best === NO_ITEM || rankOf(game, item) < rankOf(game, best)) best = item;
  }
  return best;
}

/** Sorts items in reading order: rows from the top, each from the left; a tile comes before what is on it (L33). */
export function inReadingOrder(land: Landscape, items: readonly number[]): number[] {
  const { q, r } = HEXES;
  lookAt(items.length);
  return items.toSorted((a, b) => {
    const [one, other] = [cellOf(land, a), cellOf(land, b)];
    return r[one] - r[other] || q[one] - q[other] || (a & 7) - (b & 7) || a - b;
  });
}

/** The terrains a tile can become: never its own kind; land for land needs no stack (L8). */
export function becomes(land: Landscape, step: ChangeCode, cell: number): number[] {
  const options: number[] = [];
  const old = land.terrain[cell];
  for (const terrain of step.with) {
    const isThere = land.supply[tileSupply(terrain)] > 0 || (isLand(terrain) && isLand(old));
    if (terrain !== old && isThere) options.push(terrain);
  }
  return options;
}

/** The forests of a tile that are in the area. The one that leaves first comes first (L2). */
function forestsAt(game: Game, area: Area, cell: number): number[] {
  const first = itemToTake(game, FOREST, cell);
  const both = [first, forestItem(cell), secondForestItem(cell)].slice(0, 1 + game.landscape.forests[cell]);
  return both.filter((item) => isThere(game.landscape, area, cell, FOREST, false, item));
}

/** The forest of a tile that leaves first (L2), other than `except`; `NO_ITEM` if there is none. */
function forestToLeave(game: Game, cell: number, except: number): number {
  const first = forestItem(cell);
  const second = secondForestItem(cell);
  if (game.landscape.forests[cell] === 1) return first === except ? NO_ITEM : first;
  if (first === except) return second;
  return second === except ? first : itemToTake(game, FOREST, cell);
}

/** The first token after those equal to `t`, which are consecutive. `t` and the result are token + 1, 0 for none. */
function afterEqual({ nextAnimal, tokenSpecies }: Landscape, t: number): number {
  let next = nextAnimal[t - 1];
  while (next > 0 && tokenSpecies[next - 1] === tokenSpecies[t - 1]) next = nextAnimal[next - 1];
  return next;
}

/**
 * Of the tokens equal to `t` (token + 1), the one that leaves first (L2); -1 for none. Skips tokens that have moved
 * (R9.3), tokens that `all` does not take in, and tokens that the area excludes: nothing is adjacent to itself.
 */
function tokenToLeave(game: Game, { moved, left }: MoveProgress, t: number, area: Area): number {
  const { landscape: land } = game;
  const { nextAnimal, tokenSpecies, tokenCell } = land;
  const species = tokenSpecies[t - 1];
  let best = -1;
  let looked = 0;
  for (let at = t; at > 0 && tokenSpecies[at - 1] === species; at = nextAnimal[at - 1]) {
    looked += 1 + moved.length + (left?.length ?? 0);
    if (animalItem(at - 1) === area.item || moved.includes(at - 1)) continue;
    if (left?.includes(at - 1) === false) continue;
    if (area.sites?.holds(tokenCell[at - 1], SPECIES + species, animalItem(at - 1)) === false) continue;
    if (best < 0 || rankOf(game, animalItem(at - 1)) < rankOf(game, animalItem(best))) best = at - 1;
  }
  lookAtMany(looked);
  return best;
}
