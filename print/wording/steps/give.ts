/** The rules text of `give`. */
import { type ActionWording, coinAmount } from '../step-wording.ts';

/** "give a card to the player on your left". */
export const give: ActionWording<'give'> = {
  clause: (step, wording) =>
    wording.say('give', {
      what: coinAmount(step, wording),
      to: wording.isOfCard(step) ? 'its-owner' : step.to,
    }),
};
