/** The meaning of a decision's options, for people, logs and scenarios. */
import { pluralize, UserError } from '../../program/index.ts';
import { checkGame } from '../input/check-arguments.ts';
import { NOTHING_WAITS, notOffered } from '../messages.ts';
import { DONE } from '../options.ts';
import type { OptionView } from '../questions/question.ts';
import { QUESTIONS } from '../questions/questions.ts';
import type { Game } from '../state.ts';

/**
 * Returns what an option of the waiting decision means.
 * @throws UserError when it is not offered
 */
export function describe(game: Game, option: number): OptionView {
  checkGame('describe', game);
  const { kind, options } = game.asked;
  if (options.length === 0) throw new UserError(NOTHING_WAITS, 'GAME_OVER');
  if (!options.includes(option)) throw new UserError(notOffered(kind, options, option), 'OPTION_NOT_OFFERED');
  return views(game, [option])[0];
}

/** What every option of the waiting decision means, in order. */
export function describeOptions(game: Game): OptionView[] {
  checkGame('describeOptions', game);
  return views(game, game.asked.options);
}

function views(game: Game, options: readonly number[]): OptionView[] {
  // When nothing waits, there is no frame that the question could be about.
  if (options.length === 0) return [];
  const { means, done = 'done' } = QUESTIONS[game.asked.kind];
  const meaning = means(game);
  return options.map((option) => (option === DONE ? { option: done } : meaning(option)));
}

type RewardView = Extract<OptionView, { option: 'reward' }>;

/** A reward, as in `2 points` or `1 card of 5`. */
export function rewardName({ gain, elements, amount, of }: RewardView): string {
  if (gain === 'vp') return pluralize(amount, 'point');
  if (gain === 'elements') return `${amount} ${elements.join(' or ')}`;
  if (gain === 'card-to-play') return `${pluralize(amount, 'card')} to play at once`;
  return `${pluralize(amount, gain)}${of === undefined ? '' : ` of ${of}`}`;
}
