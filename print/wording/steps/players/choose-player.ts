/** The rules text of `choose a player`. */
import { yes } from '../../context.ts';
import { join } from '../../parts.ts';
import type { BlockWording } from '../../step-wording.ts';

/** "let another player gain a cube". */
export const choosePlayer: BlockWording<'choose-player'> = {
  sections: ({ other, steps }, wording) => [
    { lead: join([wording.say('choose-player', { other: yes(other) }), ' ']), steps, verb: 'both' },
  ],
};
