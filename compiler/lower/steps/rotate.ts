/** Lowers `rotate`. */
import type { LowerStep } from './action.ts';
import { lowerCardStep } from './card-step.ts';

export const rotate: LowerStep<'rotate'> = (context, node) => {
  const parts = lowerCardStep(context, node);
  return parts && { op: 'rotate', ...(node.another && { other: true }), ...parts };
};
