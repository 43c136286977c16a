/** Confidence intervals of shares and means. */
import { probit, weightedMean, weightedVariance } from 'simple-statistics';
import { pValue } from './multiple-testing.ts';
import { addTo, type Counts, noSums, standardError, WIN_UNITS, type Wins } from './sums.ts';

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

/** Above this number of games, the spread of a mean is known well enough to use `errorsFor`. */
const MANY = 1_000;

/** Like `errorsFor`, for the interval of a mean whose spread is estimated from this many games (Student's t). */
export function errorsOfMean(confidence: number, games: number): number {
  if (games > MANY) return errorsFor(confidence);
  let [low, high] = [0, 1];
  while (withinOfMean(high, games - 1) < confidence && high < Number.MAX_SAFE_INTEGER) high *= 2;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (withinOfMean(middle, games - 1) < confidence) low = middle;
    else high = middle;
  }
  return high;
}

/** The probability that Student's t is within `errors` of 0, with these degrees of freedom (Abramowitz and Stegun, 26.7.3–4). */
function withinOfMean(errors: number, degrees: number): number {
  const angle = Math.atan(errors / Math.sqrt(degrees));
  const square = 1 / (1 + (errors * errors) / degrees);
  const isOdd = degrees % 2 === 1;
  let [term, sum] = [isOdd ? Math.sqrt(square) : 1, 0];
  for (let at = isOdd ? 1 : 0; at < degrees - 1; at += 2) {
    sum += term;
    term *= (square * (at + 1)) / (at + 2);
  }
  sum *= Math.sin(angle);
  return isOdd ? ((angle + sum) * 2) / Math.PI : sum;
}

/**
 * The interval of a mean, as a function of the confidence level.
 * @param alike how many of the numbers belong to the same game and depend on each other, like the points of its seats. The
 *   interval is as wide as if each game gave only one number.
 */
export function meanInterval(counts: Counts, alike: number): (confidence: number) => Interval {
  const [values, weights] = [Object.keys(counts).map(Number), Object.values(counts)];
  const total = weights.reduce((sum, times) => sum + times, 0);
  if (total <= alike) return () => ({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  const mean = weightedMean(values, weights);
  const error = Math.sqrt((weightedVariance(values, weights) / (total - 1)) * alike);
  return (confidence) => {
    const width = errorsOfMean(confidence, total / alike) * error;
    return { low: mean - width, high: mean + width };
  };
}

/** The mean of counted numbers, in `unit`s, with its 95 % margin of error, which is 0 for a single number. */
export function meanOf(counts: Counts, unit = 1): { games: number; mean: number; margin: number } {
  const sums = noSums();
  for (const [value, times] of Object.entries(counts)) addTo(sums, Number(value) / unit, times);
  const { games, sum } = sums;
  return { games, mean: sum / games, margin: games < 2 ? 0 : errorsFor() * standardError(sums) };
}
