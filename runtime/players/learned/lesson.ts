/** Lessons to learn from: what a tree search finds at a decision, and what seats get after a position. */
import type { Rng } from '../../random.ts';
import type { Game } from '../../state.ts';
import { meanValues } from '../mcts.ts';
import type { DecisionContext } from './decision-context.ts';
import { offersAt } from './learned.ts';
import { decisionFacts } from './offers.ts';
import { holdingFeatures, positionContext } from './position.ts';
import { BUNDLED_WEIGHTS, groupOf, type WeightGroup, worthOf } from './weights.ts';

/**
 * How many draws a search looks ahead: farther where it is about cards to play, which are completed for the first time after
 * ten draws, and once or twice more after that.
 */
const HORIZONS: Partial<Record<WeightGroup, number>> = { play: 20, gain: 20, give: 20 };

/**
 * The options of one decision that are worth weighing, the greedy player's choice first, with what they change (a number for
 * each of `FEATURES`) and what the search found them worth; or the seats of a position, with what they have and the points
 * they still got. Plain data.
 */
export interface Lesson {
  group: WeightGroup;
  /** In what it was decided: a number for each of `SETTING`. */
  context: DecisionContext;
  offers: { features: number[]; value: number }[];
}

/**
 * A lesson at the decision that waits; null where there is nothing to weigh.
 * @param times how often each option is tried, all in the same determinizations
 */
export function lessonAt(game: Game, rng: Rng, times: number): Lesson | null {
  const group = groupOf(game.asked.kind);
  if (group === null) return null;
  const { offers, context } = offersAt(game, rng);
  if (offers.length < 2) return null;
  const values = meanValues(
    game,
    rng,
    offers.map(({ option }) => option),
    times,
    HORIZONS[group],
  );
  return {
    group,
    context,
    offers: offers.map(({ features }, at) => ({ features: [...features], value: values[at] })),
  };
}

/**
 * A lesson at the position now, as far as it is known: the value of each seat is what its points at the end are more than those
 * it has, which are taken off already.
 */
export function positionAt(game: Game, rng: Rng): Lesson {
  const offers = game.vp.map((vp, seat) => ({
    features: [...holdingFeatures(decisionFacts(game, rng, seat))],
    value: -vp,
  }));
  return { group: 'positions', context: positionContext(game), offers };
}

/**
 * How many points further ahead of the others each seat got, on average, than the bundled weights expected of what it had.
 * The lesson is one of `positionAt` whose values are the points that seats still got.
 */
export function aheadOfExpected({ context, offers }: Lesson): number[] {
  const more = offers.map(
    ({ features, value }) => value - worthOf(BUNDLED_WEIGHTS.positions, features, context),
  );
  const all = more.reduce((sum, one) => sum + one, 0);
  return more.map((one) => one - (all - one) / (more.length - 1));
}
