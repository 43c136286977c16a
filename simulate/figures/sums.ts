/** Sums of numbers and their squares, one number per game: enough for a mean and its interval. */

/** The count of the numbers, their sum, and the sum of their squares. */
export interface Sums {
  games: number;
  sum: number;
  squares: number;
}

export const noSums = (): Sums => ({ games: 0, sum: 0, squares: 0 });

/** Adds the number of one game. */
export function addTo(sums: Sums, number: number): void {
  sums.games++;
  sums.sum += number;
  sums.squares += number * number;
}

/** The standard error of the mean. Requires at least two games. */
export function standardError({ games, sum, squares }: Sums): number {
  const variance = Math.max(0, squares - (sum * sum) / games) / (games - 1);
  return Math.sqrt(variance / games);
}
