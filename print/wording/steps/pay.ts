import { type ActionWording, coinAmount, ended } from '../step-wording.ts';

/** "pay up to 3 cubes". */
export const pay: ActionWording<'pay'> = {
  clause: (step, wording) => ended(wording.say('pay', { what: coinAmount(step, wording) }), step, wording),
};
