/** What each kind of step says of itself. */

import { quantity, quantityOrAll } from '../nouns.ts';
import { field, maybe, maybeWhen, type Part } from '../syntax.ts';
import { Name, word } from '../tokens/tokens.ts';

/** How a step is written, and the words that may continue it, for "did you mean" where one was misspelt. */
export interface StepSyntax<N> {
  part: Part<N>;
  goesOn: readonly string[];
}

export const someQuantity = maybe(field('quantity', quantity));

/** `all` before something else is a quantity, alone it is a name. */
export const someQuantityOrAll = maybeWhen(
  (reading) => !reading.is(1, word('all')) || reading.is(2, Name),
  field('quantity', quantityOrAll),
);
