/** The rules text of `place`. */
import { isSeveral, yes } from '../context.ts';
import { clause, type IconSubject, join } from '../parts.ts';
import { where } from '../places.ts';
import { type ActionWording, withEnding } from '../step-wording.ts';

/** "place a lion adjacent to this". */
export const place: ActionWording<'place'> = {
  clause(step, wording) {
    const kinds = (many: boolean) => step.kinds.map((one) => wording.kind(one, many));
    const placed = wording.say('place', { what: wording.quantified(step.quantity, kinds) });
    return clause(placed, where(step.where, wording, isSeveral(step.quantity)));
  },
  placement(step, wording) {
    const { amount, upTo } = step.quantity;
    const following = withEnding(where(step.where, wording, isSeveral(step.quantity)), step, wording);
    return {
      amount: amount === 1 && !upTo ? '' : wording.text('amount', { amount, upTo: yes(upTo) }),
      things: step.kinds.map(
        (one): IconSubject =>
          typeof one === 'string'
            ? { icon: 'thing', name: one }
            : { icon: 'animal-of', terrain: one.animalOf },
      ),
      or: wording.text('or', { next: '' }),
      after: following.length > 0 ? join([' ', following]) : [],
    };
  },
};
