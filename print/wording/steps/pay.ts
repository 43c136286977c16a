import { type ActionWording, coinAmount, withEnding } from '../step-wording.ts';

/** "pay up to 3 cubes". */
export const pay: ActionWording<'pay'> = {
  clause: (step, wording) =>
    withEnding(wording.say('pay', { what: coinAmount(step, wording) }), step, wording),
};
