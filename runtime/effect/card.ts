/** Code that `play` and `rotate` share. A separate frame asks for the card (`table/active.ts`). */
import type { Op } from '../../program/index.ts';
import type { InstructionOf } from '../link/code.ts';
import type { BlockScope, Linker } from '../link/linker.ts';
import type { Game } from '../state.ts';
import {
  actor,
  CONTINUE,
  type FeasibilityTest,
  type InstructionEngine,
  ifHolds,
  neverAsks,
  nextInstruction,
  WAITING,
} from './step.ts';

export function linkCard(step: Op<'play' | 'rotate'>, linker: Linker, scope: BlockScope): void {
  linker.emit({ op: step.op, cubes: step.cubes, ...linker.action(step, scope) });
}

/** @param hasCard whether a seat has a card that the step can use */
export function cardEngine(
  hasCard: (game: Game, seat: number, ahead: FeasibilityTest) => boolean,
): InstructionEngine<InstructionOf<'play' | 'rotate'>> {
  return {
    run(game, frame, step) {
      const seat = actor(frame, step.you);
      const isDone = ifHolds(game, frame, step);
      nextInstruction(frame);
      if (!isDone) return CONTINUE;
      game.stack.push({ task: step.op, seat, card: -1, cubes: step.cubes, spot: -1 });
      return WAITING;
    },
    answer: neverAsks,
    canDo: (game, frame, step, _at, ahead) =>
      ifHolds(game, frame, step) && hasCard(game, actor(frame, step.you), ahead),
  };
}
