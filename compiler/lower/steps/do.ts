/** Lowers `do`. */
import { whole } from '../context.ts';
import { type LowerStep, lowerParts } from './action.ts';

export const doCard: LowerStep<'do'> = (context, node) =>
  whole({ op: 'do', card: node.card, ...lowerParts(context, node) });
