/** `may`: asks yes or no first (R5.7), when its first step can be done (L11). */
import { answerOffer, offer } from '../effect/offer.ts';
import type { StepEngine } from '../effect/step.ts';

export const MAY: StepEngine<'may'> = {
  link(step, linker, scope) {
    const ask = linker.emit({ op: 'may', first: -1, end: -1, you: scope.you });
    if (step.steps.length > 0) ask.first = linker.here;
    linker.gated(scope, (inner) => linker.block(step.steps, inner));
    ask.end = linker.here;
  },
  instructions: {
    may: {
      run: offer,
      answer: answerOffer,
      canDo: (game, frame, { first }, _at, ahead) => first >= 0 && ahead.canDo(game, frame, first, ahead),
    },
  },
};
