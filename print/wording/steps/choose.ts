/** The rules text of `choose`. */
import { ringed } from '../rings.ts';
import { type ActionWording, oneOfThings } from '../step-wording.ts';

/** "choose a lion in this habitat". */
export const choose: ActionWording<'choose'> = {
  clause: ({ other, things, where, as }, wording) => {
    const what = oneOfThings(things, where, wording, other);
    return wording.say('choose', { what: ringed(what, as, things.length > 1) });
  },
};
