/** The rules text of `lose`. */
import { type ActionWording, coinAmount } from '../step-wording.ts';

/** "lose 2 points". */
export const lose: ActionWording<'lose'> = {
  clause: (step, wording) => wording.say('lose', { what: coinAmount(step, wording) }),
};
