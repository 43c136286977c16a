/**
 * How certain figures are: confidence intervals of shares and means, and how likely it is that a result stands out by chance alone.
 *
 * Of a hundred cards, five are outside their 95 % interval by chance. The Benjamini-Hochberg rate of a result means: if every
 * result with this rate or a lower one is named, this share of the named results is expected to be wrong (the false discovery
 * rate).
 */
import { errorFunction, probit } from 'simple-statistics';
import { roundTo } from './rounding.ts';
import { type Sums, standardError, WIN_UNITS, type Wins } from './sums.ts';

/** The confidence level of all figures. */
export const CONFIDENCE = 0.95;

/** The bounds of a confidence interval. */
export interface Interval {
  low: number;
  high: number;
}

/** How many standard errors an interval extends to either side: 1.95996 for 95 %. The p-value beyond it is 1 - `confidence`. */
export function errorsFor(confidence = CONFIDENCE): number {
  const left = 1 - confidence;
  // The library's quantile is an approximation, off by a thousandth. A few Newton steps refine it to the precision of `pValue`.
  let errors = probit(1 - left / 2);
  for (let step = 0; step < 3; step++) {
    const density = Math.exp((errors * errors) / -2) * Math.sqrt(2 / Math.PI);
    errors += (pValue(errors) - left) / density;
  }
  return errors;
}

/**
 * The share of games won, from 0 to 1, with its Wilson interval. Unlike plus or minus a standard error, that interval stays
 * within 0 and 1 and holds for few games and for shares near the ends. Without games, it is 0 to 1.
 */
export function shareWon({ games, won }: Wins, confidence = CONFIDENCE): Interval & { share: number } {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = won / WIN_UNITS / games;
  const z = errorsFor(confidence);
  const middle = share + (z * z) / (2 * games);
  const width = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return { share, low: Math.max(0, (middle - width) / whole), high: Math.min(1, (middle + width) / whole) };
}

/** The interval of a share of games that is not about winning. */
export const shareOfGames = (times: number, games: number) => shareWon({ games, won: times * WIN_UNITS });

/**
 * The mean of numbers, rounded, with its interval; for fewer than two games, which have none, both bounds are 0.
 * @param unit what the numbers count as one
 * @param error the standard error of the mean, in the numbers' own unit
 */
export function estimateMean(
  sums: Sums,
  { unit = 1, confidence = CONFIDENCE, decimals = 4, error = standardError(sums) } = {},
) {
  const { games, sum } = sums;
  const mean = games === 0 ? 0 : sum / games;
  const width = errorsFor(confidence) * error;
  const [low, high] = games < 2 ? [0, 0] : [mean - width, mean + width];
  const inUnit = (value: number) => roundTo(value / unit, decimals);
  return { games, mean: inUnit(mean), low: inUnit(low), high: inUnit(high) };
}

/** A mean over games, with its interval. */
export type Mean = ReturnType<typeof estimateMean>;

/** Half the width of an interval. */
export const halfWidth = ({ low, high }: Interval): number => (high - low) / 2;

/** The largest false discovery rate at which a result is named. */
export const FALSE_DISCOVERY_RATE = 0.05;

/** The fewest games needed to judge a share: over a handful of games, shares are all or nothing. */
export const FEWEST_GAMES = 30;

/** Whether a result is named. */
export const standsOut = ({ rate }: { rate: number }): boolean => rate <= FALSE_DISCOVERY_RATE;

/** Whether there are enough games to judge a share of them. */
export const isJudged = ({ games }: { games: number }): boolean => games >= FEWEST_GAMES;

/** The two-sided p-value of a normally distributed figure this many standard errors away from its expected value. */
export function pValue(errors: number): number {
  return Math.min(1, Math.max(0, 1 - errorFunction(Math.abs(errors) / Math.SQRT2)));
}

/** How many standard errors a share of games won is above the expected share. */
export function errorsAbove({ games, won }: Wins, expected: number): number {
  if (games === 0 || expected <= 0 || expected >= 1) return 0;
  return (won / WIN_UNITS / games - expected) / Math.sqrt((expected * (1 - expected)) / games);
}

/** How likely it is that a share of games won differs from the expected share by chance alone; 1 if there are too few games. */
export const pValueOfWins = (wins: Wins, expected: number): number =>
  isJudged(wins) ? pValue(errorsAbove(wins, expected)) : 1;

/** The rounded false discovery rates of these p-values, in the same order (Benjamini and Hochberg 1995). */
export function falseDiscoveryRates(pValues: readonly number[]): number[] {
  const rates = Array<number>(pValues.length).fill(1);
  const order = [...pValues.keys()].toSorted((a, b) => pValues[b] - pValues[a] || b - a);
  let least = 1;
  for (const [at, which] of order.entries()) {
    least = Math.min(least, (pValues[which] * pValues.length) / (pValues.length - at));
    rates[which] = roundTo(least);
  }
  return rates;
}
