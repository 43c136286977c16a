/** The game at each index of a run. It depends only on the options of the run and the index. */
import { hashText } from '../../program/index.ts';
import { type BotName, makeBot, seedRandom } from '../../runtime/index.ts';

/** What a run of many games is. */
export interface RunOptions {
  /** How many play at each table. */
  players: number;
  /** A whole number from 0 to 4294967295. Equal seeds and options give equal runs. */
  seed: number;
  /** Who plays, one for each seat; they rotate one seat per game. */
  bots: readonly BotName[];
  /** A preset hand or `draft` for each seat of every game. Default: see `deal.ts`. */
  hands?: readonly string[];
  /** Starting landscape and points that end the game, as in `GameOptions`. */
  layout?: string;
  target?: number;
  /** Each deal is played once for each seat, so that every bot has every seat of it. By default each game has its own. */
  duplicate?: true;
  /** Numbers of cards that games take turns among: hands are dealt, and somebody begins with the card of the game. */
  cards?: readonly number[];
  /** Whoever begins with the card of the game may not use it. */
  barred?: true;
}

/** The number of the card that somebody begins with in the game at an index, if games take turns among some. */
export function startingCardAt({ cards }: RunOptions, index: number): number | undefined {
  return cards?.[index % cards.length];
}

/** Which deal the game at an index is played with, counted from 0. */
export function dealAt({ duplicate, players, cards }: RunOptions, index: number): number {
  return Math.floor(index / (cards?.length ?? (duplicate ? players : 1)));
}

/** The seed of one game, mixed so that neighbouring games are not alike. */
export function seedOf(options: RunOptions, index: number): number {
  return Number.parseInt(hashText(`${options.seed} ${dealAt(options, index)}`).slice(0, 8), 16);
}

/** A list by seat, rotated by a number of seats. */
export function rotatedSeats<T>(list: readonly T[], by: number): T[] {
  return list.map((_, seat) => list[(seat + by) % list.length]);
}

/** The bots of a game, by seat. */
export function botsOf(options: RunOptions, index: number) {
  const seed = seedOf(options, index);
  return rotatedSeats(options.bots, index).map((name, seat) => makeBot(name, seed, seat));
}

/** The hands of a game, by seat: they rotate one seat each time the bots have been round once. */
export function handsOf({ hands, players }: RunOptions, index: number): string[] | undefined {
  return hands && rotatedSeats(hands, Math.floor(index / players));
}

/** The random numbers for what happens before a game begins: others than those of the game. */
export function setupRng(options: RunOptions, index: number): { random: number[] } {
  return { random: seedRandom(~seedOf(options, index)) };
}
