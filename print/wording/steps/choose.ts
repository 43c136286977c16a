import { clause } from '../parts.ts';
import { where } from '../places.ts';
import { type ActionWording, ended } from '../step-wording.ts';

/** "choose a lion in this habitat". */
export const choose: ActionWording<'choose'> = {
  clause(step, wording) {
    const what = clause(wording.anyOf(step.things).phrase, where(step.where, wording));
    return ended(wording.say('choose', { what }), step, wording);
  },
};
