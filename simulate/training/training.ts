/**
 * Training of the learned player: what is played in which order, and what becomes of it. The work depends on the minutes and
 * the seed alone, and lessons are added in the order of their games: the weights are the same on any number of workers.
 */
import { hashesOf, hashText, type SetHash, type SetProgram } from '../../program/index.ts';
import { FEATURES, type Weights } from '../../runtime/index.ts';
import { Fit, type FitQuality } from './fit.ts';
import { withoutCards } from './held-out.ts';
import type { Schooling, TaughtGame } from './lessons.ts';
import { type CardSurprise, Surprises } from './surprises.ts';

/** Games with searches that stand for a minute. */
export const GAMES_A_MINUTE = 250;
/** The part of these that greedy plays; the rest is played with what was learned from them. */
const FIRST_PART = 1 / 3;
/**
 * How many games follow for each of these that are only played. They teach what a position is worth, from how the game ends: that
 * takes many games, but no searches.
 */
const ONLY_PLAYED = 5;

/** What is trained with, and for how long. */
export interface TrainingOptions {
  chains: SetProgram[][];
  seed: number;
  minutes: number;
  /** Numbers of cards that no game has (`held-out.ts`). */
  heldOut?: readonly number[];
  /** Whether it is said how much each card surprises. */
  surprises?: boolean;
}

/** Trained weights, as they are written to a file. */
export interface Trained {
  hash: string;
  seed: number;
  games: number;
  decisions: number;
  sets: SetHash[];
  /** Cards of these that no game had, by number; absent if all were played with. */
  heldOut?: readonly number[];
  /** How well the weights do in decisions they were not fitted to. */
  trial: FitQuality;
  /** How much cards surprise the bundled weights, by number; absent unless it was asked for. */
  surprises?: CardSurprise[];
  weights: Weights;
}

/** Games that are played one after the other: which ones, and what they share. */
export interface GameRange {
  from: number;
  to: number;
  schooling: Schooling;
}

/** A training under way. */
export class Training {
  readonly #options: TrainingOptions;
  readonly #fit = new Fit();
  readonly #surprises = new Surprises();
  readonly #waiting = new Map<number, TaughtGame>();
  /** Games with searches. */
  readonly #searched: number;
  /** All games. */
  readonly games: number;
  #next = 0;

  constructor(options: TrainingOptions) {
    this.#options = options;
    this.#searched = Math.max(1, Math.round(options.minutes * GAMES_A_MINUTE));
    this.games = this.#searched * (1 + ONLY_PLAYED);
  }

  /** The games to play next, after all of the last part were added; null at the end. */
  next(): GameRange | null {
    const { seed, heldOut = [] } = this.#options;
    const chains = this.#options.chains.map((chain) => withoutCards(chain, heldOut));
    const from = this.#next;
    if (from === this.games) return null;
    const ends = [Math.ceil(this.#searched * FIRST_PART), this.#searched, this.games];
    const to = ends.find((end) => end > from)!;
    const weights = from === 0 ? null : this.#fit.solve().weights;
    const about = from < this.#searched ? 'options' : 'positions';
    return { from, to, schooling: { chains, seed, weights, about } };
  }

  /** Adds a game, in any order. */
  add(taught: TaughtGame): void {
    this.#waiting.set(taught.game, taught);
    for (let one = this.#waiting.get(this.#next); one; one = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next++);
      this.#fit.add(one.game, one.lessons);
      this.#surprises.add(one.surprises);
    }
  }

  /** What was learned. */
  get trained(): Trained {
    const { chains, seed, heldOut = [], surprises } = this.#options;
    const { weights, trial } = this.#fit.solve();
    const rest = {
      seed,
      games: this.#next,
      decisions: this.#fit.decisions,
      sets: hashesOf(chains.map((chain) => chain.at(-1)!)),
      ...(heldOut.length > 0 && { heldOut }),
      trial,
      ...(surprises && { surprises: this.#surprises.cards }),
      weights,
    };
    return { hash: trainedHash(rest), ...rest };
  }
}

/** The hash of trained weights: of everything in them but itself, and of what the features are. */
export function trainedHash(trained: Omit<Trained, 'hash'>): string {
  const { seed, games, decisions, sets, heldOut, trial, surprises, weights } = trained;
  const all = [
    FEATURES,
    seed,
    games,
    decisions,
    sets,
    trial,
    weights,
    ...[heldOut, surprises].filter((one) => one !== undefined),
  ];
  return hashText(JSON.stringify(all));
}
