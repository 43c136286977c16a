/** The syntax of `either`. */
import { block } from '../blocks/block.ts';
import { stepSyntax } from '../blocks/step.ts';
import { all, list } from '../syntax.ts';
import type { EitherNode } from '../tree/steps.ts';

/** `either { … } or { … }`. */
export const either = stepSyntax<EitherNode>(
  'either',
  ['or'],
  all('either', list('branches', block, { early: true, least: 2, separator: 'or', expected: 'other-block' })),
);
