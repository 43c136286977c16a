import { block } from '../blocks/block.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { all, list, rule } from '../syntax.ts';
import type { EitherNode } from '../tree/steps.ts';

/** `either { … } or { … }`. */
export const either: StepSyntax<EitherNode> = {
  part: rule(
    'either',
    all(
      'either',
      list('branches', block, { early: true, least: 2, separator: 'or', expected: 'other-block' }),
    ),
  ),
  next: ['or'],
};
