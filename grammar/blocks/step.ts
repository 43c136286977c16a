/** What each kind of step declares about its syntax. */

import { quantity, quantityOrAll } from '../nouns.ts';
import { field, maybe, maybeWhen, type Part } from '../syntax.ts';

/** The syntax of a step, and the words that can continue it, for "did you mean" suggestions. */
export interface StepSyntax<N> {
  part: Part<N>;
  next: readonly string[];
}

export const someQuantity = maybe(field('quantity', quantity));

/** `all` is a quantity if a name follows; alone it is a name. */
export const someQuantityOrAll = maybeWhen(
  (reading) => !reading.is(1, 'all') || reading.is(2, 'Name'),
  field('quantity', quantityOrAll),
);
