/** The rules text of `for each`. */
import { clause, join } from '../parts.ts';
import { where } from '../places.ts';
import { ringed } from '../rings.ts';
import type { BlockWording } from '../step-wording.ts';

/** "for each lion on the edge, one after the other: gain 1 point". */
export const forEach: BlockWording<'for-each'> = {
  sections: ({ other, things, where: place, as, steps }, wording) => {
    const [{ phrase, gender }] = wording.others(other, [wording.nouns(things, false)], false);
    const sought = clause(phrase, where(place, wording, false, { things }));
    const what = { phrase: ringed(sought, as, things.length > 1), gender };
    return [{ lead: join([wording.say('for-each', { what }), ' ']), steps, isBlock: steps.length > 1 }];
  },
};
