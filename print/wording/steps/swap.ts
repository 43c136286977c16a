import { type ActionWording, ended, oneOf } from '../step-wording.ts';

/** "swap a desert with a water adjacent to this". */
export const swap: ActionWording<'swap'> = {
  clause(step, wording) {
    const what = oneOf(step.things, step.where, wording);
    const others = oneOf(step.with, step.withWhere, wording);
    return ended(wording.say('swap', { what, with: others }), step, wording);
  },
};
