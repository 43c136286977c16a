/** The rules text of `each player`. */
import { yes } from '../../context.ts';
import { join } from '../../parts.ts';
import { whichPlayers } from '../../players.ts';
import type { BlockWording } from '../../step-wording.ts';

/** "each other player with the fewest free cubes: gain a cube". */
export const eachPlayer: BlockWording<'each-player'> = {
  sections: ({ other, with: players, steps }, wording) => {
    const values = { other: yes(other), which: whichPlayers(players, wording) };
    return [{ lead: join([wording.say('each-player', values), ' ']), steps }];
  },
};
