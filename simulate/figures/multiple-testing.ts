/**
 * Corrects for testing many things at once: how likely it is that a result stands out by chance alone.
 *
 * Of a hundred cards, five are outside their 95 % interval by chance. The Benjamini-Hochberg rate of a result means: if every
 * result with this rate or a lower one is named, this share of the named results is expected to be wrong (the false discovery
 * rate).
 */
import { errorFunction } from 'simple-statistics';
import { roundTo } from './rounded.ts';
import { WIN_UNITS, type Wins } from './sums.ts';

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
