/** `give`: as much as there is, to another player; never a gate (L65). */
import { ask } from '../ask.ts';
import { type CoinFrame, coinCode, hasCoins, takeCard, takeLeft } from '../effect/coins.ts';
import { actor, nextInstruction, type StepEngine, WAITING } from '../effect/step.ts';
import { type EffectFrame, thatSeat } from '../frames.ts';
import type { InstructionOf } from '../link/code.ts';
import { neighbour, seatAssets, seatsFor } from '../queries/players.ts';
import type { Game } from '../state.ts';

type GiveCode = InstructionOf<'give'>;

export const GIVE: StepEngine<'give'> = {
  link(step, linker, scope) {
    const slot = step.to === 'owner' ? (scope.outer ?? scope).you : scope.that;
    linker.emit({ op: 'give', to: step.to, slot, ...coinCode(step, linker, scope) });
  },
  instructions: {
    give: {
      run(game, frame: CoinFrame, step) {
        const you = actor(frame, step.you);
        if (frame.progress !== null) return takeLeft(game, frame, step, you);
        const seats = receivers(game, frame, step);
        if (seats.length === 0) return nextInstruction(frame);
        ask(game, you, 'player', seats);
        return WAITING;
      },
      answer(game, frame: CoinFrame, step, option) {
        if (game.asked.kind !== 'player') return takeCard(game, frame, step, option);
        const has = seatAssets(game, actor(frame, step.you), step.what);
        frame.progress = { of: 'coins', left: Math.min(step.amount, has), to: option };
      },
      canDo: (game, frame, step) => receivers(game, frame, step).length > 0,
    },
  },
};

/** Who can be given something: with nothing to give, nobody; and a gift to oneself is none. */
function receivers(game: Game, frame: EffectFrame, step: GiveCode): number[] {
  if (!hasCoins(game, frame, step, 1)) return [];
  const others = seatsFor(game, frame, { you: step.you, other: true });
  switch (step.to) {
    case 'another':
      return others;
    case 'left':
    case 'right':
      return neighbour(game, actor(frame, step.you), step.to);
    default: {
      const seat = step.to === 'owner' ? actor(frame, step.slot) : thatSeat(frame, step.slot);
      return others.filter((other) => other === seat);
    }
  }
}
