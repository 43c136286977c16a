/** Lowers `give`. */
import type { LowerStep } from './action.ts';
import { lowerAssetStep } from './coin-step.ts';

export const give: LowerStep<'give'> = (context, node) => {
  const parts = lowerAssetStep(context, node);
  const to = node.receiver?.on ?? node.receiver?.player;
  if (!parts || !to || 'all' in parts.quantity) return undefined;
  const { quantity, what, ...rest } = parts;
  if (what !== 'active-card')
    return { op: 'give', quantity: { ...quantity, upTo: false }, what, ...rest, to };
  const at = node.what ?? node;
  const values = { name: context.report.textOf(at), is: 'on the table', expected: GIFT };
  return context.report.add('ECO206', at, values);
};

const GIFT = '`vp`, a cube or a card in hand';
