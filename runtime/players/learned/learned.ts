/**
 * The learned player. It looks as far ahead as the greedy one, and then weighs the features of the best options. The
 * weights were trained on the results of tree searches (`lesson.ts`, `ecos train`).
 *
 * It never takes an option that the greedy player considers absurd, whatever the weights.
 */
import type { Rng } from '../../random.ts';
import type { Game } from '../../state.ts';
import { imagine } from '../determinize.ts';
import {
  argMax,
  closestToBest,
  evaluateOptions,
  type OptionValues,
  UNEVALUATED_WORTH,
} from '../evaluation.ts';
import { decisionContext } from './decision-context.ts';
import { INDEX } from './features.ts';
import { decisionFacts, learnedQuestion, optionFeatures } from './offers.ts';
import { plannedWorths } from './plans.ts';
import { BUNDLED_WEIGHTS, type DecisionGroup, type WeightLists, weigh } from './weights.ts';

/** Maximum number of options tried by playing them out; if there are more, a random sample. */
const MAX_TRIED = 24;
/**
 * For each group, how many of the options that the greedy player rates highest are weighed, and how many points below
 * the best they may be. The greedy player knows so little about cards to play and to gain that almost all are weighed.
 */
export const WEIGHING_LIMITS: Record<DecisionGroup, { most: number; gap: number }> = {
  elements: { most: 5, gap: 3 },
  play: { most: 10, gap: Number.POSITIVE_INFINITY },
  reward: { most: 5, gap: 3 },
  gain: { most: 10, gap: Number.POSITIVE_INFINITY },
  give: { most: 5, gap: 3 },
  cancel: { most: 2, gap: 3 },
  places: { most: 4, gap: 3 },
  effects: { most: 4, gap: 3 },
};

/** The option with the highest worth to the seat to move. */
export function learnedValues(game: Game, rng: Rng, weights: WeightLists = BUNDLED_WEIGHTS): OptionValues {
  const { options, kind } = game.asked;
  const group = learnedQuestion(kind).group;
  const { worths, offers, context } = weighOffers(game, rng);
  if (group === null || offers.length < 2) return { option: options[argMax(worths)], worths };
  const weighed = options.map(() => UNEVALUATED_WORTH);
  for (const { option, features, planned } of offers) {
    weighed[options.indexOf(option)] = weigh(weights[group], features, context) + planned;
  }
  return { option: options[argMax(weighed)], worths: weighed };
}

/**
 * The options that wait, before the weights are applied: the worths of all, which are the greedy player's with what they add to
 * the seat's plans; and as `offers` those worth weighing, the best first, with their features and what they add to the plans, in
 * points (`plans.ts`): none if only one is.
 */
export function weighOffers(game: Game, rng: Rng) {
  const { options, kind, seat } = game.asked;
  const imagined = imagine(game, rng, seat);
  const group = learnedQuestion(kind).group;
  const moment = decisionFacts(imagined, rng);
  // Where the learned player runs effects itself, the greedy evaluation uses those results.
  const effects = group === null ? undefined : (card: number) => moment.sample(card).mean;
  const worths = evaluateOptions(imagined, rng, { tried: MAX_TRIED, ...(effects && { effects }) });
  if (group === null) return { worths, offers: [], context: [] };
  const plans = plannedWorths(imagined);
  const all = plans ? withPlans(worths, plans) : worths;
  const best = closestToBest(options, all, WEIGHING_LIMITS[group]);
  if (best.length < 2) return { worths: all, offers: [], context: [] };
  const weighed = best.map(({ option }) => option);
  const found = optionFeatures(moment, rng, weighed);
  const offers = best.map(({ option, at, less }, nth) => {
    const planned = plans?.[at] ?? 0;
    found[nth][INDEX.greedy] = less - planned;
    return { option, features: found[nth], planned };
  });
  return { worths: all, offers, context: decisionContext(imagined, moment.wait) };
}

/** Worths with the worth of plans added. An option that greedy has not evaluated counts one point less than its best one. */
function withPlans(worths: readonly number[], plans: readonly number[]): number[] {
  const unseen = Math.max(...worths.filter((worth) => worth !== UNEVALUATED_WORTH)) - 1;
  return worths.map((worth, at) => (worth === UNEVALUATED_WORTH ? unseen : worth) + plans[at]);
}
