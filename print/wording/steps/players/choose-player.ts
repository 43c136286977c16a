/** The rules text of `choose a player`. */
import { join } from '../../parts.ts';
import type { BlockWording } from '../../step-wording.ts';

/** "let another player gain a cube". */
export const choosePlayer: BlockWording<'choose-player'> = {
  sections: ({ other, on, steps }, wording) => {
    const who = on ?? (other ? 'another' : 'any');
    return [{ lead: join([wording.say('choose-player', { who }), ' ']), steps, verb: 'both' }];
  },
};
