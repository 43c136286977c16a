/**
 * Plays many games on several cores.
 *
 * Each worker is a process that is given batches of games, one at a time. What a batch counts comes back whole or not at
 * all, so a worker that dies loses nothing but time: its games are played again, each by itself, by the next one. A
 * game whose worker dies twice is told as lost. A worker that takes too long is ended, which is the same as dying.
 */
import { Tinypool } from 'tinypool';
import type { Batch, BatchTally, Setup } from './batch.ts';

/** Milliseconds a worker may take for a batch before it is taken to be stuck, unless said otherwise. */
export const PATIENCE = 600_000;

/** Workers that play games of one run. */
export interface Pool {
  /** How many there are. */
  jobs: number;
  /** Plays a batch on a worker, counted from 0, which has no other under way. Rejects when the worker died. */
  play(worker: number, batch: Batch): Promise<BatchTally>;
  /** The numbers of their processes. */
  processes(): number[];
  /** Ends all workers at once, also in the middle of a batch. */
  close(): Promise<void>;
}

/**
 * Starts workers. Each is a pool of one: of several in one pool, one that dies while it starts would leave the batch it
 * was to play waiting for ever.
 * @param limit milliseconds a worker may take for a batch; then it is taken to be stuck
 */
export function startPool(setup: Setup, jobs: number, limit: number = PATIENCE): Pool {
  let closed = false;
  const workers = Array.from({ length: jobs }, () => startWorker(setup));
  return {
    jobs,
    play: async (at, batch) => {
      try {
        return await within(limit, workers[at].play(batch));
      } catch (error) {
        await workers[at].end();
        if (!closed) workers[at] = startWorker(setup);
        throw error;
      }
    },
    processes: () => workers.flatMap((worker) => worker.processes()),
    close: async () => {
      closed = true;
      await Promise.all(workers.map((worker) => worker.end()));
    },
  };
}

interface Worker {
  play(batch: Batch): Promise<BatchTally>;
  processes(): number[];
  end(): Promise<void>;
}

/**
 * Starts a worker as a process, which has a memory of its own: threads of one process wait for each other wherever
 * memory is asked for or given back.
 */
function startWorker(setup: Setup): Worker {
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    runtime: 'child_process',
    minThreads: 1,
    maxThreads: 1,
    // Cores are for games: a worker that collects garbage on other cores takes them from other workers.
    execArgv: ['--single-threaded-gc'],
    env: process.env as Record<string, string>,
    // Texts are handed over as they are.
    serialization: 'advanced',
  });
  let begun: Promise<unknown> | undefined;
  // One that dies between batches is followed by another, which has to be told what is played.
  pool.on('error', () => {
    begun = undefined;
  });
  return {
    play: async (batch) => {
      begun ??= pool.run(setup, { name: 'begin' });
      await begun;
      return JSON.parse(await pool.run(batch, { name: 'play' })) as BatchTally;
    },
    processes: () => pool.threads.map(({ threadId }) => threadId),
    end: () => pool.destroy(),
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
