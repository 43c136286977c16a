/** `do`: the steps of another card, as an effect of its own; never a gate (L72). */
import { ask } from '../ask.ts';
import { actor, ifHolds, nextInstruction, type StepEngine, WAITING } from '../effect/step.ts';
import type { EffectFrame } from '../frames.ts';
import type { InstructionOf } from '../link/code.ts';
import { newEffect } from '../start-effect.ts';
import type { Game } from '../state.ts';

export const DO: StepEngine<'do'> = {
  link(step, linker, scope) {
    const that = linker.slot();
    linker.emit({ op: 'do', card: step.card, that, ...linker.action(step, scope) });
    scope.that = step.card === 'another' ? -1 : that;
    if (step.card === 'last') linker.code.keepsRecord = true;
  },
  instructions: {
    do: {
      run(game, frame, step) {
        frame.slots[step.that] = -1;
        const cards = cardsToDo(game, frame, step);
        if (cards.length === 0) return nextInstruction(frame);
        ask(game, actor(frame, step.you), 'do-card', cards);
        return WAITING;
      },
      answer(game, frame, step, card) {
        const you = actor(frame, step.you);
        const { last } = game.record ?? {};
        const owner =
          step.card === 'last' ? last?.seat : game.active.findIndex((cards) => cards.includes(card));
        if (owner !== undefined && owner !== you) frame.slots[step.that] = owner;
        nextInstruction(frame);
        game.stack.push({ ...newEffect(game, you, card, -1), runner: frame.card });
      },
      canDo: (game, frame, step) => cardsToDo(game, frame, step).length > 0,
    },
  },
};

/** The cards that can be done: those with steps, and none while another one is done. */
function cardsToDo(game: Game, frame: EffectFrame, step: InstructionOf<'do'>): number[] {
  const isDoing = game.stack.some((one) => one.task === 'effect' && one.runner !== undefined);
  if (isDoing || !ifHolds(game, frame, step)) return [];
  const { active, record, tables } = game;
  const you = actor(frame, step.you);
  const isOwn = step.card === 'another';
  const cards =
    step.card === 'last'
      ? record?.last
        ? [record.last.card]
        : []
      : active.flatMap((laid, seat) => (isOwn === (seat === you) ? laid : []));
  return cards.filter((card) => tables.cards[card].code.steps.length > 0 && !(isOwn && card === frame.card));
}
