/** How sure a mean of counted numbers is. */
import { probit } from 'simple-statistics';
import type { Counts } from './tally.ts';

/**
 * The interval of a mean at a confidence.
 * @param alike how many of the numbers belong to one game and are no news of each other, as the points of its seats are:
 *   the interval is as wide as if each game told only one
 */
export function meanOf(counts: Counts, alike: number): (confidence: number) => { low: number; high: number } {
  const all = Object.entries(counts).map(([value, times]) => ({ value: Number(value), times }));
  const total = all.reduce((sum, { times }) => sum + times, 0);
  if (total <= alike) return () => ({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  const mean = all.reduce((sum, { value, times }) => sum + value * times, 0) / total;
  const squares = all.reduce((sum, { value, times }) => sum + times * (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (total - 1) / (total / alike));
  return (confidence) => {
    const width = probit(1 - (1 - confidence) / 2) * error;
    return { low: mean - width, high: mean + width };
  };
}
