/** What lowering `play` and `rotate` has in common. */
import type { CardStepNode } from '../../../grammar/index.ts';
import type { Context } from '../../scope.ts';
import { atLeastOne, whole } from '../context.ts';
import { lowerParts } from './action.ts';

/** The cubes put on the card, with the `if` of the step. */
export function lowerCardStep(context: Context, node: CardStepNode) {
  const cubes = node.cubes ? atLeastOne(context, node.cubes) : 0;
  return whole({ cubes, ...lowerParts(context, node) });
}
