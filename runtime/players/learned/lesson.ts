/** Lessons: what a tree search finds at a decision, to learn from. */
import type { Rng } from '../../random.ts';
import type { Game } from '../../state.ts';
import { meanValues } from '../mcts.ts';
import { offersAt } from './learned.ts';
import type { Setting } from './setting.ts';
import { type Group, groupOf } from './weights.ts';

/**
 * How many draws a search looks ahead: farther where it is about cards to play, which are completed for the first time after
 * ten draws, and once or twice more after that.
 */
const HORIZONS: Partial<Record<Group, number>> = { play: 20, gain: 20, give: 20 };

/**
 * The options of one decision that are worth weighing, the greedy player's choice first, with what they change (a number for
 * each of `FEATURES`) and what the search found them worth: plain data.
 */
export interface Lesson {
  group: Group;
  /** In what it was decided: a number for each of `SETTING`. */
  setting: Setting;
  offers: { features: number[]; value: number }[];
}

/**
 * A lesson at the decision that waits; null where there is nothing to weigh.
 * @param times how often each option is tried, all in the same determinizations
 */
export function lessonAt(game: Game, rng: Rng, times: number): Lesson | null {
  const group = groupOf(game.asked.kind);
  if (group === null) return null;
  const { offers, setting } = offersAt(game, rng);
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
    setting,
    offers: offers.map(({ features }, at) => ({ features: [...features], value: values[at] })),
  };
}
