/** Lowers `draw`. */
import { atLeastOne, whole } from '../context.ts';
import { type LowerStep, lowerParts } from './action.ts';

export const draw: LowerStep<'draw'> = (context, node) =>
  whole({ op: 'draw', amount: atLeastOne(context, node.amount), ...lowerParts(context, node) });
