/** Distributes the games of a run among workers, and handles workers that die. */
import type { Batch } from './match.ts';

/** Workers that play games of one run. */
export interface Players<Games> {
  /** How many workers can be given a batch at the same time. It may change while workers come and go. */
  readonly jobs: number;
  /**
   * Plays a batch on a worker, counted from 0, that is not playing another one. Rejects with `NotStartedError`, or with another error
   * if the worker died; the next batch then starts a new worker.
   */
  play(worker: number, batch: Batch): Promise<Games>;
}

/** A worker that played nothing: it could not be started, or died before it received its set-up. */
export class NotStartedError extends Error {
  override name = 'NotStartedError';
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
/** The largest growth from one batch to the next, while the time per game is not known yet. */
const MOST_GROWTH = 4;
/** The most games in a batch. Larger batches would only take more memory for rows. */
const MOST_GAMES_IN_BATCH = 500;
/** Failed starts in a row after which a worker is given up, because memory or processes have run out. */
const MOST_FAILED_STARTS = 2;

/** Games that are not being played, or games of a worker that died. */
interface OpenGames extends Batch {
  isRetry?: boolean | undefined;
}

/**
 * Plays all these games. The size of the batches depends on how long games take; the figures do not depend on it. The games of a
 * worker that died are repeated one by one, and a game that ends its worker twice is lost.
 * @param batchTime how many milliseconds a batch should take
 * @throws NotStartedError if no worker can be started any more, after `played` was called for all played games
 */
export async function playGames<Games>(
  pool: Players<Games>,
  games: readonly Batch[],
  events: RunEvents<Games>,
  batchTime = BATCH_MS,
): Promise<void> {
  const open = games.filter(({ from, to }) => from < to).map((one): OpenGames => ({ ...one }));
  const busy = new Set<number>();
  const failedStarts = new Map<number, number>();
  const over = Promise.withResolvers<void>();
  let size = 1;
  let trouble: unknown;
  let hasFailed = false;
  const isStopped = () => hasFailed || events.stopped();

  /** Takes the next games. Towards the end, the workers share those that are left. */
  const next = (): OpenGames => {
    const [first] = open;
    const left = open.reduce((sum, { from, to }) => sum + to - from, 0);
    const fair = Math.ceil(left / (2 * pool.jobs));
    const batch = { ...first, to: Math.min(first.to, first.from + Math.min(size, fair)) };
    first.from = batch.to;
    if (first.from === first.to) open.shift();
    return batch;
  };

  const play = async (worker: number, { from, to, isRetry }: OpenGames): Promise<void> => {
    const start = performance.now();
    let played: Games;
    try {
      played = await pool.play(worker, { from, to });
    } catch (error) {
      if (isStopped()) return;
      if (error instanceof NotStartedError) {
        trouble = error;
        failedStarts.set(worker, (failedStarts.get(worker) ?? 0) + 1);
        open.unshift({ from, to, isRetry });
      } else if (isRetry) events.lost(from, error);
      else
        for (let game = to - 1; game >= from; game--)
          open.unshift({ from: game, to: game + 1, isRetry: true });
      return;
    }
    failedStarts.delete(worker);
    const perGame = Math.max(0.001, (performance.now() - start) / (to - from));
    size = Math.max(1, Math.min(MOST_GROWTH * size, MOST_GAMES_IN_BATCH, Math.round(batchTime / perGame)));
    events.played({ from, to }, played);
  };

  /** Gives every idle worker a batch, until no games are left or no worker can be started. */
  const assign = (): void => {
    for (let worker = 0; worker < pool.jobs && open.length > 0 && !isStopped(); worker++) {
      if (busy.has(worker) || failedStarts.get(worker) === MOST_FAILED_STARTS) continue;
      busy.add(worker);
      play(worker, next())
        .then(() => {
          busy.delete(worker);
          assign();
        })
        .catch((error: unknown) => {
          // An error of a callback ends the run for all workers.
          hasFailed = true;
          over.reject(error);
        });
    }
    if (busy.size === 0) over.resolve();
  };
  assign();
  await over.promise;
  if (open.length > 0 && !events.stopped()) throw trouble;
}
