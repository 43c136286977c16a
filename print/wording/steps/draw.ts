/** The rules text of `draw`. */
import type { ActionWording } from '../step-wording.ts';

/** "draw 2 elements from the bag". */
export const draw: ActionWording<'draw'> = {
  clause: ({ amount }, wording) => wording.say('draw', { amount }),
};
