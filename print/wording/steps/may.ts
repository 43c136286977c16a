/** The rules text of `may`. */
import { join } from '../parts.ts';
import type { BlockWording } from '../step-wording.ts';

/** "you may place a lion". */
export const may: BlockWording<'may'> = {
  sections: ({ steps }, wording) => [{ lead: join([wording.say('you-may'), ' ']), steps, verb: 'needed' }],
};
