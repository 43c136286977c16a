/**
 * A sequential probability ratio test: after each block, checks whether the games so far decide between two strengths. It needs
 * fewer games than a fixed number would, especially if the answer is clear.
 *
 * The likelihoods are those of normally distributed block means, as in the tests of chess engines.
 */
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

/** The number of blocks, the sum of their means, and the sum of the squares of their means. */
export interface BlockSums {
  blocks: number;
  sum: number;
  squares: number;
}

/** The verdict of these blocks with this number of seats; null if they are not enough. */
export function decide(
  { low, high }: Bounds,
  { blocks, sum, squares }: BlockSums,
  players: number,
): Verdict | null {
  if (blocks < LEAST_BLOCKS) return null;
  const [less, more] = [shareFor(low, players), shareFor(high, players)];
  const mean = sum / blocks;
  // Adds one block won and one lost, so that identical blocks do not look like certainty.
  const all = blocks + 2;
  const middle = (sum + 1) / all;
  const variance = (squares + 1) / all - middle * middle;
  const ratio = (blocks * (more - less) * (2 * mean - less - more)) / (2 * variance);
  if (ratio >= VERDICT_RATIO) return 'high';
  return ratio <= -VERDICT_RATIO ? 'low' : null;
}
