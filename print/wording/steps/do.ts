/** The rules text of `do`. */
import type { ActionWording } from '../step-wording.ts';

/** "do an active card of another player". */
export const doCard: ActionWording<'do'> = {
  clause: ({ card }, wording) => wording.say('do', { card }),
};
