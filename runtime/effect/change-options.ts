/** What `move`, `replace`, `remove` and `choose` can act on: equal tokens on a tile are one option (L6). */
import type { EffectFrame, MoveProgress } from '../frames.ts';
import { closePatches, openPatches } from '../landscape/groups.ts';
import { HEXES } from '../landscape/hex.ts';
import {
  isTile,
  itemCell,
  itemThing,
  itemToken,
  mountainItem,
  NO_ITEM,
  tileItem,
} from '../landscape/items.ts';
import { isLand, type Landscape, tileSupply } from '../landscape/landscape.ts';
import { countWork } from '../landscape/work.ts';
import type { ChangeCode } from '../link/code.ts';
import { SUPPLY_LAND, SUPPLY_WATER } from '../link/tables.ts';
import { MOUNTAIN_BIT, TILE_BITS } from '../link/thing-sets.ts';
import { ANIMAL } from '../link/things.ts';
import { goalTest } from '../queries/goals.ts';
import { isKeptOut } from '../queries/legal-cells.ts';
import { addMoves, waysOf } from '../queries/movement.ts';
import { placeItems } from '../queries/place.ts';
import { leavesBefore } from '../queries/placement.ts';
import { readPlace } from '../queries/read-place.ts';
import { isUnanswered } from '../queries/regions.ts';
import type { Game } from '../state.ts';

/**
 * What the step can act on now, tile by tile: the tile itself, its mountain, a forest, its animals and markers. Equal
 * tokens on a tile are one option (L6), the one that leaves first (L2); with `all`, each is listed separately.
 */
export function changeOptions(game: Game, frame: EffectFrame, step: ChangeCode): number[] {
  const progress = frame.progress?.of === 'move' ? frame.progress : null;
  // What `all` moves is settled when it begins (L33).
  const where = progress?.left ? null : step.where;
  if (isUnanswered(frame, where)) return [];
  const { landscape: land } = game;
  const level = openPatches();
  const place = readPlace(game, frame, where);
  let items = placeItems(land, step.things, place, changeable(land, step));
  closePatches(level);
  if (step.other) items = others(land, thisAtStart(frame), items);
  if (game.features.length > 0) items = withoutFixed(land, step, items);
  if (progress) items = withoutMoved(progress, items);
  const hasTokens = (step.things.mask & ~(TILE_BITS | MOUNTAIN_BIT)) !== 0;
  if (hasTokens && (!step.all || step.op === 'move')) items = firstToLeave(game, items);
  if (step.op !== 'move') return items;
  return movesOf(game, step.goal ? { ...frame, self: thisAtStart(frame) } : frame, items, step);
}

/** What "this" was when the step began, for `other` and goals (L63). */
const thisAtStart = ({ progress, self }: EffectFrame): number =>
  (progress && 'self' in progress ? progress.self : undefined) ?? self;

/** Leaves out an item, and its tile. */
function others(land: Landscape, self: number, items: number[]): number[] {
  if (self === NO_ITEM) return items;
  const tile = tileItem(itemCell(land, self));
  return items.filter((item) => item !== self && item !== tile);
}

/** Of equal items on a tile, the one that leaves first (L2). */
export function firstToLeave(game: Game, items: number[]): number[] {
  const { landscape: land } = game;
  let n = 0;
  let lastCell = -1;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const cell = itemCell(land, item);
    if (cell !== lastCell || itemThing(land, items[n - 1]) !== itemThing(land, item)) items[n++] = item;
    else if (leavesBefore(game, item, items[n - 1])) items[n - 1] = item;
    lastCell = cell;
  }
  items.length = n;
  return items;
}

/** The moves that some animals can make. */
function movesOf(game: Game, frame: EffectFrame, animals: readonly number[], step: ChangeCode): number[] {
  const { landscape: land, tables } = game;
  const { goal, spaces } = step;
  const isOpen = tables.anyExcludes ? (cell: number) => !isKeptOut(game, ANIMAL, cell) : null;
  const moves: number[] = [];
  for (const item of animals) {
    const token = itemToken(item);
    const ways = waysOf(tables.species[land.tokenSpecies[token]], step.anyTerrain);
    if (!goal) {
      addMoves(moves, land, ways, token, spaces, isOpen);
      continue;
    }
    const level = openPatches();
    const fits = goalTest(game, frame, goal, item);
    const isEnd = fits && isOpen ? (cell: number) => fits(cell) && isOpen(cell) : fits;
    if (isEnd) addMoves(moves, land, ways, token, spaces, isEnd, goal.goal === 'nearest');
    closePatches(level);
  }
  return moves;
}

/**
 * Bits of what the step may change now. The last tile is never removed (R10.2), and no tile is replaced with its own
 * kind (L8).
 */
function changeable(land: Landscape, step: ChangeCode): number {
  if (step.op === 'remove' && land.cells.length === 1) return step.things.mask & ~TILE_BITS;
  return step.able[(land.supply[SUPPLY_LAND] > 0 ? 1 : 0) + (land.supply[SUPPLY_WATER] > 0 ? 2 : 0)];
}

/** Leaves out tiles under a feature, which cannot change (R15.6), and a feature's token, which stays (R15.5). */
function withoutFixed({ feature, fixed }: Landscape, { op }: ChangeCode, items: number[]): number[] {
  return items.filter((item) => {
    const cell = item >> 3;
    if (isTile(item)) return feature[cell] === 0 || op === 'choose';
    return item !== mountainItem(cell) || fixed[cell] === 0 || op !== 'remove';
  });
}

/** Leaves out animals that have moved (R9.3), and those that `all` does not take in. */
function withoutMoved({ moved, left }: MoveProgress, items: number[]): number[] {
  countWork(items.length * (moved.length + (left?.length ?? 0)));
  return items.filter((item) => {
    const token = itemToken(item);
    return !moved.includes(token) && left?.includes(token) !== false;
  });
}

/** Sorts items in reading order: rows from the top, each from the left; a tile comes before what is on it (L33). */
export function inReadingOrder(land: Landscape, items: readonly number[]): number[] {
  const { q, r } = HEXES;
  countWork(items.length);
  return items.toSorted((a, b) => {
    const [one, other] = [itemCell(land, a), itemCell(land, b)];
    return r[one] - r[other] || q[one] - q[other] || (a & 7) - (b & 7) || a - b;
  });
}

/** The terrains a tile can become: never its own kind; land for land needs no stack (L8). */
export function becomes(land: Landscape, step: ChangeCode, cell: number): number[] {
  const old = land.terrain[cell];
  return step.with.filter(
    (terrain) =>
      terrain !== old && (land.supply[tileSupply(terrain)] > 0 || (isLand(terrain) && isLand(old))),
  );
}
