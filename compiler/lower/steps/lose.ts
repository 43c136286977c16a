/** Lowers `lose`. */
import type { LowerStep } from './action.ts';
import { lowerAssetStep } from './coin-step.ts';

export const lose: LowerStep<'lose'> = (context, node) => {
  const parts = lowerAssetStep(context, node);
  if (!parts) return undefined;
  const { quantity, ...rest } = parts;
  // The grammar does not allow `up to` here.
  return { op: 'lose', quantity: 'all' in quantity ? quantity : { ...quantity, upTo: false }, ...rest };
};
