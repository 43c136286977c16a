/** The rules text of `choose`. */
import { ringed } from '../rings.ts';
import { type ActionWording, oneOfThings } from '../step-wording.ts';

/** "choose a lion in this habitat". */
export const choose: ActionWording<'choose'> = {
  clause: ({ things, where, as }, wording) =>
    wording.say('choose', { what: ringed(oneOfThings(things, where, wording), as, things.length > 1) }),
};
