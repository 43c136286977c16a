import { yes } from '../context.ts';
import { clause } from '../parts.ts';
import { where } from '../places.ts';
import { type ActionWording, ended } from '../step-wording.ts';

/** "move up to 3 antelopes 1 space each". */
export const move: ActionWording<'move'> = {
  clause(step, wording) {
    const { quantity, things, spaces } = step;
    const animals = wording.quantified(quantity, (many) => [wording.nouns(things, many)]);
    const what = clause(animals, where(step.where, wording));
    const each = yes(spaces > 1 && quantity.amount > 1);
    // A way of several spaces may be shorter (R9.1).
    return ended(wording.say('move', { what, spaces, each, over: yes(step.overAnyTerrain) }), step, wording);
  },
};
