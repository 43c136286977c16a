/** `pay`: a gate, like `place`. What cannot be paid in full is not paid at all (L35). */
import { ask } from '../ask.ts';
import { type CoinFrame, coinCode, coinsOf, hasCoins, takeCard, takeLeft } from '../effect/coins.ts';
import { actor, closeGate, ifHolds, nextInstruction, type StepEngine, WAITING } from '../effect/step.ts';
import type { InstructionOf } from '../link/code.ts';
import { frameCode, type Game } from '../state.ts';

type PayCode = InstructionOf<'pay'>;

export const PAY: StepEngine<'pay'> = {
  link(step, linker, scope) {
    const payment = linker.emit({ op: 'pay', gate: -1, ...coinCode(step, linker, scope) });
    scope.gates?.push(payment);
  },
  instructions: {
    pay: {
      run,
      answer,
      canDo: (game, frame, step) => hasCoins(game, frame, step, step.upTo || step.all ? 1 : step.amount),
    },
  },
};

function run(game: Game, frame: CoinFrame, step: PayCode): boolean {
  const you = actor(frame, step.you);
  if (frame.progress !== null) return takeLeft(game, frame, step, you);
  if (!ifHolds(game, frame, step)) return nextInstruction(frame);
  const has = coinsOf(game, you, step.what);
  if (step.upTo) {
    const amounts: number[] = [];
    for (let amount = 0; amount <= Math.min(step.amount, has); amount++) amounts.push(amount);
    ask(game, you, 'pay', amounts);
    return WAITING;
  }
  const amount = step.all ? has : step.amount;
  if (has < amount) return closeGate(frame, frameCode(game, frame), step.gate);
  frame.progress = { of: 'coins', left: amount };
  return takeLeft(game, frame, step, you);
}

function answer(game: Game, frame: CoinFrame, step: PayCode, option: number): void {
  if (game.asked.kind === 'pay') frame.progress = { of: 'coins', left: option };
  else takeCard(game, frame, step, option);
}
