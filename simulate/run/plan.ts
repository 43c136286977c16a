/** The game at each index of a run. It depends only on the options of the run and the index. */
import { hashText } from '../../program/index.ts';
import { makeBot, seedRandom } from '../../runtime/index.ts';
import type { RunOptions } from '../figures/context.ts';

/** The number of the card that a player begins with in the game at an index, if games take turns with cards. */
export function startingCard({ cards }: RunOptions, index: number): number | undefined {
  return cards?.[index % cards.length];
}

/** The deal of the game at an index, counted from 0. */
export function gameDeal({ duplicate, players, cards }: RunOptions, index: number): number {
  return Math.floor(index / (cards?.length ?? (duplicate ? players : 1)));
}

/** The seed of one game, hashed so that neighbouring games are not alike. */
export function gameSeed(options: RunOptions, index: number): number {
  return Number.parseInt(hashText(`${options.seed} ${gameDeal(options, index)}`).slice(0, 8), 16);
}

/** A list by seat, rotated by a number of seats. */
export function rotatedSeats<T>(list: readonly T[], by: number): T[] {
  return list.map((_, seat) => list[(seat + by) % list.length]);
}

/** The bots of a game, by seat. */
export function gameBots(options: RunOptions, index: number) {
  const seed = gameSeed(options, index);
  return rotatedSeats(options.bots, index).map((name, seat) => makeBot(name, seed, seat));
}

/** The hands of a game, by seat. They rotate one seat whenever the bots have completed a full rotation. */
export function gameHands({ hands, players }: RunOptions, index: number): string[] | undefined {
  return hands && rotatedSeats(hands, Math.floor(index / players));
}

/** The random numbers for setting up a game, independent of those of the game itself. */
export function setupRng(options: RunOptions, index: number): { random: number[] } {
  return { random: seedRandom(~gameSeed(options, index)) };
}
