/** Weights of the learned player: how much each feature counts. `ecos train` generates them. */
import { DECISION_CONTEXT, type DecisionContext } from './decision-context.ts';
import { FEATURES, type Feature, INDEX } from './features.ts';
import bundled from './weights.json' with { type: 'json' };

/** Groups of decisions that share weights. */
export const DECISION_GROUPS = [
  'elements',
  'play',
  'reward',
  'gain',
  'give',
  'cancel',
  'places',
  'effects',
] as const;
export type DecisionGroup = (typeof DECISION_GROUPS)[number];

/** Everything that has its own weights: groups of decisions, and the positions in which rollouts end. */
export const GROUPS = [...DECISION_GROUPS, 'positions'] as const;
export type WeightGroup = (typeof GROUPS)[number];

/** For each group, the features that count: a weight for each of `DECISION_CONTEXT`. */
export type Weights = Record<WeightGroup, Partial<Record<Feature, number[]>>>;

/** The weights of a group as one list: for each of `DECISION_CONTEXT`, those of all features. */
export type WeightList = Float64Array;

/** The weights of all groups, in the form used for evaluation. */
export type WeightLists = Record<WeightGroup, WeightList>;

/** Converts weights to lists. */
export function weightLists(weights: Weights): WeightLists {
  const lists = GROUPS.map((group) => {
    const list = new Float64Array(DECISION_CONTEXT.length * FEATURES.length);
    for (const [feature, bySetting] of Object.entries(weights[group])) {
      for (const [by, weight] of bySetting.entries())
        list[by * FEATURES.length + INDEX[feature as Feature]] = weight;
    }
    return [group, list] as const;
  });
  return Object.fromEntries(lists) as WeightLists;
}

/** The bundled weights. */
export const BUNDLED_WEIGHTS: WeightLists = weightLists(bundled.weights as unknown as Weights);

/** The worth of features in a context. */
export function weigh(weights: WeightList, features: ArrayLike<number>, context: DecisionContext): number {
  let worth = 0;
  for (let at = 0; at < features.length; at++) {
    const feature = features[at];
    if (feature === 0) continue;
    let weight = 0;
    for (let by = 0; by < context.length; by++) weight += weights[by * features.length + at] * context[by];
    worth += feature * weight;
  }
  return worth;
}
