/**
 * Games that were played. The games of the last saved text are played only once, however often it is compared with, and a
 * restored text has its games at once. A game depends only on its set, its options and its index.
 */
import type { SetProgram } from '../../program/index.ts';
import type { GameResult, RunOptions } from '../../simulate/games/index.ts';

/** A set to play, base first, with the hashes that identify it. */
export interface PlayedSet {
  chain: SetProgram[];
  hashes: readonly string[];
}

/** Games of one set by index, as JSON: that takes a third of the memory. */
export type GamesByIndex = Map<number, string>;

/** The maximum number of games to keep, of all sets together. */
const MOST_GAMES = 10_000;

export class GamesMemory {
  /** The sets, least recently played first. */
  #kept = new Map<string, GamesByIndex>();

  /** The games of a set. Those of the least recently played sets are dropped. */
  of({ hashes }: PlayedSet, options: RunOptions, inherited: boolean): GamesByIndex {
    const key = JSON.stringify([hashes, options, inherited]);
    const games = this.#kept.get(key) ?? new Map();
    this.#kept.delete(key);
    this.#kept.set(key, games);
    let room = MOST_GAMES;
    for (const [old, { size }] of [...this.#kept].toReversed()) {
      if (room < 0) this.#kept.delete(old);
      room -= size;
    }
    return games;
  }
}

export const rememberGame = (kept: GamesByIndex, game: number, result: GameResult): void => {
  if (kept.size < MOST_GAMES) kept.set(game, JSON.stringify(result));
};

export const recalled = (kept: GamesByIndex | undefined, game: number): GameResult | undefined => {
  const text = kept?.get(game);
  return text === undefined ? undefined : JSON.parse(text);
};
