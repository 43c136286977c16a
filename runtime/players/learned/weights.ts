/** Weights of the learned player: how much each feature counts, as data that `ecos train` makes. */
import type { DecisionKind } from '../../../program/index.ts';
import { AT, FEATURES, type Feature } from './features.ts';
import bundled from './weights.json' with { type: 'json' };

/** Decisions that are weighed alike: where an element goes, what becomes of cards, and what effects ask. */
export const GROUPS = ['elements', 'cards', 'effects'] as const;
export type Group = (typeof GROUPS)[number];

/** For each group the features that count: how much at the start of a game, and how much more at its end. */
export type Weights = Record<Group, Partial<Record<Feature, [number, number]>>>;

/** The weights of a group as one list: those of the start for all features, then what is added until the end. */
export type WeightList = Float64Array;

/** Weights as they are used. */
export type WeightLists = Record<Group, WeightList>;

/** Weights as lists. */
export function weightLists(weights: Weights): WeightLists {
  const lists = GROUPS.map((group) => {
    const list = new Float64Array(2 * FEATURES.length);
    for (const [feature, [start, more]] of Object.entries(weights[group])) {
      list[AT[feature as Feature]] = start;
      list[FEATURES.length + AT[feature as Feature]] = more;
    }
    return [group, list] as const;
  });
  return Object.fromEntries(lists) as WeightLists;
}

/** The bundled weights. */
export const BUNDLED_WEIGHTS: WeightLists = weightLists(bundled.weights as unknown as Weights);

/** What features are worth at a stage of the game, from 0 to 1. */
export function worthOf(weights: WeightList, features: ArrayLike<number>, stage: number): number {
  let worth = 0;
  for (let at = 0; at < features.length; at++) {
    worth += features[at] * (weights[at] + weights[features.length + at] * stage);
  }
  return worth;
}

const CARDS = new Set<DecisionKind>([
  'choose-active',
  'dial-reward',
  'gain-card',
  'keep-card',
  'cancel',
  'pay-card',
  'lose-card',
  'play-card',
  'rotate-card',
]);

/** Decisions left to the greedy player: drafted cards are too far from points, the others matter little. */
const LEFT = new Set<DecisionKind>(['draft', 'take-cube', 'dial-card', 'complete-card', 'declare']);

/** The group of a decision; null for one that is left to the greedy player. */
export function groupOf(kind: DecisionKind): Group | null {
  if (LEFT.has(kind)) return null;
  if (kind === 'use-element') return 'elements';
  return CARDS.has(kind) ? 'cards' : 'effects';
}
