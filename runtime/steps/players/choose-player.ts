/** `choose a player`: the block is done by one player, whom "you" picks (L40). */
import { ask } from '../../ask.ts';
import { beginBlock } from '../../effect/effect-journal.ts';
import { actor, goTo, nextInstruction, type StepEngine, WAITING } from '../../effect/step.ts';
import type { EffectFrame } from '../../frames.ts';
import type { InstructionOf } from '../../link/code.ts';
import { neighbour, seatsFor } from '../../queries/players.ts';
import type { Game } from '../../state.ts';

export const CHOOSE_PLAYER: StepEngine<'choose-player'> = {
  link({ other, on, steps }, linker, scope) {
    const slot = linker.slot();
    const { you } = scope;
    const since = { slot: -1 };
    const choice = linker.emit({
      op: 'choose-player',
      slot,
      other: other === true,
      ...(on && { on }),
      you,
      end: -1,
      since: -1,
    });
    linker.block(steps, { ...scope, you: slot, since, outer: scope });
    choice.since = since.slot;
    choice.end = linker.here;
  },
  instructions: {
    'choose-player': {
      run(game, frame, step, ahead) {
        let seats = seatsOffered(game, frame, step);
        if (step.able)
          seats = seats.filter((seat) => {
            frame.slots[step.slot] = seat;
            return ahead.canDo(game, frame, frame.at + 1, ahead);
          });
        if (seats.length === 0) return goTo(frame, step.end);
        ask(game, actor(frame, step.you), 'player', seats);
        return WAITING;
      },
      answer(_game, frame, step, seat) {
        frame.slots[step.slot] = seat;
        beginBlock(frame, step);
        nextInstruction(frame);
      },
      canDo(game, frame, step, at, ahead) {
        // An empty block ends where it begins.
        if (step.end === at + 1) return false;
        beginBlock(frame, step);
        return seatsOffered(game, frame, step).some((seat) => {
          frame.slots[step.slot] = seat;
          return ahead.canDo(game, frame, at + 1, ahead);
        });
      },
    },
  },
};

/** Who can be chosen; beside "you", only one (L59). */
function seatsOffered(game: Game, frame: EffectFrame, step: InstructionOf<'choose-player'>): number[] {
  return step.on ? neighbour(game, actor(frame, step.you), step.on) : seatsFor(game, frame, step);
}
