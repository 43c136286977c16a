/** `gain`: what an effect gives its player. */
import type { DecisionKind } from '../decisions/questions.ts';
import { Type } from '../schema/schema.ts';
import { amount, count, type Reward, RewardSchema } from '../terms.ts';
import { type Objects, operation, ownIf, per } from './operation.ts';

export const gain = operation({
  schema: Type.Object({
    op: Type.Literal('gain'),
    rewards: Type.Array(RewardSchema, { minItems: 1 }),
    /** True for `or`: the player takes one of the rewards, chosen once for the whole gain. */
    choice: Type.Optional(Type.Literal(true)),
    per: Type.Optional(per),
    /**
     * Points by a table (L52): the first for one that `per` counts, the second for two …, the last for more. Then the only
     * reward is `1vp`, and nothing limits it.
     */
    table: Type.Optional(Type.Array(count, { minItems: 2 })),
    /** The minimum of each reward, each time the gain runs (L34). */
    atLeast: Type.Optional(amount),
    /** The maximum of each reward separately, over all repetitions (L23). */
    atMost: Type.Optional(amount),
    ...ownIf,
  }),
  summary: 'Gives points, elements, cards or cubes, once or once for each thing counted.',
  example: 'gain 1vp per adjacent grassland',
  snippet: 'gain <1vp>',
  begins: ['gain', 'look'],
  objects: ({ rewards }) => rewards.flatMap(thingsOf),
  yields: ({ rewards }) =>
    rewards.map((reward) => ({ things: thingsOf(reward), amount: 'amount' in reward ? reward.amount : 1 })),
  outcomes: ({ per, atLeast, atMost }) => [
    ...(per && atMost !== undefined ? (['over'] as const) : []),
    ...(per && atLeast !== undefined ? (['under'] as const) : []),
  ],
  decisions: ({ choice, rewards }) => [
    ...(choice ? (['reward'] as const) : []),
    ...rewards.flatMap((reward) => REWARD_DECISIONS[reward.gain]),
  ],
});

/** A cube or a turn of the dial (R13.1), and the decisions at the dial (R4.2, R4.3). */
const USING_AN_ELEMENT = ['use-element', 'take-cube', 'dial-card', 'dial-reward'] as const;
/** Which deck or card of the display, and which of the two cards looked at (R6.1). */
const GAINING_A_CARD = ['gain-card', 'keep-card'] as const;

const REWARD_DECISIONS: Readonly<Record<Reward['gain'], readonly DecisionKind[]>> = {
  vp: [],
  cube: [],
  element: USING_AN_ELEMENT,
  mix: ['element', ...USING_AN_ELEMENT],
  card: GAINING_A_CARD,
  'card-to-play': GAINING_A_CARD,
};

function thingsOf(reward: Reward): Objects {
  if (reward.gain === 'mix') return reward.elements.map((element) => ({ element }));
  if (reward.gain === 'element') return [{ element: reward.element }];
  return [reward.gain === 'card-to-play' ? 'card' : reward.gain];
}
