/**
 * Placement: where a tile or token may be put (R7, R8), and what may be taken up when its supply is empty (R7.4).
 */
import type { EffectFrame } from '../frames.ts';
import { closePatches, openPatches } from '../landscape/groups.ts';
import {
  animalItem,
  firstOf,
  forestItem,
  hasThing,
  markerItem,
  mountainItem,
  NO_ITEM,
  secondForestItem,
  thingOf,
  tokenOf,
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
import { checkLookups, lookAt, lookAtAnimals, lookAtMany } from '../landscape/lookups.ts';
import type { WhereCode } from '../link/code.ts';
import { SUPPLY_FOREST, SUPPLY_MOUNTAIN, SUPPLY_SPECIES } from '../link/tables.ts';
import { FOREST, LAND, MARKERS, MOUNTAIN, rowOf } from '../link/things.ts';
import { codeOf, type Game } from '../state.ts';
import { ANYWHERE } from './areas/areas.ts';
import { readArea } from './areas/read-area.ts';
import { hasLegalCell, isTileKind, legalCells } from './legal-cells.ts';
import { isUnanswered } from './regions.ts';

/** Index of the supply that a kind comes from; `LAND` is the stack that both kinds of land share. */
export function supplyOf(kind: number): number {
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
  if (where === null) return legalCells(game, kind, ANYWHERE);
  const level = openPatches();
  const cells = legalCells(game, kind, readArea(game, frame, where));
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
function namesIn({ from, of }: WhereCode): number[] {
  return from >= 0 ? [from] : of.flatMap(namesIn);
}

/**
 * Items of this kind that may be taken up because the supply is empty, provided there is a cell to put it on (R7.4,
 * L9).
 */
export function takeUps(game: Game, frame: EffectFrame, kind: number, where: WhereCode | null): number[] {
  const land = game.landscape;
  const items: number[] = [];
  lookAt(land.cells.length);
  lookAtAnimals(land.tokenSpecies);
  for (let i = 0; i < land.cells.length; i++) {
    const cell = land.cells[i];
    if (!hasThing(land, cell, kind)) continue;
    if (kind === MOUNTAIN && land.fixed[cell] > 0) continue;
    const item = itemToTake(game, kind, cell);
    checkLookups();
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
  if (game.landscape.supply[supplyOf(kind)] > 0) return hasCellFor(game, frame, kind, where);
  return !isTileKind(kind) && takeUps(game, frame, kind, where).length > 0;
}

/** True if `cellsFor` would return any cell. */
function hasCellFor(game: Game, frame: EffectFrame, kind: number, where: WhereCode | null): boolean {
  if (where === null) return hasLegalCell(game, kind, ANYWHERE);
  const level = openPatches();
  const found = hasLegalCell(game, kind, readArea(game, frame, where));
  closePatches(level);
  return found;
}

/** Which of the equal items on a tile leaves first: preferably one that "this" and names do not refer to (L2). */
export function itemToTake(game: Game, kind: number, cell: number): number {
  if (kind === MOUNTAIN) return mountainItem(cell);
  const { landscape: land } = game;
  if (kind === FOREST) {
    const [first, second] = [forestItem(cell), secondForestItem(cell)];
    return land.forests[cell] > 1 && rankOf(game, second) < rankOf(game, first) ? second : first;
  }
  let best = NO_ITEM;
  let bestRank = 3;
  let looked = 0;
  const row = rowOf(kind);
  const itemOf = kind >= MARKERS ? markerItem : animalItem;
  for (let t = firstOf(land, kind)[cell]; t > 0; t = land.nextAnimal[t - 1]) {
    looked++;
    if (land.tokenSpecies[t - 1] !== row) continue;
    const rank = rankOf(game, itemOf(t - 1));
    if (rank >= bestRank) continue;
    bestRank = rank;
    best = itemOf(t - 1);
  }
  lookAtMany(looked);
  return best;
}

/** How strongly an item is referred to. 0: not at all; 1: by a name; 2: as "this" of an effect. */
export function rankOf(game: Game, item: number): number {
  let rank = 0;
  lookAtMany(game.stack.length);
  for (const frame of game.stack) {
    if (frame.task !== 'effect') continue;
    if (frame.self === item) return 2;
    for (const slot of codeOf(game, frame).names) if (frame.slots[slot] === item) rank = 1;
  }
  return rank;
}

/** Lifts a token off its tile temporarily. Returns a function that puts it back. */
function takeUp(land: Landscape, item: number, cell: number): () => void {
  if (item === mountainItem(cell)) {
    takeMountain(land, cell);
    return () => putMountain(land, cell);
  }
  if (thingOf(land, item) === FOREST) {
    takeForest(land, cell);
    return () => putForest(land, cell);
  }
  const token = tokenOf(item);
  leaveCell(land, token);
  return () => enterCell(land, token, cell);
}
