/** Offering a block with yes or no, as `may` and `repeat up to` do (R5.7). */
import { ask } from '../ask.ts';
import type { EffectFrame } from '../frames.ts';
import type { Instruction } from '../link/code.ts';
import { NO, YES } from '../options.ts';
import type { Game } from '../state.ts';
import { type Ahead, actor, goTo, next, WAIT } from './step.ts';

type Offer = Extract<Instruction, { op: 'may' | 'repeat-up-to' }>;

/** Asks if the block's first step can be done (L11); otherwise the block is skipped. */
export function offer(game: Game, frame: EffectFrame, step: Offer, ahead: Ahead): boolean {
  if (step.first < 0 || !ahead.canDo(game, frame, step.first, ahead)) return goTo(frame, step.end);
  ask(game, actor(frame, step.you), 'yes-no', [YES, NO]);
  return WAIT;
}

export function answerOffer(_game: Game, frame: EffectFrame, step: Offer, option: number): void {
  if (option === YES) next(frame);
  else goTo(frame, step.end);
}
