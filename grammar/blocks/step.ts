/** What each kind of step declares about its syntax. */

import { quantity, quantityOrAll } from '../nouns.ts';
import { all, field, maybe, maybeWhen, type Part, rule } from '../syntax.ts';
import type { Keyword } from '../tokens/words.ts';
import { ownIf } from './own-if.ts';

/** The syntax of a step, and the words that can continue it, for "did you mean" suggestions. */
export interface StepSyntax<N> {
  part: Part<N>;
  next: readonly string[];
}

/** An action, in a rule named after its first word; it may end with an `if`. */
export const actionStep = <N>(
  name: Keyword,
  next: readonly string[],
  ...parts: readonly (Keyword | Part<N>)[]
): StepSyntax<N> => ({
  part: rule(name, all(name, ...parts, ownIf) as Part<N>),
  next: [...next, 'if'],
});

export const someQuantity = maybe(field('quantity', quantity));

/** `all` is a quantity if a name follows; alone it is a name. */
export const someQuantityOrAll = maybeWhen(
  (reading) => !reading.is(1, 'all') || reading.is(2, 'Name'),
  field('quantity', quantityOrAll),
);
