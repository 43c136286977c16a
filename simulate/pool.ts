/**
 * Plays many games on several cores.
 *
 * Each worker is a thread that is given batches of games, one at a time. What a batch counts comes back whole or not at
 * all, so a worker that dies loses nothing but time: its games are played again, each by itself, by the next one. A
 * game whose worker dies twice is told as lost.
 */
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Batch, BatchTally, Setup } from './batch.ts';

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
 */
export function startPool(setup: Setup, jobs: number): Pool {
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
        return await (pools[worker].run(batch) as Promise<BatchTally>);
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
