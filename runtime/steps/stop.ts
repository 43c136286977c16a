/** `stop`: ends the effect (L58). */
import { closeGate, ifHolds, neverAsks, nextInstruction, type StepEngine } from '../effect/step.ts';
import { frameCode } from '../state.ts';

export const STOP: StepEngine<'stop'> = {
  link(step, linker, scope) {
    linker.emit({ op: 'stop', ...linker.action(step, scope) });
  },
  instructions: {
    stop: {
      run: (game, frame, step) =>
        ifHolds(game, frame, step) ? closeGate(frame, frameCode(game, frame), -1) : nextInstruction(frame),
      answer: neverAsks,
      canDo: ifHolds,
    },
  },
};
