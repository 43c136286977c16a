/** `repeat`: runs its block a number of times, once for each thing counted, or as long as the player says yes. */
import { mayRepeat } from '../bounds.ts';
import {
  goTo,
  jumpBack,
  neverAsks,
  nextInstruction,
  nothingToDo,
  perCount,
  type StepEngine,
  WAITING,
} from '../effect/step.ts';
import { OFFER } from './may.ts';

export const REPEAT: StepEngine<'repeat'> = {
  link({ times, steps }, linker, scope) {
    const slot = linker.slot();
    const { you } = scope;
    if ('upTo' in times) {
      linker.emit({ op: 'set', slot, amount: times.upTo, per: null, end: -1, you });
      const to = linker.here;
      const ask = linker.emit({ op: 'repeat-up-to', slot, first: -1, end: -1, you });
      if (steps.length > 0) ask.first = linker.here;
      linker.gated(scope, (inner) => {
        linker.block(steps, inner);
        linker.emit({ op: 'less', slot });
        linker.emit({ op: 'jump', to });
      });
      ask.end = linker.here;
      return;
    }
    const amount = 'times' in times ? times.times : 0;
    const per = 'per' in times ? linker.per(times.per) : null;
    const set = linker.emit({ op: 'set', slot, amount, per, end: -1, you });
    const to = linker.here;
    linker.block(steps, scope);
    linker.emit({ op: 'again', slot, to });
    set.end = linker.here;
  },
  instructions: {
    set: {
      run(game, frame, { slot, per, amount, end }) {
        frame.slots[slot] = per ? perCount(game, frame, per) : amount;
        return frame.slots[slot] > 0 ? nextInstruction(frame) : goTo(frame, end);
      },
      answer: neverAsks,
      canDo(game, frame, { per, amount }, at, ahead) {
        const times = per ? perCount(game, frame, per) : amount;
        return times > 0 && ahead.canDo(game, frame, at + 1, ahead);
      },
    },
    'repeat-up-to': {
      ...OFFER,
      run: (game, frame, step, ahead) =>
        frame.slots[step.slot] > 0 ? OFFER.run(game, frame, step, ahead) : goTo(frame, step.end),
    },
    again: {
      run(game, frame, { slot, to }) {
        if (--frame.slots[slot] <= 0) return nextInstruction(frame);
        return mayRepeat(game, frame.card) ? jumpBack(frame, to) : WAITING;
      },
      answer: neverAsks,
      canDo: nothingToDo,
    },
    less: {
      run(game, frame, { slot }) {
        frame.slots[slot]--;
        return mayRepeat(game, frame.card) ? nextInstruction(frame) : WAITING;
      },
      answer: neverAsks,
      canDo: nothingToDo,
    },
  },
};
