/** What steps share: how they run, continuing, "this" and names, counting deeds, things that leave. */
import type { Deed, Op, OpName } from '../../program/index.ts';
import { actor, type EffectFrame, type StepProgress } from '../frames.ts';
import {
  cellOf,
  covers,
  forestItem,
  hasToken,
  isAnimal,
  NO_ITEM,
  secondForestItem,
  thingOf,
  tokenOf,
} from '../landscape/items.ts';
import { forestCapacity, takeForest } from '../landscape/landscape.ts';
import { checkLookups, lookAt } from '../landscape/lookups.ts';
import {
  type ConditionCode,
  FOREST,
  type Instruction,
  type InstructionOf,
  type LinkedEffect,
  type PerCode,
} from '../link/code.ts';
import type { BlockScope, Linker } from '../link/linker.ts';
import { countOf, isTrue } from '../queries/counts.ts';
import { itemToTake } from '../queries/placement.ts';
import { codeOf, type Game } from '../state.ts';
import { noteInJournal, renameInJournal } from './journal.ts';

export { actor } from '../frames.ts';

/** What a step of the card language is to the engine. */
export interface StepEngine<N extends OpName> {
  /** Emits its instructions. */
  link(step: Op<N>, linker: Linker, scope: BlockScope): void;
  /** How each of them runs. */
  instructions: {
    [O in InstructionOf<N>['op']]: InstructionEngine<Extract<InstructionOf<N>, { op: O }>>;
  };
}

/** How an instruction runs. All of these have the same three methods, in this order, so that calling one is quick. */
export interface InstructionEngine<
  I extends Instruction = Instruction,
  P extends StepProgress = StepProgress,
> {
  /** Runs it until it asks or is done; gives `GO_ON` or `WAIT`. */
  run(game: Game, frame: EffectFrame<P>, step: I, ahead: Ahead): boolean;
  /** Takes the answer to what it asked. */
  answer(game: Game, frame: EffectFrame<P>, step: I, option: number): void;
  /**
   * Whether it can be done now, so that it makes sense to ask (L11); a block by its first step.
   * @param at its index, which is not where the frame is
   */
  canDo(game: Game, frame: EffectFrame, step: I, at: number, ahead: Ahead): boolean;
}

/** Looking ahead: whether the instruction at an index can be done. */
export interface Ahead {
  canDo(game: Game, frame: EffectFrame, at: number, ahead: Ahead): boolean;
  /** Whether a seat can play a card: really, or as far as everybody knows. */
  plays(game: Game, seat: number): boolean;
}

/** Whether the effect can continue at once, or waits for an answer or another frame. */
export const GO_ON = true;
export const WAIT = false;

/** For an instruction that never asks in the effect's own frame. */
export function neverAsks(): never {
  throw new Error('this instruction asks nothing');
}

/** The end of a block: nothing that can be done. */
export function nothingToDo(): boolean {
  return false;
}

/** Continues with the next instruction. */
export function nextInstruction(frame: EffectFrame): boolean {
  return goTo(frame, frame.at + 1);
}

/** Continues with another instruction. */
export function goTo(frame: EffectFrame, at: number): boolean {
  frame.at = at;
  frame.progress = null;
  return GO_ON;
}

/** Goes to another instruction; the ones that run again are counted once more (R12.6). */
export function jumpBack(frame: EffectFrame, to: number): boolean {
  if (to < frame.at) {
    lookAt(frame.at - to);
    checkLookups();
  }
  return goTo(frame, to);
}

/** A gate closes: the effect continues behind the `may` it is in, or ends (R5.6, L12). */
export function closeGate(frame: EffectFrame, code: LinkedEffect, gate: number): boolean {
  if (gate >= 0) return goTo(frame, gate);
  frame.stopped = true;
  return goTo(frame, code.steps.length);
}

/** Whether an action's own `if` holds. */
export function ifHolds(
  game: Game,
  frame: EffectFrame,
  step: { if: ConditionCode | null; you: number },
): boolean {
  return !step.if || isTrue(game, frame, step.if, actor(frame, step.you));
}

/** How many full times `per` gives. */
export function timesOf(game: Game, frame: EffectFrame, { each, of }: PerCode): number {
  return Math.floor(countOf(game, frame, of) / each);
}

