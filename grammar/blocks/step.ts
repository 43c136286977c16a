/** What each kind of step declares about its syntax, and what actions have in common. */

import { ownCondition } from '../counts/condition.ts';
import { quantity, quantityOrAll } from '../nouns.ts';
import { isSite } from '../places/where.ts';
import type { Lookahead } from '../recovery/reading.ts';
import type { RuleName } from '../rule-names.ts';
import { all, field, maybe, maybeWhen, type Part, part, rule } from '../syntax.ts';
import type { Keyword } from '../tokens/words.ts';

/** The syntax of a step, and the words that can continue it, for "did you mean" suggestions. */
export type StepSyntax<N> = Part<N> & { readonly next: readonly string[] };

/** A step, in a grammar rule of its own. */
export const stepSyntax = <N>(name: RuleName, next: readonly string[], part: Part<N>): StepSyntax<N> =>
  Object.assign(rule(name, part), { next });

/** The `if` at the end of an action. */
export const ownIf = maybeWhen((reading) => !blockFollows(reading), part('if', ownCondition));

/** Whether the `if` ahead opens a block: then it is a separate step, and a `;` is missing before it. */
export function blockFollows(reading: Lookahead, from = 2): boolean {
  let ahead = from;
  const isStep = () => reading.is(ahead, 'StepWord') && !isSite(reading, ahead);
  while (!reading.is(ahead, ';', '}', '{', 'EOF') && !isStep()) ahead++;
  return reading.is(ahead, '{');
}

/** An action, in a rule named after its first word; it may end with an `if`. */
export const actionStep = <N>(
  name: Keyword & RuleName,
  next: readonly string[],
  ...parts: readonly (Keyword | Part<N>)[]
): StepSyntax<N> => stepSyntax(name, [...next, 'if'], all(name, ...parts, ownIf) as Part<N>);

export const someQuantity = maybe(field('quantity', quantity));

/** `all` is a quantity if a name follows; alone it is a name. */
export const someQuantityOrAll = maybeWhen(
  (reading) => !reading.is(1, 'all') || reading.is(2, 'Name'),
  field('quantity', quantityOrAll),
);
