/** The rules text of `swap`. */
import { swappedWith, wordFor } from '../../../program/index.ts';
import { icon } from '../parts.ts';
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
    const name = step.as ?? JSON.stringify(step);
    const swapped = ringed(what, name, step.things.length > 1);
    const it = [icon({ icon: 'ring', name }, wording.text('it', { what: wording.noun(first!, false) }))];
    const others = oneOfThings(step.with, step.withWhere, wording.callingThis(it));
    return wording.say('swap', { what: swapped, with: others });
  },
};
