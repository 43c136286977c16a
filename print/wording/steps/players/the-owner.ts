/** The rules text of `the owner`. */
import { join } from '../../parts.ts';
import type { BlockWording } from '../../step-wording.ts';

/** "let you gain 3 points". */
export const theOwner: BlockWording<'the-owner'> = {
  sections: ({ steps }, wording) => [{ lead: join([wording.say('the-owner'), ' ']), steps, verb: 'needed' }],
};
