/**
 * Turns programs back into trees of the card language, the reverse of the compiler; the grammar's printer turns the
 * trees into text.
 *
 * Only for tests: authors keep their source text, so nothing else needs this.
 */
import type { StepNode } from '../../../grammar/index.ts';
import { printSteps } from '../../../grammar/print/print.ts';
import type { Block, Op, Step } from '../../../program/operations.ts';
import type {
  Coin,
  Condition,
  Kind,
  Per,
  Quantity,
  QuantityOrAll,
  Reward,
  Sought,
  Where,
} from '../../../program/terms.ts';
import { conditionNode, perNode, playersNode, rewardNode } from './terms.ts';
import { whereNode } from './where.ts';
import { AT, amountOf, animalOf, coin, many, noun, nouns, num, word } from './words.ts';

/** The source text of a block's steps, without braces around them. */
export const sourceOf = (steps: Block): string => printSteps(steps.map(stepNode));

export const blockNode = (steps: Block) => ({ ...AT, steps: steps.map(stepNode) });

/** The node of a step: that of each field, under the field's name. The printer needs no fields that are absent. */
function stepNode({ op, ...fields }: Step): StepNode {
  const parts = Object.entries(fields).map(([name, value]) => LIFT[name](value as never, fields as never));
  return Object.assign({ ...AT, kind: op === 'each-player' ? 'each' : op }, ...parts) as StepNode;
}

type Quantified = { quantity: QuantityOrAll; what?: Coin };
const amountIn = (step: Partial<Quantified>) => (step.quantity ? amountOf(step as Quantified) : 1);

/** How each field of a step is turned into fields of its node, whatever the step is. */
const LIFT: Readonly<Record<string, (value: never, step: never) => Partial<Record<string, unknown>>>> = {
  // Paying and losing one is written with its number.
  quantity: (_, step: Quantified) =>
    step.what === undefined || 'all' in step.quantity
      ? many(step)
      : { quantity: { ...num(step.quantity.amount), upTo: step.quantity.upTo } },
  what: (what: Coin, step: Quantified) => ({ what: coin(what, amountOf(step)) }),
  kinds: (kinds: readonly Kind[], step: { quantity: Quantity }) => ({
    kinds: kinds.map((kind) => ({
      ...AT,
      ...(typeof kind === 'string' ? { word: noun(kind, step.quantity.amount) } : animalOf(kind, step)),
    })),
  }),
  things: (things: readonly Sought[], step: Partial<Quantified>) => ({
    things: nouns(things, amountIn(step)),
  }),
  with: (others: readonly Sought[] | Parameters<typeof playersNode>[0]) => ({
    with: 'length' in others ? nouns(others, 1) : playersNode(others),
  }),
  where: (where: Where) => ({ where: whereNode(where) }),
  withWhere: (where: Where) => ({ withWhere: whereNode(where) }),
  spaces: (spaces: number) => ({ spaces: num(spaces) }),
  overAnyTerrain: () => ({ over: true }),
  as: (name: string) => ({ as: word(name) }),
  if: (condition: Condition) => ({ if: conditionNode(condition) }),
  rewards: (rewards: readonly Reward[], { choice }: { choice?: true }) => ({
    rewards: rewards.map(rewardNode),
    join: choice ? 'or' : 'and',
  }),
  choice: () => ({}),
  per: (per: Per) => ({ per: perNode(per) }),
  atLeast: (amount: number) => ({ atLeast: num(amount) }),
  atMost: (amount: number) => ({ atMost: num(amount) }),
  cubes: (cubes: number) => (cubes > 0 ? { cubes: num(cubes) } : {}),
  condition: (condition: Condition) => ({ condition: conditionNode(condition) }),
  steps: (steps: Block) => ({ steps: blockNode(steps) }),
  otherwise: (steps: Block) => ({ otherwise: blockNode(steps) }),
  branches: (branches: readonly Block[]) => ({ branches: branches.map(blockNode) }),
  times: (times: Op<'repeat'>['times']) =>
    'per' in times
      ? { per: perNode(times.per) }
      : { times: { ...num('upTo' in times ? times.upTo : times.times), upTo: 'upTo' in times } },
  other: (other: boolean) => ({ other }),
};
