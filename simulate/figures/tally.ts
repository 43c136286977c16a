/**
 * What is counted over many games: plain data of sums, so games may come in any order, tallies of parts of a run add up
 * to that of the whole, and a million games take no more room than a thousand.
 */
import type { Tables } from '../../runtime/index.ts';

/**
 * A game won, in shares: a tie is shared evenly between up to twelve, and the parts stay whole numbers.
 */
export const WIN_UNITS = 27_720;

/** How often something was there at the start, and in shares of `WON` how often it won. */
export interface Wins {
  games: number;
  won: number;
}

/** How often each whole number came. */
export type Counts = Record<string, number>;

/** Of one card or feature. */
export interface CardTally {
  /** Games in which it was face up before somebody, or laid. */
  inPlay: number;
  /** How often its effect ran; of a feature, its benefits. */
  completed: number;
  /** Points its effects made for its owner, and for everybody else. */
  points: number;
  others: number;
  /** Draws on which it ran more than once, and how often it ran on one at most. */
  again: number;
  most: number;
  /** Of its steps in the order of the text: how often one was come to, and how often it ran (its own `if` true). */
  arrived: number[];
  ran: number[];
  /** Games in which somebody began with it, in a hand dealt at random and in any. */
  dealt: Wins;
  begun: Wins;
}

/** A game that broke off with an error, was stopped by a bound (R12.6), or was lost with its worker. */
export interface GameFailure {
  code: 'game-broke-off' | 'game-unfinished' | 'game-lost';
  /** A game that was stopped may only be long. */
  severity: 'error' | 'warning';
  /** What happened, in one line. */
  message: string;
  /** Index of the game in the run. */
  game: number;
  /** Its own seed. */
  seed: number;
  /** Answers that had been given. */
  decisions: number;
  /** Number of the card whose effect ran last, and the step of its text, from 1; null outside of effects. */
  card: number | null;
  step: number | null;
}

/** Games that did not come to their end. */
export interface Failures {
  /** How many, by code. */
  counts: Counts;
  /** Those that were stopped by a bound, by the number of the card that ran most then; `-` for too many draws. */
  stopped: Counts;
  /** The first of them, by index, at most `KEPT`. */
  first: GameFailure[];
}

/** So many games that went wrong are told one by one; more are told as a number. */
export const KEPT = 50;

export interface Tally {
  /** Games that did not break off with an error. */
  games: number;
  /** Games that ended in a tie. */
  tied: number;
  draws: Counts;
  /** Of every seat of every game. */
  points: Counts;
  /** Effects that ran on a draw, the most of each game. */
  chains: Counts;
  /** Games in which there was none left of something, by its name. */
  ranOut: Counts;
  /** By index in `tables.cards`. */
  cards: CardTally[];
  /** Two cards in one dealt hand: by their indices, the smaller first, `3 17`. */
  pairs: Record<string, Wins>;
  /** By name of the preset hand. */
  hands: Record<string, Wins>;
  /** By name. */
  bots: Record<string, Wins>;
  seats: Wins[];
  failures: Failures;
}

const noWins = (): Wins => ({ games: 0, won: 0 });
const zeros = (length: number): number[] => Array<number>(length).fill(0);

/** Nothing counted yet. */
export function emptyTally(tables: Tables, operations: readonly number[], players: number): Tally {
  return {
    games: 0,
    tied: 0,
    draws: {},
    points: {},
    chains: {},
    ranOut: {},
    cards: tables.cards.map((_, card) => ({
      inPlay: 0,
      ...emptyRuns(operations[card]),
      dealt: noWins(),
      begun: noWins(),
    })),
    pairs: {},
    hands: {},
    bots: {},
    seats: Array.from({ length: players }, noWins),
    failures: { counts: {}, stopped: {}, first: [] },
  };
}

/** What the effects of a card with so many operations did, before any ran. */
export function emptyRuns(operations: number) {
  const [arrived, ran] = [zeros(operations), zeros(operations)];
  return { completed: 0, points: 0, others: 0, again: 0, most: 0, arrived, ran };
}

/** Adds one to what was counted of a number or name. */
export function count(counts: Counts, of: number | string): void {
  counts[of] = (counts[of] ?? 0) + 1;
}

/** Adds one game to some wins. */
export function addWin(wins: Wins, won: number): void {
  wins.games++;
  wins.won += won;
}

/** Adds one game to the wins under a name. */
export function countWin(wins: Record<string, Wins>, name: string, won: number): void {
  wins[name] ??= noWins();
  addWin(wins[name], won);
}

/** Notes a game that went wrong. */
export function countFailure({ counts, first }: Failures, failure: GameFailure): void {
  count(counts, failure.code);
  keepFirst(first, [failure]);
}

function keepFirst(first: GameFailure[], more: readonly GameFailure[]): void {
  first.push(...more);
  first.sort((a, b) => a.game - b.game);
  first.splice(KEPT);
}

/** Adds what was counted in a part of the run. */
export function addTally(to: Tally, part: Tally): void {
  to.games += part.games;
  to.tied += part.tied;
  for (const name of ['draws', 'points', 'chains', 'ranOut'] as const) addCounts(to[name], part[name]);
  for (const [card, counted] of to.cards.entries()) addCard(counted, part.cards[card]);
  for (const name of ['pairs', 'hands', 'bots'] as const) {
    for (const [key, wins] of Object.entries(part[name])) {
      to[name][key] ??= noWins();
      addWins(to[name][key], wins);
    }
  }
  for (const [seat, wins] of to.seats.entries()) addWins(wins, part.seats[seat]);
  addCounts(to.failures.counts, part.failures.counts);
  addCounts(to.failures.stopped, part.failures.stopped);
  keepFirst(to.failures.first, part.failures.first);
}

function addCounts(to: Counts, part: Counts): void {
  for (const [of, times] of Object.entries(part)) to[of] = (to[of] ?? 0) + times;
}

function addWins(to: Wins, { games, won }: Wins): void {
  to.games += games;
  to.won += won;
}

function addCard(to: CardTally, part: CardTally): void {
  for (const name of ['inPlay', 'completed', 'points', 'others', 'again'] as const) to[name] += part[name];
  to.most = Math.max(to.most, part.most);
  for (const name of ['arrived', 'ran'] as const) {
    for (const [step, times] of part[name].entries()) to[name][step] += times;
  }
  addWins(to.dealt, part.dealt);
  addWins(to.begun, part.begun);
}
