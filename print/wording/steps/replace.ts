/** The rules text of `replace`. */
import { isSeveral } from '../context.ts';
import { ringed } from '../rings.ts';
import { type ActionWording, several } from '../step-wording.ts';

/** "replace 2 deserts with grasslands". */
export const replace: ActionWording<'replace'> = {
  clause(step, wording) {
    const becomes = isSeveral(step.quantity)
      ? wording.nouns(step.with, true)
      : wording.alternatives(step.with);
    const phrase = ringed(becomes.phrase, step.as, step.with.length > 1);
    return wording.say('replace', { what: several(step, wording), with: { ...becomes, phrase } });
  },
};