/** The item becomes "this", and what a name stands for. */
export function keepAsThis(frame: EffectFrame, item: number, as: number): void {
  frame.self = item;
  if (as >= 0) frame.slots[as] = item;
}

/**
 * Counts what the effect has done (L22); except what is removed, it was done to "this".
 * @param spaces how far it was moved
 */
export function countDeed(game: Game, frame: EffectFrame, deed: Deed, thing: number, spaces = 1): void {
  const { deeds, keepsJournal, steps } = codeOf(game, frame);
  for (const counter of deeds) {
    if (counter.deed !== deed) continue;
    if (counter.thing === 0 || covers(counter.thing, thing)) frame.slots[counter.slot]++;
  }
  if (!keepsJournal) return;
  const item = deed === 'removed' ? NO_ITEM : frame.self;
  noteInJournal(game, frame, { deed, seat: doer(frame, steps), thing, item, amount: spaces });
}

/** Who does the step that runs. */
function doer(frame: EffectFrame, steps: LinkedEffect['steps']): number {
  const step = steps[frame.at];
  return actor(frame, 'you' in step ? step.you : -1);
}

/** Counts many things that are about to be removed together. */
export function countRemoved(game: Game, frame: EffectFrame, items: readonly number[]): void {
  const { landscape: land } = game;
  const { deeds, keepsJournal, steps } = codeOf(game, frame);
  for (const { deed, thing, slot } of deeds) {
    if (deed !== 'removed') continue;
    let n = 0;
    for (const item of items) if (thing === 0 || covers(thing, thingOf(land, item))) n++;
    frame.slots[slot] += n;
  }
  if (!keepsJournal) return;
  const seat = doer(frame, steps);
  for (const item of items) {
    noteInJournal(game, frame, {
      deed: 'removed',
      seat,
      thing: thingOf(land, item),
      item: NO_ITEM,
      amount: 1,
    });
  }
}

/**
 * An item has left the landscape: "this" and names no longer stand for it, in any effect (L2), and no step has moved it:
 * its number is that of another token when one is placed (R1.6, R9.3).
 * @param instead the item they stand for from now on
 */
export function forget(game: Game, item: number, instead = NO_ITEM): void {
  for (const frame of game.stack) {
    if (frame.task !== 'effect') continue;
    if (frame.self === item) frame.self = instead;
    for (const slot of codeOf(game, frame).names) {
      if (frame.slots[slot] === item) frame.slots[slot] = instead;
    }
    if (frame.journal.length > 0) renameInJournal(frame, (noted) => (noted === item ? instead : noted));
    const { progress } = frame;
    if (progress?.of === 'move' && isAnimal(item)) {
      progress.moved = progress.moved.filter((token) => token !== tokenOf(item));
    }
  }
}

/** Two tiles have changed places: "this" and names stand for the same things as before, in any effect (L2, L42). */
export function followTiles(game: Game, a: number, b: number): void {
  const follow = (item: number): number => {
    if (item === NO_ITEM || hasToken(item)) return item;
    const cell = item >> 3;
    if (cell !== a && cell !== b) return item;
    return (cell === a ? b : a) * 8 + (item & 7);
  };
  for (const frame of game.stack) {
    if (frame.task !== 'effect') continue;
    frame.self = follow(frame.self);
    for (const slot of codeOf(game, frame).names) frame.slots[slot] = follow(frame.slots[slot]);
    renameInJournal(frame, follow);
  }
}

/** Takes a forest off its tile; a second one then is its first. */
export function loseForest(game: Game, item: number): void {
  const { landscape: land } = game;
  const cell = cellOf(land, item);
  takeForest(land, cell);
  forget(game, item);
  if (item === forestItem(cell) && land.forests[cell] > 0) forget(game, secondForestItem(cell), item);
}

/** Forests above what the tile can hold go, of two the one that "this" and names do not stand for (R10.1, R10.3, L2). */
export function trimForests(game: Game, cell: number): void {
  const { landscape: land } = game;
  while (land.forests[cell] > forestCapacity(land, cell)) loseForest(game, itemToTake(game, FOREST, cell));
}
