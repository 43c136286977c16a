/** `lose`: takes as much as there is; never a gate (L36). */
import { type CoinFrame, coinCode, coinsOf, hasCoins, takeCard, takeLeft } from '../effect/coins.ts';
import { actor, ifHolds, nextInstruction, type StepEngine } from '../effect/step.ts';
import type { InstructionOf } from '../link/code.ts';
import type { Game } from '../state.ts';

export const LOSE: StepEngine<'lose'> = {
  link(step, linker, scope) {
    linker.emit({ op: 'lose', ...coinCode(step, linker, scope) });
  },
  instructions: {
    lose: { run, answer: takeCard, canDo: (game, frame, step) => hasCoins(game, frame, step, 1) },
  },
};

function run(game: Game, frame: CoinFrame, step: InstructionOf<'lose'>): boolean {
  const you = actor(frame, step.you);
  if (frame.progress === null) {
    if (!ifHolds(game, frame, step)) return nextInstruction(frame);
    const has = coinsOf(game, you, step.what);
    frame.progress = { of: 'coins', left: step.all ? has : Math.min(step.amount, has) };
  }
  return takeLeft(game, frame, step, you);
}
