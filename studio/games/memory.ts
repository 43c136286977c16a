/**
 * Games that were played: those with the text of the last save are played once, however often it is compared with, and a text
 * that comes back has its games at once. A game depends on its set, the options and its index alone.
 */
import type { GameResult, RunOptions } from '../../simulate/games/index.ts';
import type { PlayedSet } from '../games-messages.ts';

/** Games of one set by their index, as JSON: that takes a third of the room. */
export type GamesByIndex = Map<number, string>;

/** How many games are kept, of all sets together. */
const MOST = 10_000;

export class GamesMemory {
  /** The sets in the order in which they were last played. */
  #kept = new Map<string, GamesByIndex>();

  /** The games of a set. Those of sets that were not played for long are forgotten. */
  of({ hashes }: PlayedSet, options: RunOptions, inherited: boolean): GamesByIndex {
    const key = JSON.stringify([hashes, options, inherited]);
    const games = this.#kept.get(key) ?? new Map();
    this.#kept.delete(key);
    this.#kept.set(key, games);
    let room = MOST;
    for (const [old, { size }] of [...this.#kept].toReversed()) {
      if (room < 0) this.#kept.delete(old);
      room -= size;
    }
    return games;
  }
}

export const rememberGame = (kept: GamesByIndex, game: number, result: GameResult): void => {
  if (kept.size < MOST) kept.set(game, JSON.stringify(result));
};

export const recalled = (kept: GamesByIndex | undefined, game: number): GameResult | undefined => {
  const text = kept?.get(game);
  return text === undefined ? undefined : JSON.parse(text);
};
