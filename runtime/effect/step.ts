/** Helpers that steps share: running, continuing, "this" and names, counting deeds, things that leave. */
import type { Deed, Op, OpName } from '../../program/index.ts';
import { actor, type EffectFrame, type StepProgress } from '../frames.ts';
import {
  covers,
  forestItem,
  hasToken,
  isAnimal,
  itemCell,
  itemToken,
  NO_ITEM,
  secondForestItem,
} from '../landscape/items.ts';
import { forestCapacity, takeForest } from '../landscape/landscape.ts';
import { checkWork, countWork } from '../landscape/work.ts';
import type { ConditionCode, Instruction, InstructionOf, LinkedEffect, PerCode } from '../link/code.ts';
import type { BlockScope, Linker } from '../link/linker.ts';
import { FOREST } from '../link/things.ts';
import { countValue, isTrue } from '../queries/counts.ts';
import { itemToTake } from '../queries/placement.ts';
import { frameCode, type Game } from '../state.ts';
import { noteInJournal, renameInJournal } from './effect-journal.ts';

export { actor } from '../frames.ts';

/** How the engine handles one step of the card language. */
export interface StepEngine<N extends OpName> {
  /** Emits the instructions of the step. */
  link(step: Op<N>, linker: Linker, scope: BlockScope): void;
  /** How each of these instructions runs. */
  instructions: {
    [O in InstructionOf<N>['op']]: InstructionEngine<Extract<InstructionOf<N>, { op: O }>>;
  };
}

/** How an instruction runs. All engines have the same three methods in this order, which keeps calls fast. */
export interface InstructionEngine<
  I extends Instruction = Instruction,
  P extends StepProgress = StepProgress,
> {
  /** Runs the instruction until it asks or is done. Returns `CONTINUE` or `WAIT`. */
  run(game: Game, frame: EffectFrame<P>, step: I, ahead: FeasibilityTest): boolean;
  /** Takes the answer to the question the instruction asked. */
  answer(game: Game, frame: EffectFrame<P>, step: I, option: number): void;
  /**
   * Whether the instruction can be done now, so that asking makes sense (L11). A block counts by its first step.
   * @param at the index of the instruction, which is not where the frame is
   */
  canDo(game: Game, frame: EffectFrame, step: I, at: number, ahead: FeasibilityTest): boolean;
}

/** Looks ahead: can the instruction at an index be done? */
export interface FeasibilityTest {
  canDo(game: Game, frame: EffectFrame, at: number, ahead: FeasibilityTest): boolean;
  /** Whether a seat can play a card: actually, or according to public information. */
  plays(game: Game, seat: number): boolean;
}

/** Results of `run`: the effect continues at once, or waits for an answer or another frame. */
export const CONTINUE = true;
export const WAITING = false;

/** The `answer` of an instruction that never asks in the effect's own frame. */
export function neverAsks(): never {
  throw new Error('this instruction asks nothing');
}

/** The `canDo` of an instruction that ends a block: there is nothing to do. */
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
  return CONTINUE;
}

/** Jumps to another instruction. Those that run again are charged as lookups (R12.6). */
export function jumpBack(frame: EffectFrame, to: number): boolean {
  if (to < frame.at) {
    countWork(frame.at - to);
    checkWork();
  }
  return goTo(frame, to);
}

/** Closes a gate: the effect continues after the enclosing `may`, or ends (R5.6, L12). */
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

/** How often `per` applies: once for each full `each`, or as a table says, whose last number is also for more (L52). */
export function perCount(game: Game, frame: EffectFrame, { each, of, table }: PerCode): number {
  const times = Math.floor(countValue(game, frame, of) / each);
  return table && times > 0 ? table[Math.min(times, table.length) - 1] : times;
}

/** Makes the item "this" and binds the name in slot `as`, if there is one. */
export function keepAsThis(frame: EffectFrame, item: number, as: number): void {
  frame.self = item;
  if (as >= 0) frame.slots[as] = item;
}

/**
 * Counts a deed of the effect (L22). It was done to "this", except for `removed`.
 * @param spaces how far the thing was moved
 */
export function countDeed(game: Game, frame: EffectFrame, deed: Deed, thing: number, spaces = 1): void {
  const { deeds, keepsJournal, steps } = frameCode(game, frame);
  for (const counter of deeds) {
    if (counter.deed !== deed) continue;
    if (counter.thing === 0 || covers(counter.thing, thing)) frame.slots[counter.slot]++;
  }
  if (!keepsJournal) return;
  const item = deed === 'removed' ? NO_ITEM : frame.self;
  noteInJournal(game, frame, { deed, seat: doer(frame, steps), thing, item, amount: spaces });
}

/** The seat that does the running step. */
function doer(frame: EffectFrame, steps: LinkedEffect['steps']): number {
  const step = steps[frame.at];
  return actor(frame, 'you' in step ? step.you : -1);
}

/**
 * An item has left the landscape: in every effect, "this" and names stop referring to it (L2), and it no longer counts
 * as moved. Its number may go to the next token that is placed (R1.6, R9.3).
 * @param instead the item that they refer to from now on
 */
export function forget(game: Game, item: number, instead = NO_ITEM): void {
  renameItems(game, (other) => (other === item ? instead : other));
  for (const frame of game.stack) {
    const progress = frame.task === 'effect' ? frame.progress : null;
    if (progress?.of !== 'move' || !isAnimal(item)) continue;
    const others = (token: number) => token !== itemToken(item);
    progress.moved = progress.moved.filter(others);
    if (progress.left) progress.left = progress.left.filter(others);
  }
}

/** Changes the item that "this", each name and each entry of the journal refers to, in every effect. */
function renameItems(game: Game, rename: (item: number) => number): void {
  for (const frame of game.stack) {
    if (frame.task !== 'effect') continue;
    const { slots } = frame;
    frame.self = rename(frame.self);
    const { progress } = frame;
    if (progress && 'self' in progress && progress.self !== undefined) progress.self = rename(progress.self);
    for (const turn of frame.turns ?? []) {
      turn.self = rename(turn.self);
      turn.left = turn.left.map(rename);
    }
    for (const slot of frameCode(game, frame).names) slots[slot] = rename(slots[slot]);
    renameInJournal(frame, rename);
  }
}

/** Two tiles have swapped: in every effect, "this" and names keep referring to the same things (L2, L42). */
export function followTiles(game: Game, a: number, b: number): void {
  renameItems(game, (item) => {
    if (item === NO_ITEM || hasToken(item)) return item;
    const cell = item >> 3;
    if (cell !== a && cell !== b) return item;
    return (cell === a ? b : a) * 8 + (item & 7);
  });
}

/** Takes a forest off its tile. If the first one leaves, the second becomes the first. */
export function loseForest(game: Game, item: number): void {
  const { landscape: land } = game;
  const cell = itemCell(land, item);
  takeForest(land, cell);
  forget(game, item);
  if (item === forestItem(cell) && land.forests[cell] > 0) forget(game, secondForestItem(cell), item);
}

/**
 * Takes off forests beyond the tile's capacity; of two, preferably one that "this" and names do not refer to (R10.1,
 * R10.3, L2).
 */
export function trimForests(game: Game, cell: number): void {
  const { landscape: land } = game;
  while (land.forests[cell] > forestCapacity(land, cell)) loseForest(game, itemToTake(game, FOREST, cell));
}
