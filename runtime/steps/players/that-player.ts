/** `that player`: the block is done by the other player whose deed the trigger waited for, or whose card was done (L45, L72). */
import { beginBlock } from '../../effect/effect-journal.ts';
import { goTo, neverAsks, nextInstruction, type StepEngine } from '../../effect/step.ts';
import { type EffectFrame, thatSeat } from '../../frames.ts';
import type { Instruction } from '../../link/code.ts';

export const THAT_PLAYER: StepEngine<'that-player'> = {
  link({ steps }, linker, scope) {
    const slot = linker.slot();
    const since = { slot: -1 };
    const step = linker.emit({ op: 'that-player', that: scope.that, slot, since: -1, end: -1 });
    linker.block(steps, { ...scope, you: slot, since, outer: scope });
    step.since = since.slot;
    step.end = linker.here;
  },
  instructions: {
    'that-player': {
      run(_game, frame, step) {
        return begin(frame, step) < 0 ? goTo(frame, step.end) : nextInstruction(frame);
      },
      answer: neverAsks,
      canDo(game, frame, step, at, ahead) {
        // An empty block ends where it begins.
        return begin(frame, step) >= 0 && step.end > at + 1 && ahead.canDo(game, frame, at + 1, ahead);
      },
    },
  },
};

function begin(frame: EffectFrame, step: Extract<Instruction, { op: 'that-player' }>): number {
  beginBlock(frame, step);
  frame.slots[step.slot] = thatSeat(frame, step.that);
  return frame.slots[step.slot];
}
