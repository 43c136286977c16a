/**
 * Training of the learned player: which games are played in which order, and how they become weights. The work depends only on the
 * minutes and the seed, and lessons are added in the order of their games, so the weights are the same with any number of
 * workers.
 */
import { hashSets, hashText, type SetHash, type SetProgram } from '../../program/index.ts';
import { FEATURES, type Weights } from '../../runtime/index.ts';
import { addTo, noSums, type Sums } from '../statistics/sums.ts';
import { Fit } from './fit.ts';
import type { Schooling, TaughtGame } from './lessons.ts';
import { type CardSurprise, cardSurprises } from './surprises.ts';

/** The number of games with searches that make up one minute of training. */
export const GAMES_A_MINUTE = 250;
/** The fraction of these that greedy plays. The others are played with the weights learned from them. */
const FIRST_PART = 1 / 3;
/**
 * How many games without searches follow for each game with searches. They teach the value of positions from how games end, which
 * takes many games but no searches.
 */
const PLAYED_GAMES_PER_SEARCHED = 5;

/** The options of a training. */
export interface TrainingOptions {
  chains: SetProgram[][];
  seed: number;
  minutes: number;
  /** Whether to report how much each card surprises. */
  surprises?: boolean;
}

/** Trained weights, in the form in which they are saved. */
export interface TrainingResult {
  hash: string;
  seed: number;
  games: number;
  decisions: number;
  sets: SetHash[];
  /** How well weights do in decisions they were not fitted to. */
  trial: ReturnType<Fit['solve']>['trial'];
  /** How much cards surprise the bundled weights, by number; absent unless requested. */
  surprises?: CardSurprise[];
  weights: Weights;
}

/** A training in progress. */
export class Training {
  readonly #options: TrainingOptions;
  readonly #fit = new Fit();
  /** The surprises of each card, by number. The order in which games are added affects the last bits. */
  readonly #surprises: Record<number, Sums> = {};
  readonly #waiting = new Map<number, TaughtGame>();
  /** The number of games with searches. */
  readonly #searched: number;
  /** The number of all games. */
  readonly games: number;
  #next = 0;

  constructor(options: TrainingOptions) {
    this.#options = options;
    this.#searched = Math.max(1, Math.round(options.minutes * GAMES_A_MINUTE));
    this.games = this.#searched * (1 + PLAYED_GAMES_PER_SEARCHED);
  }

  /**
   * The range of games to play next, once all games of the last range have been added, and the data that they share; null at the
   * end. The games of a range can be played in any order.
   */
  next() {
    const { seed, chains } = this.#options;
    const from = this.#next;
    if (from === this.games) return null;
    const ends = [Math.ceil(this.#searched * FIRST_PART), this.#searched, this.games];
    const to = ends.find((end) => end > from)!;
    const weights = from === 0 ? null : this.#fit.solve().weights;
    const about = from < this.#searched ? 'options' : 'positions';
    return { from, to, schooling: { chains, seed, weights, about } satisfies Schooling };
  }

  /** Adds a game, in any order. */
  add(taught: TaughtGame): void {
    this.#waiting.set(taught.game, taught);
    for (let one = this.#waiting.get(this.#next); one; one = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next++);
      this.#fit.add(one.game, one.lessons);
      for (const { number, more } of one.surprises) {
        this.#surprises[number] ??= noSums();
        addTo(this.#surprises[number], more);
      }
    }
  }

  /** The result of the training. */
  get trained(): TrainingResult {
    const { chains, seed, surprises } = this.#options;
    const { weights, trial } = this.#fit.solve();
    const rest = {
      seed,
      games: this.#next,
      decisions: this.#fit.decisions,
      sets: hashSets(chains.map((chain) => chain.at(-1)!)),
      trial,
      ...(surprises && { surprises: cardSurprises(this.#surprises) }),
      weights,
    };
    return { hash: trainedHash(rest), ...rest };
  }
}

/** The hash of trained weights. It covers everything in them except itself, and the list of features. */
export function trainedHash(trained: Omit<TrainingResult, 'hash'>): string {
  const { seed, games, decisions, sets, trial, surprises, weights } = trained;
  const all = [FEATURES, seed, games, decisions, sets, trial, weights, ...(surprises ? [surprises] : [])];
  return hashText(JSON.stringify(all));
}
