/** `that player`: the block is done by the other player whose deed the trigger waited for (L45). */
import { beginBlock } from '../../effect/effect-journal.ts';
import { neverAsks, nextInstruction, type StepEngine } from '../../effect/step.ts';
import type { EffectFrame } from '../../frames.ts';
import type { Instruction } from '../../link/code.ts';

export const THAT_PLAYER: StepEngine<'that-player'> = {
  link({ steps }, linker, scope) {
    const slot = linker.slot();
    const since = { slot: -1 };
    const step = linker.emit({ op: 'that-player', slot, since: -1, end: -1 });
    linker.block(steps, { ...scope, you: slot, since, outer: scope });
    step.since = since.slot;
    step.end = linker.here;
  },
  instructions: {
    'that-player': {
      run(_game, frame, step) {
        begin(frame, step);
        return nextInstruction(frame);
      },
      answer: neverAsks,
      canDo(game, frame, step, at, ahead) {
        begin(frame, step);
        // An empty block ends where it begins.
        return step.end > at + 1 && ahead.canDo(game, frame, at + 1, ahead);
      },
    },
  },
};

function begin(frame: EffectFrame, step: Extract<Instruction, { op: 'that-player' }>): void {
  beginBlock(frame, step);
  frame.slots[step.slot] = frame.by ?? frame.seat;
}
