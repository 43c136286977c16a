import { join } from '../parts.ts';
import type { BlockWording } from '../step-wording.ts';

/** "each other player: gain a cube". */
export const eachPlayer: BlockWording<'each-player'> = {
  sections: ({ other, steps }, wording) => [
    { lead: join([wording.say(other ? 'each-other-player' : 'each-player'), ' ']), steps },
  ],
};
