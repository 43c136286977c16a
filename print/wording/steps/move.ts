/** The rules text of `move`. */
import type { Goal } from '../../../program/index.ts';
import { isSeveral, type WordingContext, yes } from '../context.ts';
import { clause, type Phrase } from '../parts.ts';
import { spot, where } from '../places.ts';
import { ringed } from '../rings.ts';
import type { ActionWording } from '../step-wording.ts';

/** "move up to 3 antelopes 1 space each", "move each lion to the nearest grassland". */
export const move: ActionWording<'move'> = {
  clause(step, wording) {
    const { quantity, things, spaces, goal } = step;
    const names = (many: boolean) => things.map((one) => wording.noun(one, many));
    const [gender, ...others] = new Set(names(true).map((one) => one.gender));
    // One article for several things of the same gender, but "all" belongs to the first.
    const listed = (many: boolean) => {
      const all = 'all' in quantity || others.length > 0 ? names(many) : [wording.or(names(many))];
      return wording.others(step.other, all, many);
    };
    const isEach = 'all' in quantity && spaces === undefined;
    const whole = isEach
      ? wording.say('each', { what: wording.or(wording.others(step.other, names(false), false)) })
      : wording.quantified(quantity, listed);
    const animals = ringed(whole, step.as, things.length > 1);
    const phrase = clause(animals, where(step.where, wording, !isEach && isSeveral(quantity)));
    const what = { phrase, gender: others.length === 0 ? gender! : '' };
    const each = yes(!isEach && isSeveral(quantity));
    // A move of several spaces may be shorter (R9.1).
    const values = { what, each, over: yes(step.overAnyTerrain), placed: yes(step.where !== undefined) };
    const far =
      spaces === undefined ? wording.say('move-any', values) : wording.say('move', { ...values, spaces });
    return goal ? clause(far, goalPhrase(goal, wording)) : far;
  },
};

/** "to a grassland", "to the nearest water on the edge", "away from this". */
function goalPhrase(goal: Goal, wording: WordingContext): Phrase {
  if ('of' in goal) return wording.say(goal.goal, { what: spot(goal.of, wording) });
  const { things } = goal;
  const place = where(goal.where, wording, false, { things });
  if (goal.goal === 'tile') return clause(wording.say('to', { what: wording.alternatives(things) }), place);
  const { what, contents } = wording.nounsApart(things, false);
  return clause(wording.say('nearest', { what }), contents, place);
}
