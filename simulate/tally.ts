/** What is counted over many games. Only sums and lists whose order does not matter, so games may come in any order. */
import type { Tables } from '../runtime/tables.ts';
import type { GameFailure } from './failure.ts';

/**
 * A game won, in shares: a tie is shared evenly between up to twelve, and the parts stay whole numbers.
 */
export const WON = 27_720;

/** How often something was there at the start, and in shares of `WON` how often it won. */
export interface Wins {
  games: number;
  won: number;
}

/** Of one card or feature. */
export interface CardTally {
  /** Games in which it was face up before somebody, or laid. */
  inPlay: number;
  /** How often its effect ran; of a feature, its benefits. */
  completed: number;
  /** Of its steps in the order of the text: 1 if ever reached. */
  reached: Uint8Array;
  /** Games in which somebody began with it, in a hand dealt at random and in any. */
  dealt: Wins;
  begun: Wins;
}

export interface Tally {
  /** Games that did not break off with an error. */
  games: number;
  draws: number[];
  /** Of every seat of every game. */
  points: number[];
  /** By index in `tables.cards`. */
  cards: CardTally[];
  /** By name of the preset hand. */
  hands: Map<string, Wins>;
  /** By name. */
  bots: Map<string, Wins>;
  failures: GameFailure[];
}

/** Nothing counted yet. */
export function emptyTally(tables: Tables, operations: readonly number[]): Tally {
  return {
    games: 0,
    draws: [],
    points: [],
    cards: tables.cards.map((_, card) => ({
      inPlay: 0,
      completed: 0,
      reached: new Uint8Array(operations[card]),
      dealt: { games: 0, won: 0 },
      begun: { games: 0, won: 0 },
    })),
    hands: new Map(),
    bots: new Map(),
    failures: [],
  };
}

/** Adds one game to the wins under a name. */
export function countWin(wins: Map<string, Wins>, name: string, won: number): void {
  const { games, won: before } = wins.get(name) ?? { games: 0, won: 0 };
  wins.set(name, { games: games + 1, won: before + won });
}
