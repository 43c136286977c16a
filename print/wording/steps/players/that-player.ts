/** The rules text of `that player`. */
import { join } from '../../parts.ts';
import type { BlockWording } from '../../step-wording.ts';

/** "that player: lose a cube". */
export const thatPlayer: BlockWording<'that-player'> = {
  sections: ({ steps }, wording) => [{ lead: join([wording.say('that-player'), ' ']), steps, verb: 'given' }],
};
