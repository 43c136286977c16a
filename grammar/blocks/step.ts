/** What each kind of step says of itself. */

import { quantity } from '../nouns.ts';
import { field, maybe, type Part } from '../syntax.ts';

/** How a step is written, and the words that may continue it, for "did you mean" where one was misspelt. */
export interface StepSyntax<N> {
  part: Part<N>;
  goesOn: readonly string[];
}

/** First words of places. */
export const PLACES = ['adjacent', 'on', 'in'] as const;

export const someQuantity = maybe(field('quantity', quantity));
