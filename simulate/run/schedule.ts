/** Distributes the games of a run among workers, and handles workers that die. */
import type { Batch } from './match.ts';

/** Workers that play games of one run. */
export interface Players<Games> {
  /** How many workers can be given a batch at the same time. It may change while workers come and go. */
  readonly jobs: number;
  /** Resolves when `jobs` has grown. */
  grown?(): Promise<void>;
  /**
   * Plays a batch on a worker, counted from 0, that is not playing another one. Rejects with `NotStarted`, or with another error
   * if the worker died; the next batch then starts a new worker.
   */
  play(worker: number, batch: Batch): Promise<Games>;
}

/** A worker that played nothing: it could not be started, or died before it received its set-up. */
export class NotStarted extends Error {
  override name = 'NotStarted';
}

/** The caller's callbacks. */
export interface RunEvents<Games> {
  /** Called when a batch has been played. */
  played(batch: Batch, games: Games): void;
  /** Called when a game has ended its worker twice, with the last reason. */
  lost(game: number, reason: unknown): void;
  /** Returns true to start no more batches. Batches under way are finished; if the pool is closed, they do not count. */
  stopped(): boolean;
}

/** The default length of a batch, in milliseconds: short enough for a progress bar, long enough to cost nothing. */
export const BATCH_MS = 1_000;
/** The shortest useful batch, in milliseconds. At the end of a run, a worker may wait this long for the others. */
const SHORTEST_BATCH_MS = 50;
/** The largest growth from one batch to the next, while the time per game is not known yet. */
const MOST_GROWTH = 4;
/** The most games in a batch. Larger batches would only take more memory for rows. */
const MOST_GAMES_IN_BATCH = 500;
/** Failed starts in a row after which a worker is given up, because memory or processes have run out. */
const MOST_FAILED_STARTS = 2;

/**
 * Plays all these games. The size of the batches depends on how long games take; the figures do not depend on it. The games of a
 * worker that died are repeated one by one, and a game that ends its worker twice is lost.
 * @param batchTime how many milliseconds a batch should take
 * @throws NotStarted if no worker can be started any more, after `played` was called for all played games
 */
export async function playGames<Games>(
  pool: Players<Games>,
  games: readonly Batch[],
  events: RunEvents<Games>,
  batchTime = BATCH_MS,
): Promise<void> {
  const open: (Batch & { isRetry?: true })[] = games
    .filter(({ from, to }) => from < to)
    .map((one) => ({ ...one }));
  let size = 1;
  let least = 1;
  let failed = false;
  let trouble: unknown;
  const isStopped = () => failed || events.stopped();

  const next = (worker: number) => {
    const [first] = open;
    if (isStopped() || worker >= pool.jobs || !first) return undefined;
    // Towards the end, the workers share the remaining games.
    const left = open.reduce((sum, { from, to }) => sum + to - from, 0);
    const fair = Math.max(least, Math.ceil(left / (2 * pool.jobs)));
    const batch = { ...first, to: Math.min(first.to, first.from + Math.min(size, fair)) };
    first.from = batch.to;
    if (first.from === first.to) open.shift();
    return batch;
  };

  /** Plays batches until none are left. Returns false if this worker cannot be given any more. */
  const work = async (worker: number): Promise<boolean> => {
    let failedStarts = 0;
    for (let batch = next(worker); batch; batch = next(worker)) {
      const { from, to, isRetry } = batch;
      const start = performance.now();
      let played: Games;
      try {
        played = await pool.play(worker, { from, to });
      } catch (error) {
        if (isStopped()) return false;
        if (error instanceof NotStarted) {
          open.unshift(batch);
          trouble = error;
          if (++failedStarts === MOST_FAILED_STARTS) return false;
        } else if (isRetry) events.lost(from, error);
        else
          for (let game = to - 1; game >= from; game--)
            open.unshift({ from: game, to: game + 1, isRetry: true });
        continue;
      }
      failedStarts = 0;
      const perGame = Math.max(0.001, (performance.now() - start) / (to - from));
      const gamesIn = (time: number) =>
        Math.min(MOST_GAMES_IN_BATCH, Math.max(1, Math.round(time / perGame)));
      size = Math.min(MOST_GROWTH * size, gamesIn(batchTime));
      least = gamesIn(SHORTEST_BATCH_MS);
      events.played({ from, to }, played);
    }
    return true;
  };

  /** An error thrown by a callback ends the run for all workers. */
  const workUntilError = (worker: number) =>
    work(worker).catch((error: unknown) => {
      failed = true;
      throw error;
    });

  const isDone = () => isStopped() || open.length === 0;
  const working = new Map<number, Promise<void>>();
  const givenUp = new Set<number>();
  const begin = (worker: number) => {
    const over = workUntilError(worker).then((isAble) => {
      working.delete(worker);
      if (!isAble) givenUp.add(worker);
    });
    // The first error ends the run; further ones are ignored.
    over.catch(() => undefined);
    working.set(worker, over);
  };
  // An idle worker may be needed again for games that another worker could not play.
  while (!isDone() || working.size > 0) {
    for (let worker = 0; worker < pool.jobs && !isDone(); worker++)
      if (!working.has(worker) && !givenUp.has(worker)) begin(worker);
    if (working.size === 0) {
      if (isDone()) return;
      throw trouble;
    }
    await Promise.race([...working.values(), ...(pool.grown ? [pool.grown()] : [])]);
  }
}
