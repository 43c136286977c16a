/** The rules text of `each player`. */
import { yes } from '../../context.ts';
import { join } from '../../parts.ts';
import { whichPlayers } from '../../players.ts';
import type { BlockWording } from '../../step-wording.ts';

/** "each other player with the fewest free cubes: gain a cube", "each player may move a lion". */
export const eachPlayer: BlockWording<'each-player'> = {
  sections: ({ other, with: players, steps }, wording) => {
    const [first, ...more] = steps;
    const offer = first?.op === 'may' && more.length === 0 ? first : undefined;
    const values = {
      other: yes(other),
      which: whichPlayers(players, wording),
      may: yes(offer !== undefined),
    };
    const lead = join([wording.say('each-player', values), ' ']);
    return [offer ? { lead, steps: offer.steps, verb: 'needed' } : { lead, steps }];
  },
};
