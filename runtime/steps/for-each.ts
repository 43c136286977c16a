/** `for each`: runs its block for one thing after the other, in an order the player chooses (L62). */
import { ask } from '../ask.ts';
import { mayRepeat } from '../bounds.ts';
import { changeCode } from '../effect/change.ts';
import { changeOptions, firstToLeave } from '../effect/change-options.ts';
import {
  actor,
  goTo,
  keepAsThis,
  neverAsks,
  nextInstruction,
  type StepEngine,
  WAITING,
} from '../effect/step.ts';
import { NO_ITEM } from '../landscape/items.ts';

export const FOR_EACH: StepEngine<'for-each'> = {
  link({ as, steps, ...sought }, linker, scope) {
    const of = changeCode({ ...sought, op: 'choose', quantity: { all: true } }, linker, scope);
    const name = as === undefined ? -1 : linker.name(as);
    const settle = linker.emit({ op: 'for-each', of, as: name, end: -1 });
    const to = linker.here;
    const next = linker.emit({ op: 'next-thing', as: name, end: -1, you: scope.you });
    linker.gated(scope, (inner) => linker.block(steps, inner));
    linker.emit({ op: 'jump', to });
    settle.end = linker.here;
    next.end = linker.here;
  },
  instructions: {
    'for-each': {
      run(game, frame, { of, end }) {
        const left = changeOptions(game, frame, of);
        if (left.length === 0) return goTo(frame, end);
        frame.turns ??= [];
        frame.turns.push({ left, self: frame.self });
        return nextInstruction(frame);
      },
      answer: neverAsks,
      canDo: (game, frame, { of, as, end }, at, ahead) =>
        // After the block comes the way back.
        end > at + 3 &&
        changeOptions(game, frame, of).some((thing) => {
          const inner = { ...frame, slots: frame.slots.slice() };
          keepAsThis(inner, thing, as);
          return ahead.canDo(game, inner, at + 2, ahead);
        }),
    },
    'next-thing': {
      run(game, frame, step) {
        const turn = frame.turns?.at(-1);
        if (!turn) throw new Error('a thing is taken only after all are settled');
        turn.left = turn.left.filter((item) => item !== NO_ITEM);
        if (turn.left.length > 0) {
          ask(game, actor(frame, step.you), 'choose', firstToLeave(game, turn.left.slice()));
          return WAITING;
        }
        frame.turns?.pop();
        frame.self = turn.self;
        return goTo(frame, step.end);
      },
      answer(game, frame, step, option) {
        const turn = frame.turns?.at(-1);
        if (turn) turn.left = turn.left.filter((item) => item !== option);
        keepAsThis(frame, option, step.as);
        mayRepeat(game, frame.card);
        nextInstruction(frame);
      },
      canDo: () => true,
    },
  },
};
