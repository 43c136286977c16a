/** Hands out the games of a run to workers, and handles workers that die. */
import type { Batch } from './match.ts';

/** A worker that played nothing: it could not be started, or died before it received its set-up. */
export class NotStartedError extends Error {
  override name = 'NotStartedError';
}

/** The caller's callbacks. */
export interface RunEvents<Done> {
  /** Called when a batch has been played. */
  played(batch: Batch, games: Done[]): void;
  /** Called when a game has ended its worker twice, with the last reason. */
  lost(game: number, reason: unknown): void;
  /** Returns true to start no more batches. Batches under way are finished; if the workers are closed, they do not count. */
  stopped(): boolean;
  /** Resolves when no pause keeps the next batch from being played. */
  going?(): Promise<void>;
}

/** Where games are played. */
interface Places<Done> {
  /** How many batches can be played at the same time. It may change while workers come and go. */
  jobs(): number;
  /** How many milliseconds a batch should take. */
  batchMs: number;
  /**
   * Plays a batch at a place, counted from 0, at which no other one is played. Rejects with `NotStartedError`, or with another error
   * if the worker there died; the next batch then starts a new one.
   */
  play(place: number, batch: Batch): Promise<Done[]>;
}

/** The largest growth from one batch to the next, while the time per game is not known yet. */
const MOST_GROWTH = 4;
/** The most games in a batch. Larger batches would only take more memory for rows. */
const MOST_GAMES_IN_BATCH = 500;
/** Failed starts in a row after which a place is given up, because memory or processes have run out. */
const MOST_FAILED_STARTS = 2;

/** Games that are not being played, or games of a worker that died. */
interface OpenGames extends Batch {
  isRetry?: boolean | undefined;
}

/**
 * The games of a run that are still to be played. The size of the batches depends on how long games take; the figures do not depend
 * on it. The games of a worker that died are repeated one by one, and a game that ends its worker twice is lost.
 */
export class Schedule<Done> {
  readonly #places: Places<Done>;
  readonly #events: RunEvents<Done>;
  readonly #open: OpenGames[];
  readonly #busy = new Set<number>();
  readonly #failedStarts = new Map<number, number>();
  readonly #over = Promise.withResolvers<void>();
  #size = 1;
  #trouble: unknown;
  #hasFailed = false;

  constructor(places: Places<Done>, games: readonly Batch[], events: RunEvents<Done>) {
    this.#places = places;
    this.#events = events;
    this.#open = games.filter(({ from, to }) => from < to).map((one) => ({ ...one }));
  }

  /** @throws NotStartedError if no worker can be started any more, after `played` was called for all played games */
  async finish(): Promise<void> {
    this.#assign();
    await this.#over.promise;
    if (this.#open.length > 0 && !this.#events.stopped()) throw this.#trouble;
  }

  get #isStopped(): boolean {
    return this.#hasFailed || this.#events.stopped();
  }

  /** Gives every idle place a batch, until no games are left or no worker can be started. */
  #assign(): void {
    for (let place = 0; place < this.#places.jobs() && this.#open.length > 0 && !this.#isStopped; place++) {
      if (this.#busy.has(place) || this.#failedStarts.get(place) === MOST_FAILED_STARTS) continue;
      this.#busy.add(place);
      this.#play(place, this.#next())
        .then(() => {
          this.#busy.delete(place);
          this.#assign();
        })
        .catch((error: unknown) => {
          // An error of a callback ends the run for all workers.
          this.#hasFailed = true;
          this.#over.reject(error);
        });
    }
    if (this.#busy.size === 0) this.#over.resolve();
  }

  /** Takes the next games. Towards the end, the workers share those that are left. */
  #next(): OpenGames {
    const [first] = this.#open;
    const left = this.#open.reduce((sum, { from, to }) => sum + to - from, 0);
    const fair = Math.ceil(left / (2 * this.#places.jobs()));
    const batch = { ...first, to: Math.min(first.to, first.from + Math.min(this.#size, fair)) };
    first.from = batch.to;
    if (first.from === first.to) this.#open.shift();
    return batch;
  }

  async #play(place: number, { from, to, isRetry }: OpenGames): Promise<void> {
    await this.#events.going?.();
    const start = performance.now();
    let played: Done[];
    try {
      played = await this.#places.play(place, { from, to });
    } catch (error) {
      if (this.#isStopped) return;
      if (error instanceof NotStartedError) {
        this.#trouble = error;
        this.#failedStarts.set(place, (this.#failedStarts.get(place) ?? 0) + 1);
        this.#open.unshift({ from, to, isRetry });
      } else if (isRetry) this.#events.lost(from, error);
      else
        for (let game = to - 1; game >= from; game--)
          this.#open.unshift({ from: game, to: game + 1, isRetry: true });
      return;
    }
    this.#failedStarts.delete(place);
    const perGame = Math.max(0.001, (performance.now() - start) / (to - from));
    const inTime = Math.round(this.#places.batchMs / perGame);
    this.#size = Math.max(1, Math.min(MOST_GROWTH * this.#size, MOST_GAMES_IN_BATCH, inTime));
    this.#events.played({ from, to }, played);
  }
}
