/**
 * A sequential probability ratio test: after each block, whether the games played so far decide between two strengths. It
 * needs fewer games than a fixed number would, the more so the clearer the answer is.
 *
 * The likelihoods are those of a normal distribution of block means, as in the tests of chess engines.
 */
import { shareFor } from './elo.ts';

/** What is decided between, in Elo points: that the first bot is no more than `low` stronger, or that it is `high` stronger. */
export interface Bounds {
  low: number;
  high: number;
}

/** Which of the two the games speak for. */
export type Verdict = keyof Bounds;

/** How likely either wrong verdict is. */
const ERROR = 0.05;
const ENOUGH = Math.log((1 - ERROR) / ERROR);
/** Blocks before which nothing is decided: the spread of a few is not known. */
const LEAST_BLOCKS = 8;

/** What was counted: the number of blocks, the sum of their means, and that of the squares of those. */
export interface BlockSums {
  blocks: number;
  sum: number;
  squares: number;
}

/** The verdict of these blocks for this number of seats; null if they are not enough. */
export function decide(
  { low, high }: Bounds,
  { blocks, sum, squares }: BlockSums,
  players: number,
): Verdict | null {
  if (blocks < LEAST_BLOCKS) return null;
  const [less, more] = [shareFor(low, players), shareFor(high, players)];
  const mean = sum / blocks;
  // One block won and one lost count, too: blocks that are all alike must not look like certainty.
  const all = blocks + 2;
  const middle = (sum + 1) / all;
  const variance = (squares + 1) / all - middle * middle;
  const ratio = (blocks * (more - less) * (2 * mean - less - more)) / (2 * variance);
  if (ratio >= ENOUGH) return 'high';
  return ratio <= -ENOUGH ? 'low' : null;
}
