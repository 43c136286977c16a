/** Lowers `gain`. */
import { type RewardNode, replacement } from '../../../grammar/index.ts';
import { type Reward, readGood } from '../../../program/index.ts';
import type { Context } from '../../scope.ts';
import { atLeastOne, bindElement, limit, lowerAll, whole } from '../context.ts';
import { lowerPer } from '../counts.ts';
import { type LowerStep, lowerParts } from './action.ts';

export const gain: LowerStep<'gain'> = (context, node) => {
  const rewards: Reward[] | undefined = node.table
    ? [{ gain: 'vp', amount: 1 }]
    : lowerAll(node.rewards, (reward) => lowerReward(context, reward));
  const per = lowerPer(context, node.per);
  const atMost = node.atMost && limit(context, node.atMost);
  const atLeast = node.atLeast && limit(context, node.atLeast);
  const parts = lowerParts(context, node);
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) {
    const values = { least: `${atLeast}` };
    const hint = `\`at least ${atLeast}\` would give more than that`;
    const fixes = node.atMost ? [replacement(node.atMost, values.least)] : [];
    return context.report.add('ECO307', node.atMost ?? node, values, { hint, fixes });
  }
  return whole({
    op: 'gain',
    rewards,
    ...(node.join === 'or' && { choice: true }),
    ...(node.per && { per }),
    ...(node.table && { table: node.table.map(({ value }) => value) }),
    ...(node.atLeast && { atLeast }),
    ...(node.atMost && { atMost }),
    ...parts,
  });
};

function lowerReward(context: Context, node: RewardNode): Reward | undefined {
  const amount = node.amount ? atLeastOne(context, node.amount) : 1;
  if (node.mix) {
    const elements = lowerAll(node.mix, (word) => bindElement(context, word, false));
    return whole({ gain: 'mix', elements, amount });
  }
  if (node.cardToPlay) return amount === undefined ? undefined : { gain: 'card-to-play' };
  if (!node.what) return undefined;
  const good = context.names.elements.has(node.what.text) ? undefined : readGood(node.what.text);
  if (node.of) return lowerLookedAt(context, node, amount);
  if (good) return whole({ gain: good, amount });
  const element = bindElement(context, node.what, { counted: node.amount !== undefined });
  return whole({ gain: 'element', element, amount });
}

/** `a card of 5`: the player looks at several cards. */
function lowerLookedAt(
  context: Context,
  { what, of }: RewardNode,
  amount: number | undefined,
): Reward | undefined {
  if (!of || !what || amount === undefined) return undefined;
  if (context.names.elements.has(what.text)) {
    const values = { name: what.text, is: 'an element', expected: 'a card' };
    return context.report.add('ECO206', what, values);
  }
  if (of.value >= 2) return { gain: 'card', amount, of: of.value };
  const hint = 'look at two or more cards, or write `gain a card`';
  return context.report.add('ECO307', of, { least: '2' }, { hint, fixes: [replacement(of, '2')] });
}
