/** The rules text of `swap`. */
import { swappedWith, wordFor } from '../../../program/index.ts';
import { ringed } from '../rings.ts';
import { type ActionWording, oneOfThings } from '../step-wording.ts';

/** "swap a desert with a water adjacent to it": what is swapped first is "this" there. */
export const swap: ActionWording<'swap'> = {
  clause(step, wording) {
    const [first] = step.things;
    // `with a lion` would read as the other thing of the swap.
    const isOfAnimals = swappedWith(first && wordFor(first)) === 'animal';
    const own = isOfAnimals ? wording.countingOne() : wording;
    const what = oneOfThings(step.things, step.where, own, step.other);
    const swapped = ringed(what, step.as, step.things.length > 1);
    const it = wording.say('it', { what: wording.noun(first!, false) });
    const others = oneOfThings(step.with, step.withWhere, wording.callingThis(it));
    return wording.say('swap', { what: swapped, with: others });
  },
};
