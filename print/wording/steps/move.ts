/** The rules text of `move`. */
import { isSeveral, yes } from '../context.ts';
import { clause } from '../parts.ts';
import { where } from '../places.ts';
import { ringed } from '../rings.ts';
import type { ActionWording } from '../step-wording.ts';

/** "move up to 3 antelopes 1 space each". */
export const move: ActionWording<'move'> = {
  clause(step, wording) {
    const { quantity, things, spaces } = step;
    const names = (many: boolean) => things.map((one) => wording.noun(one, many));
    const [gender, ...others] = new Set(names(true).map((one) => one.gender));
    // One article for several things of the same gender, but "all" belongs to the first.
    const listed = (many: boolean) =>
      'all' in quantity || others.length > 0 ? names(many) : [wording.or(names(many))];
    const animals = ringed(wording.quantified(quantity, listed), step.as, things.length > 1);
    const phrase = clause(animals, where(step.where, wording, isSeveral(quantity)));
    const what = { phrase, gender: others.length === 0 ? gender! : '' };
    const each = yes(spaces > 1 && isSeveral(quantity));
    // A move of several spaces may be shorter (R9.1).
    return wording.say('move', {
      what,
      spaces,
      each,
      over: yes(step.overAnyTerrain),
      placed: yes(step.where !== undefined),
    });
  },
};
