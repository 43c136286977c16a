/** Lowers `stop`. */
import { whole } from '../context.ts';
import { type LowerStep, lowerParts } from './action.ts';

export const stop: LowerStep<'stop'> = (context, node) => whole({ op: 'stop', ...lowerParts(context, node) });
