/** The rules text of `pay`. */
import { type ActionWording, coinAmount } from '../step-wording.ts';

/** "pay up to 3 cubes". */
export const pay: ActionWording<'pay'> = {
  clause: (step, wording) => wording.say('pay', { what: coinAmount(step, wording) }),
};
