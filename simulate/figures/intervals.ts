/** Confidence intervals of shares and means. */
import { probit } from 'simple-statistics';
import { pValue } from './multiple-testing.ts';
import { roundTo } from './rounded.ts';
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
export function shareOf({ games, won }: Wins, confidence = CONFIDENCE): Interval & { share: number } {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = won / WIN_UNITS / games;
  const z = errorsFor(confidence);
  const middle = share + (z * z) / (2 * games);
  const width = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return { share, low: Math.max(0, (middle - width) / whole), high: Math.min(1, (middle + width) / whole) };
}

/** The interval of a share of games that is not about winning. */
export const shareOfGames = (times: number, games: number) => shareOf({ games, won: times * WIN_UNITS });

/**
 * The mean of numbers, rounded, with its interval; for fewer than two games, which have none, both bounds are 0.
 * @param unit what the numbers count as one
 * @param error the standard error of the mean, in the numbers' own unit
 */
export function meanOf(
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
export type Mean = ReturnType<typeof meanOf>;

/** Half the width of an interval. */
export const marginOf = ({ low, high }: Interval): number => (high - low) / 2;
