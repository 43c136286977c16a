import { type ActionWording, oneOfThings, withEnding } from '../step-wording.ts';

/** "choose a lion in this habitat". */
export const choose: ActionWording<'choose'> = {
  clause: (step, wording) =>
    withEnding(wording.say('choose', { what: oneOfThings(step.things, step.where, wording) }), step, wording),
};
