/** Effects: runs the instructions of a program from top to bottom, until one waits (R5.4, R5.6). */
import { traceEffect, tracePoints, traceStep } from '../effect/coverage.ts';
import type { FeasibilityTest } from '../effect/step.ts';
import type { EffectFrame } from '../frames.ts';
import { frameCode, type Game } from '../state.ts';
import { canPlay } from '../table/active.ts';
import { putBack } from '../table/bag.ts';
import { ENGINES } from './steps.ts';

/** Runs until an instruction waits or the effect ends; an effect that ends leaves the stack. */
export function runEffect(game: Game, frame: EffectFrame): void {
  const code = frameCode(game, frame);
  const { steps, engines } = code;
  const { trace } = game.tables;
  const own = trace && traceEffect(trace, game, frame);
  frame.begun = true;
  let continues = true;
  while (continues && frame.at < steps.length) {
    const { at } = frame;
    if (trace && own) traceStep(trace, own, game, frame, steps[at]);
    continues = ENGINES[engines[at]].run(game, frame, steps[at], FEASIBILITY);
  }
  if (trace && own) tracePoints(trace, own, game, frame);
  if (!continues) return;
  if (code.draws) putBack(game, frame.journal);
  game.stack.pop();
}

/** Passes an answer to the instruction that asked. */
export function answerEffect(game: Game, frame: EffectFrame, option: number): void {
  const { steps, engines } = frameCode(game, frame);
  ENGINES[engines[frame.at]].answer(game, frame, steps[frame.at], option);
}

function canDo(game: Game, frame: EffectFrame, at: number, ahead: FeasibilityTest): boolean {
  const { steps, engines } = frameCode(game, frame);
  return ENGINES[engines[at]].canDo(game, frame, steps[at], at, ahead);
}

/** Whether what the effect asks belongs to what its player does by hand (L60). */
export function isByHand(game: Game, frame: EffectFrame): boolean {
  return frameCode(game, frame).steps.some(
    (step, at) => step.op === 'by-hand' && at <= frame.at && frame.at < step.end,
  );
}

const FEASIBILITY: FeasibilityTest = { canDo, plays: canPlay };

/** Whether the instruction a frame is at can be done, so that asking makes sense. */
export function canBeDone(game: Game, frame: EffectFrame): boolean {
  return canDo(game, frame, frame.at, FEASIBILITY);
}

/**
 * True if the decision is asked only because a seat has a card to play, so that asking reveals something about its
 * hand.
 * @param plays whether a seat can play a card, according to public information
 */
export function asksForHand(game: Game, frame: EffectFrame, plays: FeasibilityTest['plays']): boolean {
  const step = frameCode(game, frame).steps[frame.at];
  if (step.op !== 'may' && step.op !== 'repeat-up-to') return false;
  // Copy the frame, because `each player` sets one of its slots when it looks ahead.
  return !canDo(game, { ...frame, slots: frame.slots.slice() }, step.first, { canDo, plays });
}
