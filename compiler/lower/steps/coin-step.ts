/** What lowering `pay`, `lose` and `give` has in common. */
import type { CoinStepNode, GiveNode } from '../../../grammar/index.ts';
import type { Context } from '../../scope.ts';
import { whole } from '../context.ts';
import { lowerCoin } from '../players.ts';
import { lowerParts, lowerQuantityOrAll } from './action.ts';

/** How much of what is paid or lost, with the place and the `if` of the step. */
export function lowerCoinStep(context: Context, node: CoinStepNode | GiveNode) {
  const quantity = node.quantity && lowerQuantityOrAll(context, node.quantity);
  const all = quantity && 'all' in quantity;
  const what = node.what && lowerCoin(context, node.what, all);
  const step = whole({ quantity, what, ...lowerParts(context, node) });
  if (step && node.what && all && what === 'vp') {
    const values = {
      name: context.report.textOf(node.what),
      is: 'points',
      expected: 'the word `cubes` or `cards`',
    };
    const hint = `say how many points: \`${node.kind} 5vp\``;
    return context.report.add('ECO206', node.what, values, { hint });
  }
  return step;
}
