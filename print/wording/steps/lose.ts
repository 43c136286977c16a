import { type ActionWording, coinAmount, withEnding } from '../step-wording.ts';

/** "lose 2 points". */
export const lose: ActionWording<'lose'> = {
  clause: (step, wording) =>
    withEnding(wording.say('lose', { what: coinAmount(step, wording) }), step, wording),
};
