/** Workers that play the games of a run on several cores: each is a process. */
import type { Players } from '../run/schedule.ts';
import { WorkerPool } from '../run/workers.ts';
import type { PlayedLines } from './game-line.ts';
import { processesOf } from './processes.ts';
import type { GameFunctions, Work } from './worker.ts';

/** The default for how many milliseconds a worker may take for a batch before it counts as stuck. */
export const STUCK_AFTER_MS = 600_000;

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
export function startPool(setup: Work, jobs: number, limit = STUCK_AFTER_MS): Pool {
  const pool = startProcesses();
  return {
    jobs,
    play: async (at, batch) => playedLines(await pool.play(at, setup, batch, limit)),
    processes: () => pool.pids,
    close: () => pool.close(),
  };
}

/** Processes that play games of any run, and return them as lines. */
export const startProcesses = () =>
  new WorkerPool<Work, string>(processesOf<GameFunctions>(new URL('./worker.ts', import.meta.url)));

/** Trusted lines, each with its line break. The games are parsed on first use. */
const playedLines = (lines: readonly string[]): PlayedLines => ({
  lines: lines.join(''),
  get games() {
    return lines.map((line) => JSON.parse(line));
  },
});
