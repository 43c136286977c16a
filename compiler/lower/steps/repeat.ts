/** Lowers `repeat`. */
import { lowerAmount } from '../context.ts';
import { lowerPer } from '../counts.ts';
import type { LowerStep } from './action.ts';

export const repeat: LowerStep<'repeat'> = (context, node, inside) => {
  const per = lowerPer(context, node.per);
  const often = node.times && lowerAmount(context, node.times, '2');
  const steps = inside(node.steps);
  if (per) return { op: 'repeat', times: { per }, steps };
  if (often === undefined) return undefined;
  return { op: 'repeat', times: node.times?.upTo ? { upTo: often } : { times: often }, steps };
};
