/**
 * Plays many games on several cores.
 *
 * Each worker is a process that is given batches of games, one at a time. What a batch counts comes back whole or not at
 * all, so a worker that dies loses nothing but time: its games are played again, each by itself, by the next one. A
 * game whose worker dies twice is told as lost. A worker that takes too long is ended, which is the same as dying. One
 * that cannot even be started is no fault of the games it was to play.
 */
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Batch, BatchTally, Setup } from './batch.ts';

/** Milliseconds a worker may take for a batch before it is taken to be stuck, unless said otherwise. */
export const PATIENCE = 600_000;

/** Why a worker played nothing: no process could be started for it, or it died before it was told what is played. */
export class NotStarted extends Error {
  override name = 'NotStarted';
}

/** Workers that play games of one run. */
export interface Pool {
  /** How many there are. */
  jobs: number;
  /**
   * Plays a batch on a worker, counted from 0, which has no other under way.
   * Rejects with `NotStarted`, or with another error when the worker died; the next batch is for a new one.
   */
  play(worker: number, batch: Batch): Promise<BatchTally>;
  /** The numbers of their processes. */
  processes(): number[];
  /** Ends all workers at once, also in the middle of a batch. */
  close(): Promise<void>;
}

/**
 * Workers for a run, each started with its first batch. Each is a pool of one: of several in one pool, one that dies
 * while it starts would leave the batch it was to play waiting for ever.
 * @param limit milliseconds a worker may take for a batch; then it is taken to be stuck
 */
export function startPool(setup: Setup, jobs: number, limit: number = PATIENCE): Pool {
  const workers = new Map<number, Worker>();
  let closed = false;
  const end = async (at: number) => {
    const worker = workers.get(at);
    workers.delete(at);
    await worker?.end();
  };
  const workerAt = async (at: number): Promise<Worker> => {
    if (!workers.get(at)?.isAlive()) await end(at);
    if (closed) throw new NotStarted('the run is over');
    const worker = workers.get(at) ?? startWorker(setup);
    workers.set(at, worker);
    return worker;
  };
  const played = async (at: number, batch: Batch) => (await workerAt(at)).play(batch);
  return {
    jobs,
    play: async (at, batch) => {
      try {
        return await within(limit, played(at, batch));
      } catch (error) {
        await end(at);
        throw error;
      }
    },
    processes: () => [...workers.values()].flatMap((worker) => worker.processes()),
    close: async () => {
      closed = true;
      await Promise.all([...workers.keys()].map(end));
    },
  };
}

interface Worker {
  /** False when it died between batches. */
  isAlive(): boolean;
  play(batch: Batch): Promise<BatchTally>;
  processes(): number[];
  end(): Promise<void>;
}

/**
 * Starts a worker as a process, which has a memory of its own: threads of one process wait for each other wherever
 * memory is asked for or given back.
 * @throws NotStarted
 */
function startWorker(setup: Setup): Worker {
  const pool = startProcess();
  let isReady = false;
  let isAlive = true;
  // Tinypool lets another follow, which nobody told what is played.
  pool.on('error', () => {
    isAlive = false;
  });
  return {
    isAlive: () => isAlive,
    play: async (batch) => {
      try {
        if (!isReady) await pool.run(setup, { name: 'begin' });
        isReady = true;
        return JSON.parse(await pool.run(batch, { name: 'play' })) as BatchTally;
      } catch (error) {
        const message = messageOf(error);
        throw isReady ? new Error(message) : new NotStarted(message);
      }
    },
    processes: () => pool.threads.map(({ threadId }) => threadId),
    // It fails where the process is gone already.
    end: () => pool.destroy().catch(() => undefined),
  };
}

function startProcess(): Tinypool {
  // Tinypool does not notice that there are no pipes for a process, and waits for it.
  if (!canOpen(PIPES)) throw new NotStarted('too many files are open');
  return new Tinypool({
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
}

/** More files than Node opens to start a process: both ends of four pipes, and one to hear of its start. */
const PIPES = 16;

function canOpen(files: number): boolean {
  const opened: number[] = [];
  try {
    for (let at = 0; at < files; at++) opened.push(openSync(devNull, 'r'));
    return true;
  } catch {
    return false;
  } finally {
    for (const file of opened) closeSync(file);
  }
}

/** What went wrong. Errors of another process come as plain data. */
function messageOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  return typeof message === 'string' ? message : String(error);
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
