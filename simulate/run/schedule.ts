/** Which worker plays which games of a run, and what happens to those of a worker that dies. */
import type { Batch } from './match.ts';

/** Workers that play games of one run. */
export interface Players<Games> {
  /** How many can be given a batch at the same time. Where workers come and go it changes. */
  readonly jobs: number;
  /** Resolves when `jobs` has grown. */
  grown?(): Promise<void>;
  /**
   * Plays a batch on a worker, counted from 0, that is not playing another one. Rejects with `NotStarted`, or with another
   * error when the worker died; the next batch is for a new worker.
   */
  play(worker: number, batch: Batch): Promise<Games>;
}

/** A worker that played nothing: it could not be started, or died before it knew what is played. */
export class NotStarted extends Error {
  override name = 'NotStarted';
}

/** What the caller learns and decides. */
export interface RunEvents<Games> {
  /** A batch has been played. */
  played(batch: Batch, games: Games): void;
  /** The worker that played this game died twice, for this reason. */
  lost(game: number, reason: unknown): void;
  /** True to start no more batches. Those under way are finished, unless the pool is closed: then they do not count. */
  stopped(): boolean;
}

/** How long a batch should take by default, in milliseconds: often enough for a bar, seldom enough to cost nothing. */
export const BATCH_TIME = 1_000;
/** Anything shorter is not worth handing over: at the end of a run a worker may wait this long for the others. */
const SHORTEST = 50;
/** How much larger than the last batch the next may be while it is unknown how long games take. */
const GROWTH = 4;
/** Most games in a batch: more rows at once would only take memory. */
const LARGEST = 500;
/** Failed starts in a row after which a worker is given up: there is no memory, or no process, for it. */
const STARTS = 2;

/**
 * Plays all these games. How they are cut into batches depends on the time they take; what they count does not. The games
 * of a worker that died are played again one by one, and a game that ends its worker twice is lost.
 * @param batchTime how many milliseconds a batch should take
 * @throws NotStarted when no worker can be started any more, after `played` was called for what was played
 */
export async function playGames<Games>(
  pool: Players<Games>,
  games: readonly Batch[],
  events: RunEvents<Games>,
  batchTime = BATCH_TIME,
): Promise<void> {
  const open = games.filter(({ from, to }) => from < to).map((one) => ({ ...one }));
  const again: number[] = [];
  let size = 1;
  let least = 1;
  let failed = false;
  let trouble: unknown;
  const isStopped = () => failed || events.stopped();

  const next = (worker: number): (Batch & { isRetry?: true }) | undefined => {
    if (isStopped() || worker >= pool.jobs) return undefined;
    const retry = again.shift();
    if (retry !== undefined) return { from: retry, to: retry + 1, isRetry: true };
    const [first] = open;
    if (!first) return undefined;
    // At the end the workers share what is left.
    const left = open.reduce((sum, { from, to }) => sum + to - from, 0);
    const fair = Math.max(least, Math.ceil(left / (2 * pool.jobs)));
    const batch = { from: first.from, to: Math.min(first.to, first.from + Math.min(size, fair)) };
    first.from = batch.to;
    if (first.from === first.to) open.shift();
    return batch;
  };

  /** Plays until there is nothing left. False when the worker cannot be given more. */
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
          if (isRetry) again.push(from);
          else open.unshift({ from, to });
          trouble = error;
          if (++failedStarts === STARTS) return false;
        } else if (isRetry) events.lost(from, error);
        else for (let game = from; game < to; game++) again.push(game);
        continue;
      }
      failedStarts = 0;
      const perGame = Math.max(0.001, (performance.now() - start) / (to - from));
      const gamesIn = (time: number) => Math.min(LARGEST, Math.max(1, Math.round(time / perGame)));
      size = Math.min(GROWTH * size, gamesIn(batchTime));
      least = gamesIn(SHORTEST);
      events.played({ from, to }, played);
    }
    return true;
  };

  /** An error of the caller ends the run for all workers. */
  const workUntilError = (worker: number) =>
    work(worker).catch((error: unknown) => {
      failed = true;
      throw error;
    });

  const isDone = () => isStopped() || (open.length === 0 && again.length === 0);
  const working = new Map<number, Promise<void>>();
  const givenUp = new Set<number>();
  const begin = (worker: number) => {
    const over = workUntilError(worker).then((isAble) => {
      working.delete(worker);
      if (!isAble) givenUp.add(worker);
    });
    // The first error ends the run: nobody asks for a second one.
    over.catch(() => undefined);
    working.set(worker, over);
  };
  // A worker that had nothing left to do may be needed again for what another one could not play.
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
