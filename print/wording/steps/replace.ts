import { type ActionWording, ended, several } from '../step-wording.ts';

/** "replace 2 deserts with grasslands". */
export const replace: ActionWording<'replace'> = {
  clause(step, wording) {
    const becomes = step.quantity.amount === 1 ? wording.anyOf(step.with) : wording.nouns(step.with, true);
    return ended(wording.say('replace', { what: several(step, wording), with: becomes }), step, wording);
  },
};
