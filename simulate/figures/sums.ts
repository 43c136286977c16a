/** Sums of numbers and of their squares, one number a game: all that a mean and its interval need. */

/** How many numbers there are, their sum, and the sum of their squares. */
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

/** The standard error of the mean; of at least two games. */
export function standardError({ games, sum, squares }: Sums): number {
  const variance = Math.max(0, squares - (sum * sum) / games) / (games - 1);
  return Math.sqrt(variance / games);
}
