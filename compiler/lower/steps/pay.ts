/** Lowers `pay`. */
import type { LowerStep } from './action.ts';
import { lowerCoinStep } from './coin-step.ts';

export const pay: LowerStep<'pay'> = (context, node) => {
  const parts = lowerCoinStep(context, node);
  return parts && { op: 'pay', ...parts };
};
