import { block } from '../blocks/block.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { expect } from '../recovery/reading.ts';
import { all, list, rule } from '../syntax.ts';
import type { EitherNode } from '../tree/steps.ts';

/** `either { … } or { … }`. */
export const either: StepSyntax<EitherNode> = {
  part: rule(
    'either',
    all(
      'either',
      list('branches', block, {
        early: true,
        least: 2,
        separator: 'or',
        expected: expect('`or` and another block', ['or']),
      }),
    ),
  ),
  next: ['or'],
};
