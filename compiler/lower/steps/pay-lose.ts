/** Lowers `pay` and `lose`. */
import type { CoinStepNode } from '../../../grammar/index.ts';
import type { Context } from '../context.ts';
import { lowerCoin } from '../counts.ts';
import { type LowerStep, lowerParts, lowerQuantityOrAll } from './action.ts';

export const pay: LowerStep<'pay'> = (context, node) => {
  const parts = lowerCoins(context, node);
  return parts && { op: 'pay', ...parts };
};

export const lose: LowerStep<'lose'> = (context, node) => {
  const parts = lowerCoins(context, node);
  if (!parts) return undefined;
  const { quantity, ...rest } = parts;
  // The grammar does not allow `up to` here.
  return { op: 'lose', quantity: 'all' in quantity ? quantity : { ...quantity, upTo: false }, ...rest };
};

/** What both steps share. */
function lowerCoins(context: Context, node: CoinStepNode) {
  const quantity = lowerQuantityOrAll(context, node.quantity);
  const all = quantity !== undefined && 'all' in quantity;
  const what = node.what && lowerCoin(context, node.what, all);
  const parts = lowerParts(context, node);
  if (!node.quantity || !quantity || !node.what || !what || !parts) return undefined;
  if ('all' in quantity && what === 'vp') {
    const values = { name: node.what.text, is: 'points', expected: 'the word `cubes` or `cards`' };
    context.report.add('ECO206', node.what, values, { hint: `say how many points: \`${node.kind} 5vp\`` });
    return undefined;
  }
  return { quantity, what, ...parts };
}
