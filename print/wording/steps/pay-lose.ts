import type { Op } from '../../../program/index.ts';
import type { WordingContext } from '../context.ts';
import { coins } from '../counts.ts';
import type { Phrase } from '../parts.ts';
import { type ActionWording, ended } from '../step-wording.ts';

/** "pay up to 3 cubes". */
export const pay: ActionWording<'pay'> = {
  clause: (step, wording) => ended(wording.say('pay', { what: amountOf(step, wording) }), step, wording),
};

/** "lose 2 points". */
export const lose: ActionWording<'lose'> = {
  clause: (step, wording) => ended(wording.say('lose', { what: amountOf(step, wording) }), step, wording),
};

/** "2 cubes", "up to 3 cards", "1 point". */
function amountOf({ quantity, what }: Op<'pay' | 'lose'>, wording: WordingContext): Phrase {
  if (what !== 'vp' || 'all' in quantity || quantity.upTo)
    return wording.quantified(quantity, (many) => [coins(what, wording)(many)]);
  return wording.points(quantity.amount).phrase;
}
