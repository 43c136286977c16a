/** The rules text of `choose a species`. */
import { clause } from '../parts.ts';
import { where } from '../places.ts';
import type { ActionWording } from '../step-wording.ts';

/** "choose a species in this habitat". */
export const chooseSpecies: ActionWording<'choose-species'> = {
  clause: (step, wording) => clause(wording.say('choose-species'), where(step.where, wording, false)),
};
