/** The rules text of `place`. */
import { isSeveral, nounIcon } from '../context.ts';
import { clause } from '../parts.ts';
import { where } from '../places.ts';
import { ringed } from '../rings.ts';
import type { ActionWording } from '../step-wording.ts';

/** "place a lion adjacent to this". */
export const place: ActionWording<'place'> = {
  clause(step, wording) {
    const kinds = (many: boolean) => step.kinds.map((one) => wording.kind(one, many));
    const what = ringed(wording.quantified(step.quantity, kinds), step.as, step.kinds.length > 1);
    const placed = wording.say('place', { what });
    return clause(placed, where(step.where, wording, isSeveral(step.quantity)));
  },
  alone(step, wording) {
    const { amount, upTo } = step.quantity;
    if (amount > 1 || !upTo || step.as !== undefined) return undefined;
    const one = { ...step, quantity: { amount, upTo: false } };
    return clause(wording.say('you-may'), place.clause(one, wording));
  },
  placement({ quantity: { amount, upTo }, kinds: [kind, ...others], ...more }, wording) {
    if (wording.isSpecies(kind!) || amount > 1 || upTo || others.length > 0 || more.where || more.if)
      return undefined;
    return { thing: nounIcon(kind!) };
  },
};
