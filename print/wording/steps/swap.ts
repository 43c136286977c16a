import { clause } from '../parts.ts';
import { where } from '../places.ts';
import { type ActionWording, ended } from '../step-wording.ts';

/** "swap a desert with a water adjacent to this". */
export const swap: ActionWording<'swap'> = {
  clause(step, wording) {
    const what = clause(wording.anyOf(step.things).phrase, where(step.where, wording));
    const others = clause(wording.anyOf(step.with).phrase, where(step.withWhere, wording));
    return ended(wording.say('swap', { what, with: others }), step, wording);
  },
};
