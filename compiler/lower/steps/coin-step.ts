/** What lowering `pay`, `lose` and `give` has in common. */
import type { CoinStepNode, GiveNode } from '../../../grammar/index.ts';
import type { Asset } from '../../../program/index.ts';
import type { Context } from '../../scope.ts';
import { whole } from '../context.ts';
import { lowerAsset } from '../players.ts';
import { lowerParts, lowerQuantityOrAll } from './action.ts';

/** How much of what is paid, lost or given, with the `if` of the step. */
export function lowerAssetStep(context: Context, node: CoinStepNode | GiveNode) {
  const quantity = node.quantity && lowerQuantityOrAll(context, node.quantity);
  const all = quantity && 'all' in quantity;
  const what = node.what && lowerAsset(context, node.what, all);
  const step = whole({ quantity, what, ...lowerParts(context, node) });
  const one = what && WITHOUT_ALL[what];
  if (!step || !node.what || !all || !one) return step;
  const values = {
    name: context.report.textOf(node.what),
    is: one.is,
    expected: 'the word `cubes` or `cards`',
  };
  const hint = `say how many: \`${node.kind} ${one.some}\``;
  return context.report.add('ECO206', node.what, values, { hint });
}

/** What nobody pays or loses all of, and how to say some of it. */
const WITHOUT_ALL: { [What in Asset]?: { is: string; some: string } } = {
  vp: { is: 'points', some: '5vp' },
  'active-card': { is: 'cards on the table', some: '2 active cards' },
};
