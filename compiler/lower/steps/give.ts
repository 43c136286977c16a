/** Lowers `give`. */
import type { LowerStep } from './action.ts';
import { lowerCoinStep } from './coin-step.ts';

export const give: LowerStep<'give'> = (context, node) => {
  const parts = lowerCoinStep(context, node);
  const to = node.receiver?.on ?? node.receiver?.player;
  if (!parts || !to || 'all' in parts.quantity) return undefined;
  const { quantity, ...rest } = parts;
  return { op: 'give', quantity: { ...quantity, upTo: false }, ...rest, to };
};
