/** Mean differences between games that two versions play with the same seeds. */
import { CONFIDENCE, errorsFor, type Interval } from './intervals.ts';
import { pValue } from './multiple-testing.ts';
import { rounded } from './rounded.ts';
import { type Sums, standardError, WIN_UNITS } from './sums.ts';

/** The mean difference, this version minus the other, over games that both played, with its 95 % interval. */
export interface MeanDifference extends Interval {
  games: number;
  mean: number;
}

/**
 * The mean difference with its interval. For fewer than two games the bounds are 0, because there is no interval.
 * @param unit what the sums count as one
 */
export function differenceOf(sums: Sums, unit: number): MeanDifference {
  return withBounds(sums, unit, standardError, CONFIDENCE);
}

/** The same for shares of games won, in `WIN_UNITS`. The bounds are from -1 to 1. */
export function shareDifferenceOf(sums: Sums, confidence = CONFIDENCE): MeanDifference {
  const { games, mean, low, high } = withBounds(sums, WIN_UNITS, shareError, confidence);
  return { games, mean, low: Math.max(-1, low), high: Math.min(1, high) };
}

/** How likely a difference in the share of games won is by chance alone. Requires at least two games. */
export function pValueOfShares(sums: Sums): number {
  return pValue(sums.sum / sums.games / shareError(sums));
}

/**
 * The standard error of a mean difference of shares, as if two more games had been played, one of which was won in this version
 * only, and one in the other only (Agresti and Min 2005). Without them, a few games with the same difference would seem to leave
 * no doubt.
 */
function shareError({ games, sum, squares }: Sums): number {
  return standardError({ games: games + 2, sum, squares: squares + 2 * WIN_UNITS ** 2 });
}

function withBounds(
  sums: Sums,
  unit: number,
  errorOf: (sums: Sums) => number,
  confidence: number,
): MeanDifference {
  const { games, sum } = sums;
  const mean = games === 0 ? 0 : sum / games;
  const width = errorsFor(confidence) * errorOf(sums);
  const [low, high] = games < 2 ? [0, 0] : [mean - width, mean + width];
  return { games, mean: rounded(mean / unit), low: rounded(low / unit), high: rounded(high / unit) };
}
