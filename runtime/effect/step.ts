/** What instructions share: going on, keeping "this", counting deeds, things that leave. */

import type { Deed } from '../../program/index.ts';
import type { EffectFrame } from '../frames.ts';
import {
  cellOf,
  covers,
  forestItem,
  isAnimal,
  NO_ITEM,
  secondForestItem,
  tokenOf,
} from '../landscape/items.ts';
import { forestCapacity, takeForest } from '../landscape/landscape.ts';
import { type Code, FOREST } from '../link/code.ts';
import { itemToTake } from '../queries/placement.ts';
import { codeOf, type Game } from '../state.ts';

/** Whether the effect can go on at once, or waits for an answer or another frame. */
export const GO_ON = true;
export const WAIT = false;

/** Goes on with the next instruction. */
export function next(frame: EffectFrame): boolean {
  return goTo(frame, frame.at + 1);
}

/** Goes on with another instruction. */
export function goTo(frame: EffectFrame, at: number): boolean {
  frame.at = at;
  frame.phase = 0;
  frame.done = 0;
  frame.chosen = -1;
  frame.taken = -1;
  if (frame.list.length > 0) frame.list.length = 0;
  return GO_ON;
}

/** A gate closes: the effect goes on behind the `may` it is in, or ends (R5.6, L12). */
export function closeGate(frame: EffectFrame, code: Code, gate: number): boolean {
  if (gate >= 0) return goTo(frame, gate);
  frame.stopped = true;
  return goTo(frame, code.steps.length);
}

/** The acting player: the owner of the card, or the one whose turn it is in `each player`. */
export function actor(frame: EffectFrame, you: number): number {
  return you < 0 ? frame.seat : frame.slots[you];
}

/** The item becomes "this", and what a name stands for. */
export function keepAsThis(frame: EffectFrame, item: number, as: number): void {
  frame.self = item;
  if (as >= 0) frame.slots[as] = item;
}

/** Counts what the effect has done (L22). */
export function countDeed(game: Game, frame: EffectFrame, deed: Deed, thing: number): void {
  for (const counter of codeOf(game, frame).deeds) {
    if (counter.deed !== deed) continue;
    if (counter.thing === 0 || covers(counter.thing, thing)) frame.slots[counter.slot]++;
  }
}

/**
 * An item has left the landscape: nothing answers to it any more, in any effect (L2), and no step has moved it: its
 * number is that of another token when one is placed (R1.6, R9.3).
 * @param instead the item that answers from now on
 */
export function forget(game: Game, item: number, instead = NO_ITEM): void {
  for (const frame of game.stack) {
    if (frame.task !== 'effect') continue;
    const { names, steps } = codeOf(game, frame);
    if (frame.self === item) frame.self = instead;
    for (const slot of names) {
      if (frame.slots[slot] === item) frame.slots[slot] = instead;
    }
    if (frame.list.length > 0 && steps[frame.at].op === 'move' && isAnimal(item)) {
      frame.list = frame.list.filter((token) => token !== tokenOf(item));
    }
  }
}

/** Takes a forest off its tile; a second one then is its first. */
export function loseForest(game: Game, item: number): void {
  const { landscape: land } = game;
  const cell = cellOf(land, item);
  takeForest(land, cell);
  forget(game, item);
  if (item === forestItem(cell)) forget(game, secondForestItem(cell), item);
}

/** Forests above what the tile can hold go, of two the one nothing answers to (R10.1, R10.3, L2). */
export function trimForests(game: Game, cell: number): void {
  const { landscape: land } = game;
  while (land.forests[cell] > forestCapacity(land, cell)) loseForest(game, itemToTake(game, FOREST, cell));
}
