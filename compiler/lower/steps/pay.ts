/** Lowers `pay`. */
import type { LowerStep } from './action.ts';
import { lowerAssetStep } from './coin-step.ts';

export const pay: LowerStep<'pay'> = (context, node) => {
  const parts = lowerAssetStep(context, node);
  return parts && { op: 'pay', ...parts };
};
