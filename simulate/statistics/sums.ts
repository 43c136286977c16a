/** Sums over many games. They are whole numbers that are added, so games may come in any order, and a million take no more memory than a thousand. */
import { weightedMean, weightedQuantile } from 'simple-statistics';
import { roundTo } from './rounding.ts';

/** How often each whole number or name occurred. */
export type Counts = Record<string, number>;

/** Increments the count of a number or name. */
export function count(counts: Counts, of: number | string): void {
  counts[of] = (counts[of] ?? 0) + 1;
}

/** The counts by name, the most frequent first. */
export const byCount = (counts: Counts): [name: string, times: number][] =>
  Object.entries(counts).toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

/** The distribution of counted numbers: mean, 10th percentile, median and 90th percentile. All 0 without games. */
export function measureSpread(counts: Counts) {
  const [values, weights] = [Object.keys(counts).map(Number), Object.values(counts)];
  if (values.length === 0) return { mean: 0, p10: 0, p50: 0, p90: 0 };
  const [p10, p50, p90] = weightedQuantile(values, weights, [0.1, 0.5, 0.9]);
  return { mean: roundTo(weightedMean(values, weights)), p10, p50, p90 };
}

/** The value of a won game. It is divisible by every number up to twelve, so the shares of tied players are whole numbers. */
export const WIN_UNITS = 27_720;

/** A share of a win in `WIN_UNITS`. */
export const inUnits = (share: number): number => Math.round(share * WIN_UNITS);

/** The games that began with a card, hand, bot or seat, and how much of them it won, in `WIN_UNITS`. */
export interface Wins {
  games: number;
  won: number;
}

export const noWins = (): Wins => ({ games: 0, won: 0 });

/** Adds one game to the wins. */
export function addWin(wins: Wins, won: number): void {
  wins.games++;
  wins.won += won;
}

/** Adds one game to the wins under a name. */
export function countWin(wins: Record<string, Wins>, name: string, won: number): void {
  wins[name] ??= noWins();
  addWin(wins[name], won);
}

/** The count of numbers, their sum, and the sum of their squares: enough for a mean and its interval. */
export interface Sums {
  games: number;
  sum: number;
  squares: number;
}

export const noSums = (): Sums => ({ games: 0, sum: 0, squares: 0 });

/** Adds a number, once or several times. */
export function addTo(sums: Sums, number: number, times = 1): void {
  sums.games += times;
  sums.sum += number * times;
  sums.squares += number * number * times;
}

/** The sums of counted numbers. */
export function toSums(counts: Counts): Sums {
  const sums = noSums();
  for (const [value, times] of Object.entries(counts)) addTo(sums, Number(value), times);
  return sums;
}

/** The standard error of the mean. Requires at least two games. */
export function standardError({ games, sum, squares }: Sums): number {
  const variance = Math.max(0, squares - (sum * sum) / games) / (games - 1);
  return Math.sqrt(variance / games);
}
