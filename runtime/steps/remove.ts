/** `remove`: takes tiles or tokens out of the landscape (R10.2, R10.3). */
import { changeEngine, countChange, linkChange, runChange } from '../effect/change.ts';
import { changeOptions, inReadingOrder } from '../effect/change-options.ts';
import { beginEvent, fireEvent, mayWait } from '../effect/events.ts';
import {
  CONTINUE,
  countDeed,
  forget,
  ifHolds,
  loseForest,
  nextInstruction,
  type StepEngine,
  trimForests,
  WAITING,
} from '../effect/step.ts';
import type { CountProgress, EffectFrame } from '../frames.ts';
import {
  animalItem,
  forestItem,
  hasToken,
  isTile,
  itemCell,
  itemThing,
  itemToken,
  markerItem,
  mountainItem,
  NO_ITEM,
  secondForestItem,
} from '../landscape/items.ts';
import { type Landscape, liftTile, takeAnimal, takeMountain } from '../landscape/landscape.ts';
import type { ChangeCode } from '../link/code.ts';
import { TILE_BITS } from '../link/thing-sets.ts';
import type { Game } from '../state.ts';

export const REMOVE: StepEngine<'remove'> = {
  link: linkChange,
  instructions: { remove: changeEngine(answer, run) },
};

function run(game: Game, frame: EffectFrame<CountProgress>, step: ChangeCode): boolean {
  if (!step.all) return runChange(game, frame, step);
  const all = ifHolds(game, frame, step) ? ordered(game, step, changeOptions(game, frame, step)) : [];
  const waiting = game.stack.length;
  removeAll(game, frame, step, all);
  nextInstruction(frame);
  return game.stack.length > waiting ? WAITING : CONTINUE;
}

function answer(game: Game, frame: EffectFrame<CountProgress>, step: ChangeCode, option: number): void {
  frame.progress ??= { of: 'remove', done: 0 };
  remove(game, frame, step, option);
  countChange(game, frame, frame.progress);
}

/**
 * Sorts items in reading order where the order matters: to triggers, and to which tile stays. Items of one tile already
 * are in order.
 */
function ordered(game: Game, step: ChangeCode, items: number[]): number[] {
  return mayWait(game) || hasTiles(step) ? inReadingOrder(game.landscape, items) : items;
}

function hasTiles({ things }: ChangeCode): boolean {
  return (things.mask & TILE_BITS) !== 0;
}

/** Removes everything at once: counts all of it, then fires its events in reading order (L33). */
function removeAll(game: Game, frame: EffectFrame, step: ChangeCode, items: number[]): void {
  const { landscape: land } = game;
  const leaving = hasTiles(step) ? withoutLastTile(land, items) : items;
  const events = mayWait(game)
    ? leaving.map((item) => beginEvent(game, frame, 'removed', item, step.you))
    : [];
  for (const item of leaving) countDeed(game, frame, 'removed', itemThing(land, item));
  // What is on a tile goes before the tile, a second forest before the first, forests before their mountain.
  for (let i = leaving.length - 1; i >= 0; i--) take(game, leaving[i]);
  for (const event of events.toReversed()) if (event) fireEvent(game, event, NO_ITEM);
}

/** The items without the first tile if all tiles would go: the last tile stays (R10.2). */
function withoutLastTile(land: Landscape, items: number[]): number[] {
  const tiles = items.filter(isTile);
  return tiles.length < land.cells.length ? items : items.filter((item) => item !== tiles[0]);
}

function remove(game: Game, frame: EffectFrame, step: ChangeCode, item: number): void {
  const event = beginEvent(game, frame, 'removed', item, step.you);
  countDeed(game, frame, 'removed', itemThing(game.landscape, item));
  take(game, item);
  if (event) fireEvent(game, event, NO_ITEM);
}

/** Returns an item to its supply, with everything that cannot stay without it. */
function take(game: Game, item: number): void {
  const { landscape: land } = game;
  const cell = itemCell(land, item);
  if (isTile(item)) {
    for (const lost of [item, mountainItem(cell), forestItem(cell), secondForestItem(cell)])
      forget(game, lost);
    for (let t = land.firstAnimal[cell]; t > 0; t = land.nextAnimal[t - 1]) forget(game, animalItem(t - 1));
    for (let t = land.firstMarker[cell]; t > 0; t = land.nextAnimal[t - 1]) forget(game, markerItem(t - 1));
    liftTile(land, cell);
  } else if (hasToken(item)) {
    takeAnimal(land, itemToken(item));
    forget(game, item);
  } else if (item === mountainItem(cell)) {
    takeMountain(land, cell);
    forget(game, item);
    trimForests(game, cell);
  } else {
    loseForest(game, item);
  }
}
