/**
 * Workers that play the games of a run on several cores.
 *
 * Each worker is a process that gets one batch of games at a time. The rows of a batch come back whole or not at all, so a worker
 * that dies costs only time. One that takes too long is killed, which has the same effect.
 */
import type { Batch } from '../run/match.ts';
import { NotStartedError, type Players } from '../run/schedule.ts';
import { type PlayedLines, readLines } from './game-line.ts';
import type { GameFunctions, Work } from './worker.ts';
import { WorkerProcesses } from './worker-processes.ts';

/** The default for how many milliseconds a worker may take for a batch before it counts as stuck. */
export const STUCK_AFTER_MS = 600_000;

/** The longest delay of a timer, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Processes that play games of one run. */
export interface Pool extends Players<PlayedLines> {
  /** The ids of their processes. */
  processes(): number[];
  /** Kills all workers immediately, even in the middle of a batch. */
  close(): Promise<void>;
}

/**
 * Creates the workers of a run. Each starts with its first batch.
 * @param limit milliseconds a worker may take for a batch before it counts as stuck
 */
export function startPool(setup: Work, jobs: number, limit?: number): Pool {
  const { play, ...processes } = startProcesses();
  return { ...processes, jobs, play: (at, batch) => play(at, setup, batch, limit) };
}

/** Processes that play games of any run. Each keeps the sets of its last one. */
export function startProcesses() {
  const workers = new WorkerProcesses<GameFunctions>(new URL('./worker.ts', import.meta.url));
  return {
    /** @param limit milliseconds it may take before the worker counts as stuck */
    play: async (at: number, setup: Work, { from, to }: Batch, limit = STUCK_AFTER_MS) => {
      if (workers.isClosed) throw new NotStartedError('the run is over');
      const worker = workers.at(at);
      const stuck = new Error(`it took longer than ${limit / 1000} s (--stuck-after)`);
      const timer = setTimeout(() => void worker.end(stuck), Math.min(limit, LONGEST_TIMER_MS));
      try {
        if (!worker.known.has(setup)) {
          await worker.ask('setUp', setup);
          worker.known.clear();
          worker.known.add(setup);
        }
        return readLines(await worker.ask('play', { from, to }));
      } catch (error) {
        await worker.end();
        throw worker.known.has(setup) || error === stuck
          ? error
          : new NotStartedError((error as Error).message);
      } finally {
        clearTimeout(timer);
      }
    },
    processes: () => workers.pids,
    close: () => workers.close(),
  };
}
