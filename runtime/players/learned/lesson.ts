/** Training examples: what a tree search finds at a decision, and the points that seats get after a position. */
import type { Rng } from '../../random.ts';
import type { Game } from '../../state.ts';
import { meanValues } from '../mcts.ts';
import type { DecisionContext } from './decision-context.ts';
import { weighOffers } from './learned.ts';
import { decisionFacts, learnedQuestion } from './offers.ts';
import { holdingFeatures, positionContext } from './position.ts';
import { BUNDLED_WEIGHTS, type WeightGroup, weigh } from './weights.ts';

/**
 * How many draws a search looks ahead. Decisions about cards look farther: a card is completed for the first time after
 * about ten draws, and once or twice more after that.
 */
const HORIZONS: Partial<Record<WeightGroup, number>> = { play: 20, gain: 20, give: 20 };

/**
 * One training example, as plain data. Either the options of a decision that are worth weighing, the greedy player's
 * choice first, with their features (a number for each of `FEATURES`) and the worths that the search found; or the
 * seats of a position, with the features of what they have and the points that they go on to get.
 */
export interface Lesson {
  group: WeightGroup;
  /** The context of the decision: a number for each of `DECISION_CONTEXT`. */
  context: DecisionContext;
  offers: { features: number[]; value: number }[];
}

/**
 * A lesson from the current decision; null if there is nothing to weigh.
 * @param times how often each option is tried, all in the same determinizations
 */
export function choiceLesson(game: Game, rng: Rng, times: number): Lesson | null {
  const group = learnedQuestion(game.asked.kind).group;
  if (group === null) return null;
  const { offers, context } = weighOffers(game, rng);
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
 * An unfinished lesson from the current position: each seat's value is minus the points it has. Add its points at the
 * end of the game to get the points it still got.
 */
export function stateLesson(game: Game, rng: Rng): Lesson {
  const offers = game.vp.map((vp, seat) => ({
    features: [...holdingFeatures(decisionFacts(game, rng, seat))],
    value: -vp,
  }));
  return { group: 'positions', context: positionContext(game), offers };
}

/**
 * How many more points than the bundled weights expected each seat got, minus the others' average. The lesson must be
 * from `stateLesson`, with the points that seats still got as values.
 */
export function leadOverExpectation({ context, offers }: Lesson): number[] {
  const more = offers.map(
    ({ features, value }) => value - weigh(BUNDLED_WEIGHTS.positions, features, context),
  );
  const all = more.reduce((sum, one) => sum + one, 0);
  return more.map((one) => one - (all - one) / (more.length - 1));
}
