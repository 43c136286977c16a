/** The rules text of `choose`. */
import { type ActionWording, oneOfThings } from '../step-wording.ts';

/** "choose a lion in this habitat". */
export const choose: ActionWording<'choose'> = {
  clause: ({ things, where }, wording) =>
    wording.say('choose', { what: oneOfThings(things, where, wording) }),
};
