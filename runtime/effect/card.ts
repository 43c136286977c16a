/** Code that `play` and `rotate` share. A separate frame asks for the card (`table/active.ts`). */
import type { Op } from '../../program/index.ts';
import { type EffectFrame, runningCard } from '../frames.ts';
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

type CardCode = InstructionOf<'play' | 'rotate'>;

export function linkCard(step: Op<'play' | 'rotate'>, linker: Linker, scope: BlockScope): void {
  linker.emit({ ...step, ...linker.action(step, scope) });
}

/** @param hasCard whether a seat has a card that the step can use, other than `but` */
export function cardEngine(
  hasCard: (game: Game, seat: number, but: number | undefined, ahead: FeasibilityTest) => boolean,
): InstructionEngine<CardCode> {
  return {
    run(game, frame, step) {
      const seat = actor(frame, step.you);
      const isDone = ifHolds(game, frame, step);
      nextInstruction(frame);
      if (!isDone) return CONTINUE;
      game.stack.push({ task: step.op, seat, card: -1, cubes: step.cubes, spot: -1, ...but(frame, step) });
      return WAITING;
    },
    answer: neverAsks,
    canDo: (game, frame, step, _at, ahead) =>
      ifHolds(game, frame, step) && hasCard(game, actor(frame, step.you), but(frame, step).but, ahead),
  };
}

/** The card that runs, if the step is about another one. */
const but = (frame: EffectFrame, step: CardCode): { but?: number } => {
  const card = runningCard(frame);
  return 'other' in step && card >= 0 ? { but: card } : {};
};
