/**
 * How likely chance alone is what stands out, where many things were looked at.
 *
 * Of a hundred cards five lie outside 95 % by chance. Benjamini and Hochberg's q says of each: if all with a q up to this
 * one are named, this share of the names is expected to be wrong (the false discovery rate).
 */
import { errorFunction } from 'simple-statistics';
import { WIN_UNITS, type Wins } from './tally.ts';

/** The false discovery rate of everything that is named. */
export const WRONG_NAMES = 0.05;

/** Of fewer games nothing is said: shares of a handful are all or nothing. */
export const ENOUGH = 30;

/** Chance of a number at least so many standard errors from what was expected, on either side. */
export function chanceOf(errors: number): number {
  return Math.min(1, Math.max(0, 1 - errorFunction(Math.abs(errors) / Math.SQRT2)));
}

/** How many standard errors a share of games won lies above the one that is expected. */
export function errorsAbove({ games, won }: Wins, expected: number): number {
  if (games === 0 || expected <= 0 || expected >= 1) return 0;
  return (won / WIN_UNITS / games - expected) / Math.sqrt((expected * (1 - expected)) / games);
}

/** The q of each of these chances, in their order (Benjamini and Hochberg 1995). */
export function falseDiscoveryRates(chances: readonly number[]): number[] {
  const rates = Array<number>(chances.length).fill(1);
  const order = chances.map((_, at) => at).toSorted((a, b) => chances[b] - chances[a] || b - a);
  let least = 1;
  for (const [at, which] of order.entries()) {
    least = Math.min(least, (chances[which] * chances.length) / (chances.length - at));
    rates[which] = least;
  }
  return rates;
}
