/** The rules text of `for each`. */
import { clause, join } from '../parts.ts';
import { where } from '../places.ts';
import type { BlockWording } from '../step-wording.ts';

/** "for each lion on the edge, one after the other: gain 1 point". */
export const forEach: BlockWording<'for-each'> = {
  sections: ({ things, where: place, steps }, wording) => {
    const { phrase, gender } = wording.nouns(things, false);
    const what = { phrase: clause(phrase, where(place, wording, false, { things })), gender };
    return [{ lead: join([wording.say('for-each', { what }), ' ']), steps }];
  },
};
