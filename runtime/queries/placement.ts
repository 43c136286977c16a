/**
 * Placement: where a tile or token may be put (R7, R8), and what may be taken up when its supply is empty (R7.4).
 */
import type { EffectFrame } from '../frames.ts';
import { cellsWith } from '../landscape/cells.ts';
import { closePatches, openPatches } from '../landscape/groups.ts';
import {
  firstLike,
  forestItem,
  hasThing,
  itemThing,
  itemToken,
  mountainItem,
  NO_ITEM,
  nextToken,
  secondForestItem,
  tokenItem,
} from '../landscape/items.ts';
import {
  enterCell,
  type Landscape,
  leaveCell,
  putForest,
  putMountain,
  takeForest,
  takeMountain,
  tileSupply,
} from '../landscape/landscape.ts';
import { countWork } from '../landscape/work.ts';
import type { WhereCode } from '../link/code.ts';
import { SUPPLY_FOREST, SUPPLY_MOUNTAIN, SUPPLY_SPECIES } from '../link/tables.ts';
import { thingBits } from '../link/thing-sets.ts';
import { FOREST, LAND, MOUNTAIN, rowOf } from '../link/things.ts';
import { frameCode, type Game } from '../state.ts';
import { hasLegalCell, isTileKind, legalCells } from './legal-cells.ts';
import { readPlace } from './read-place.ts';
import { isUnanswered } from './regions.ts';

/** Index of the supply that a kind comes from; `LAND` is the stack that both kinds of land share. */
export function supplyIndex(kind: number): number {
  if (kind <= LAND) return tileSupply(kind);
  if (kind === MOUNTAIN) return SUPPLY_MOUNTAIN;
  if (kind === FOREST) return SUPPLY_FOREST;
  return SUPPLY_SPECIES + rowOf(kind);
}

/**
 * Cells where a thing of this kind may be put, by the rules for its kind and the step's `where`. Does not check the
 * supply.
 */
export function cellsFor(game: Game, frame: EffectFrame, kind: number, where: WhereCode | null): number[] {
  const level = openPatches();
  const cells = legalCells(game, kind, readPlace(game, frame, where));
  closePatches(level);
  return cells;
}

/** The frame as it will be once an item is taken up; null if the `where` then refers to nothing. */
function without(frame: EffectFrame, where: WhereCode | null, taken: number): EffectFrame | null {
  // A name or "this" may refer to the item that was taken up.
  const names = where ? namesIn(where).filter((slot) => frame.slots[slot] === taken) : [];
  if (frame.self !== taken && names.length === 0) return frame;
  const slots = frame.slots.map((value, slot) => (names.includes(slot) ? NO_ITEM : value));
  const left = { ...frame, slots, self: frame.self === taken ? NO_ITEM : frame.self };
  return isUnanswered(left, where) ? null : left;
}

/** The slots of the names that a `where` uses. */
function namesIn({ from, of, regions }: WhereCode): number[] {
  return [from, ...regions.map((region) => region.from)]
    .filter((slot) => slot >= 0)
    .concat(of.flatMap(namesIn));
}

/**
 * Items of this kind that may be taken up because the supply is empty, provided there is a cell to put it on (R7.4,
 * L9).
 */
export function takeUps(game: Game, frame: EffectFrame, kind: number, where: WhereCode | null): number[] {
  const land = game.landscape;
  const items: number[] = [];
  for (const cell of cellsWith(land, thingBits(kind))) {
    if (!hasThing(land, cell, kind) || (kind === MOUNTAIN && land.fixed[cell] > 0)) continue;
    const item = itemToTake(game, kind, cell);
    const back = takeUp(land, item, cell);
    try {
      const left = without(frame, where, item);
      if (left && hasCellFor(game, left, kind, where)) items.push(item);
    } finally {
      back();
    }
  }
  return items;
}

/** True if at least one thing of this kind can be placed now. */
export function canPlace(game: Game, frame: EffectFrame, kind: number, where: WhereCode | null): boolean {
  if (isUnanswered(frame, where)) return false;
  if (game.landscape.supply[supplyIndex(kind)] > 0) return hasCellFor(game, frame, kind, where);
  return !isTileKind(kind) && takeUps(game, frame, kind, where).length > 0;
}

/** True if `cellsFor` would return any cell. */
function hasCellFor(game: Game, frame: EffectFrame, kind: number, where: WhereCode | null): boolean {
  const level = openPatches();
  const found = hasLegalCell(game, kind, readPlace(game, frame, where));
  closePatches(level);
  return found;
}

/** Which of the equal items on a tile leaves first: preferably one that "this" and names do not refer to (L2). */
export function itemToTake(game: Game, kind: number, cell: number): number {
  if (kind === MOUNTAIN) return mountainItem(cell);
  const { landscape: land } = game;
  if (kind === FOREST) {
    const [first, second] = [forestItem(cell), secondForestItem(cell)];
    return land.forests[cell] > 1 && leavesBefore(game, second, first) ? second : first;
  }
  const row = rowOf(kind);
  let best = NO_ITEM;
  // Tokens of one species have consecutive numbers, and a list is sorted by number.
  for (
    let t = firstLike(land, cell, kind);
    t > 0 && land.tokenSpecies[t - 1] === row;
    t = nextToken(land, t)
  ) {
    const item = tokenItem(kind, t - 1);
    if (best === NO_ITEM || leavesBefore(game, item, best)) best = item;
  }
  return best;
}

/** True if an item leaves before an equal one: if "this" and names refer to it less (L2). */
export function leavesBefore(game: Game, item: number, other: number): boolean {
  return rankOf(game, item) < rankOf(game, other);
}

/** How strongly an item is referred to. 0: not at all; 1: by a name; 2: as "this" of an effect. */
function rankOf(game: Game, item: number): number {
  let rank = 0;
  countWork(game.stack.length);
  for (const frame of game.stack) {
    if (frame.task !== 'effect') continue;
    if (frame.self === item) return 2;
    for (const slot of frameCode(game, frame).names) if (frame.slots[slot] === item) rank = 1;
  }
  return rank;
}

/** Lifts a token off its tile temporarily. Returns a function that puts it back. */
function takeUp(land: Landscape, item: number, cell: number): () => void {
  if (item === mountainItem(cell)) {
    takeMountain(land, cell);
    return () => putMountain(land, cell);
  }
  if (itemThing(land, item) === FOREST) {
    takeForest(land, cell);
    return () => putForest(land, cell);
  }
  const token = itemToken(item);
  leaveCell(land, token);
  return () => enterCell(land, token, cell);
}
