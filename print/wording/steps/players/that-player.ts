/** The rules text of `that player`. */
import { join } from '../../parts.ts';
import type { BlockWording } from '../../step-wording.ts';

/** "that player: lose a cube". */
export const thatPlayer: BlockWording<'that-player'> = {
  sections: (step, wording) => {
    const whose = wording.isOfCard(step) ? 'card' : 'trigger';
    return [{ lead: join([wording.say('that-player', { whose }), ' ']), steps: step.steps, verb: 'given' }];
  },
};
