import { ownIf } from '../blocks/own-if.ts';
import { PLACES, type StepSyntax } from '../blocks/step.ts';
import { keep, someThingsAs } from '../nouns.ts';
import { someWhere, someWhereAs } from '../places/where.ts';
import { all, rule } from '../syntax.ts';
import type { SwapNode } from '../tree/steps.ts';

/** `swap a desert with a water adjacent to this`. */
export const swap: StepSyntax<SwapNode> = {
  part: rule(
    'swap',
    all(
      'swap',
      someThingsAs('things'),
      someWhere,
      'with',
      someThingsAs('with'),
      someWhereAs('withWhere'),
      keep,
      ownIf,
    ),
  ),
  goesOn: ['or', 'with', 'as', 'if', ...PLACES],
};
