/** The rules text of `play`. */
import { clause } from '../parts.ts';
import { type ActionWording, cubesOnIt } from '../step-wording.ts';

/** "play a card and place a cube on it". */
export const play: ActionWording<'play'> = {
  clause(step, wording) {
    const played = wording.say('play', { card: wording.good('card') });
    return clause(played, cubesOnIt(step.cubes, wording));
  },
};
