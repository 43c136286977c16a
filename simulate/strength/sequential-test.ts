/**
 * A sequential probability ratio test: after each block, checks whether the games so far decide between two strengths. It needs
 * fewer games than a fixed number would, especially if the answer is clear.
 *
 * The likelihoods are those of normally distributed block means, as in the tests of chess engines.
 */
import { type Sums, standardError } from '../figures/sums.ts';
import { shareFor } from './elo.ts';

/** The two hypotheses, in Elo points: the first bot is no more than `low` stronger, or it is `high` stronger. */
export interface Bounds {
  low: number;
  high: number;
}

/** The hypothesis that the games support. */
export type Verdict = keyof Bounds;

/** The probability of each kind of wrong verdict. */
const ERROR_PROBABILITY = 0.05;
const VERDICT_RATIO = Math.log((1 - ERROR_PROBABILITY) / ERROR_PROBABILITY);
/** The fewest blocks for a verdict, because a few do not show the spread. */
const LEAST_BLOCKS = 8;

/** The sums of the blocks' shares, with one more block won and one lost, so that identical blocks do not look like certainty. */
export const withDoubt = ({ games, sum, squares }: Sums): Sums => ({
  games: games + 2,
  sum: sum + 1,
  squares: squares + 1,
});

/** The verdict of blocks with these shares and this number of seats; null if they are not enough. */
export function decide({ low, high }: Bounds, shares: Sums, players: number): Verdict | null {
  if (shares.games < LEAST_BLOCKS) return null;
  const [less, more] = [shareFor(low, players), shareFor(high, players)];
  const mean = shares.sum / shares.games;
  const ratio = ((more - less) * (2 * mean - less - more)) / (2 * standardError(withDoubt(shares)) ** 2);
  if (ratio >= VERDICT_RATIO) return 'high';
  return ratio <= -VERDICT_RATIO ? 'low' : null;
}
