/** The game at each index of a run. It depends only on the options of the run and the index. */
import { hashText } from '../../program/index.ts';
import { type BotName, type GameOptions, makeBot, seedRandom } from '../../runtime/index.ts';

/** Options of a run of games. Without `hands`, preset and dealt hands alternate (`setUpGame`). */
export interface RunOptions extends Omit<GameOptions, 'secret' | 'maxDraws' | 'anew'> {
  /** The bot for each seat; bots rotate one seat per game. */
  bots: readonly BotName[];
  /** Whether each deal is played once per seat, so that every bot plays every seat of it. By default each game has a new deal. */
  duplicate?: true;
  /** The numbers of cards that games take turns with: hands are dealt, and a player begins with the card of the game. */
  cards?: readonly number[];
  /** Whether the player who begins with the card of the game may not use it. */
  barred?: true;
}

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
