/**
 * Plays many games on several cores.
 *
 * Each worker is a thread that is given batches of games, one at a time. What a batch counts comes back whole or not at
 * all, so a worker that dies loses nothing but time: its games are played again, each by itself, by the next one. A
 * game whose worker dies twice is told as lost. A worker that takes too long is ended, which is the same as dying.
 */
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Batch, BatchTally, Setup } from './batch.ts';

/** Milliseconds a worker may take for a batch before it is taken to be stuck, unless said otherwise. */
export const PATIENCE = 600_000;

/** Workers that play games of one run. */
export interface Pool {
  /** How many there are. */
  jobs: number;
  /** Plays a batch on a worker, counted from 0, which has no other under way. Rejects when the worker died. */
  play(worker: number, batch: Batch): Promise<BatchTally>;
  /** Their threads. */
  threads(): Worker[];
  /** Ends all workers at once, also in the middle of a batch. */
  close(): Promise<void>;
}

/**
 * Starts workers. Each is a pool of one: of several in one pool, one that dies while it starts would leave the batch it
 * was to play waiting for ever.
 * @param limit milliseconds a worker may take for a batch; then it is taken to be stuck
 */
export function startPool(setup: Setup, jobs: number, limit: number = PATIENCE): Pool {
  const start = () =>
    new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      workerData: setup,
      minThreads: 1,
      maxThreads: 1,
      // Batches are long: a worker need not spin for the next.
      atomics: 'disabled',
    });
  let closed = false;
  const pools = Array.from({ length: jobs }, start);
  return {
    jobs,
    play: async (worker, batch) => {
      try {
        return await within(limit, pools[worker].run(batch) as Promise<BatchTally>);
      } catch (error) {
        await pools[worker].destroy();
        if (!closed) pools[worker] = start();
        throw error;
      }
    },
    threads: () => pools.flatMap((pool) => pool.threads),
    close: async () => {
      closed = true;
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}

/** The longest time a timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** What a promise comes to, unless it takes longer than so many milliseconds: then it rejects. */
async function within<T>(limit: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const stuck = () => reject(new Error(`it took longer than ${limit / 1000} s (--stuck-after)`));
  const timer = setTimeout(stuck, Math.min(limit, LONGEST));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
