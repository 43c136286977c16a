import { type ActionWording, coinAmount, ended } from '../step-wording.ts';

/** "lose 2 points". */
export const lose: ActionWording<'lose'> = {
  clause: (step, wording) => ended(wording.say('lose', { what: coinAmount(step, wording) }), step, wording),
};
