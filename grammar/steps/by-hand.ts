/** The syntax of `by hand`. */
import { stepSyntax } from '../blocks/step.ts';
import { all, field } from '../syntax.ts';
import { text } from '../tokens/token-values.ts';
import type { ByHandNode } from '../tree/steps.ts';

/** `by hand "Plant a tree where you like."`. */
export const byHand = stepSyntax<ByHandNode>(
  'byHand',
  [],
  all('by', 'hand', field('text', text('by-hand-text'))),
);
