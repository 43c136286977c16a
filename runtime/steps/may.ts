/** `may`: asks yes or no first (R5.7), if its first step can be done (L11). */
import { ask } from '../ask.ts';
import {
  actor,
  goTo,
  type InstructionEngine,
  nextInstruction,
  type StepEngine,
  WAITING,
} from '../effect/step.ts';
import type { InstructionOf } from '../link/code.ts';
import { NO, YES } from '../options.ts';

/** Offers a block with yes or no. Skips a block whose first step cannot be done. */
export const OFFER: InstructionEngine<Extract<InstructionOf<'may' | 'repeat'>, { first: number }>> = {
  run(game, frame, step, ahead) {
    if (!OFFER.canDo(game, frame, step, frame.at, ahead)) return goTo(frame, step.end);
    ask(game, actor(frame, step.you), 'yes-no', [YES, NO]);
    return WAITING;
  },
  answer(_game, frame, step, option) {
    if (option === YES) nextInstruction(frame);
    else goTo(frame, step.end);
  },
  canDo: (game, frame, { first }, _at, ahead) => first >= 0 && ahead.canDo(game, frame, first, ahead),
};

export const MAY: StepEngine<'may'> = {
  link(step, linker, scope) {
    const ask = linker.emit({ op: 'may', first: -1, end: -1, you: scope.you });
    if (step.steps.length > 0) ask.first = linker.here;
    linker.gated(scope, (inner) => linker.block(step.steps, inner));
    ask.end = linker.here;
  },
  instructions: { may: OFFER },
};
