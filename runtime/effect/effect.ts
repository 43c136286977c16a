/**
 * Effects: runs the instructions of a program from top to bottom, until one waits (R5.4, R5.6).
 *
 * The dispatch: every instruction of `link/code.ts` has its place here, which the type checker sees to.
 */

import type { EffectFrame } from '../frames.ts';
import type { Instruction } from '../link/code.ts';
import { isTrue } from '../queries/counts.ts';
import { codeOf, type Game } from '../state.ts';
import { answerChange, runChange } from './change.ts';
import { answerControl, runControl } from './control.ts';
import { traceEffect, tracePoints, traceStep } from './coverage.ts';
import { answerGain, runGain } from './gain.ts';
import { answerPlace, runPlace } from './place.ts';
import { actor, next, WAIT } from './step.ts';

/** Runs until something waits or the effect is over; then it is off the stack. */
export function runEffect(game: Game, frame: EffectFrame): void {
  const { steps } = codeOf(game, frame);
  const { trace } = game.tables;
  const own = trace && traceEffect(trace, game, frame);
  frame.begun = true;
  let goesOn = true;
  while (goesOn && frame.at < steps.length) {
    if (trace && own) traceStep(trace, own, game, frame, steps[frame.at]);
    goesOn = runStep(game, frame, steps[frame.at]);
  }
  if (trace && own) tracePoints(trace, own, game, frame);
  if (goesOn) game.stack.pop();
}

function runStep(game: Game, frame: EffectFrame, step: Instruction): boolean {
  switch (step.op) {
    case 'gain':
      return runGain(game, frame, step);
    case 'place':
      return runPlace(game, frame, step);
    case 'move':
    case 'replace':
    case 'remove':
    case 'choose':
      return runChange(game, frame, step);
    case 'play':
    case 'rotate': {
      const seat = actor(frame, step.you);
      const holds = !step.if || isTrue(game, frame, step.if, seat);
      next(frame);
      if (!holds) return true;
      game.stack.push({ task: step.op, seat, card: -1, cubes: step.cubes, spot: -1 });
      return WAIT;
    }
    default:
      return runControl(game, frame, step);
  }
}

/** Takes the answer to what the effect asked. */
export function answerEffect(game: Game, frame: EffectFrame, option: number): void {
  const step = codeOf(game, frame).steps[frame.at];
  switch (step.op) {
    case 'gain':
      answerGain(game, frame, option);
      return;
    case 'place':
      answerPlace(game, frame, step, option);
      return;
    case 'move':
    case 'replace':
    case 'remove':
    case 'choose':
      answerChange(game, frame, step, option);
      return;
    case 'play':
    case 'rotate':
      throw new Error('playing and turning cards ask in frames of their own');
    default:
      answerControl(frame, step, option);
  }
}
