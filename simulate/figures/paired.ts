/**
 * Two versions of a set, game by game: both play the same seed, so that luck they share is no difference. Only sums are
 * kept of the differences, and of their squares, which is all that a mean and its interval need. All are whole numbers, so
 * that they add up to the same in any order.
 */
import type { Outcome } from '../run/simulation.ts';

/** Of some differences how many there are, their sum, and that of their squares. */
export interface Sums {
  games: number;
  sum: number;
  squares: number;
}

/** Differences now less then, of games that both versions played. */
export interface Paired {
  draws: Sums;
  /** Of the points of all seats of a game together. */
  points: Sums;
  /** Shares of `WON` of who began with a card in both, by its number; of who played a hand in both. */
  cards: Record<string, Sums>;
  hands: Record<string, Sums>;
}

const noSums = (): Sums => ({ games: 0, sum: 0, squares: 0 });

/** No game compared yet. */
export function emptyPaired(): Paired {
  return { draws: noSums(), points: noSums(), cards: {}, hands: {} };
}

/** Adds one game; one that broke off in a version cannot be compared. */
export function addPair(to: Paired, now: Outcome | null, then: Outcome | null): void {
  if (!now || !then) return;
  add(to.draws, now.draws - then.draws);
  add(to.points, now.points - then.points);
  addShares(to.cards, now.cards, then.cards);
  addShares(to.hands, now.hands, then.hands);
}

function addShares<K>(to: Record<string, Sums>, now: Map<K, number>, then: Map<K, number>): void {
  for (const [key, share] of now) {
    const before = then.get(key);
    if (before === undefined) continue;
    to[`${key}`] ??= noSums();
    add(to[`${key}`], share - before);
  }
}

function add(to: Sums, difference: number): void {
  to.games++;
  to.sum += difference;
  to.squares += difference * difference;
}

/** Adds the differences of a part of the run. */
export function addPaired(to: Paired, part: Paired): void {
  addSums(to.draws, part.draws);
  addSums(to.points, part.points);
  for (const name of ['cards', 'hands'] as const) {
    for (const [key, sums] of Object.entries(part[name])) {
      to[name][key] ??= noSums();
      addSums(to[name][key], sums);
    }
  }
}

function addSums(to: Sums, { games, sum, squares }: Sums): void {
  to.games += games;
  to.sum += sum;
  to.squares += squares;
}
