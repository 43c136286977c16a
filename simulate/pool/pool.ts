/** Workers that play the games of a run on several cores: each is a process. */
import type { Batch } from '../run/match.ts';
import { WorkerPool } from '../run/workers.ts';
import type { PlayedLines } from './game-line.ts';
import { processStarter } from './processes.ts';
import type { GameFunctions, Work } from './worker.ts';

/** The default for how many milliseconds a worker may take for a batch before it counts as stuck. */
export const STUCK_AFTER_MS = 600_000;

/**
 * Creates the workers of a run. Each starts with its first batch.
 * @param limit milliseconds a worker may take for a batch before it counts as stuck
 */
export function startPool(setup: Work, jobs: number, limit = STUCK_AFTER_MS) {
  const pool = startProcesses();
  return {
    jobs,
    play: async (at: number, batch: Batch) => playedLines(await pool.play(at, setup, batch, limit)),
    processes: () => pool.workers.pids,
    close: () => pool.workers.close(),
  };
}

/** Processes that play games of one run. */
export type Pool = ReturnType<typeof startPool>;

/** Processes that play games of any run, and return them as lines. */
export const startProcesses = () =>
  new WorkerPool<Work, string>(processStarter<GameFunctions>(new URL('./worker.ts', import.meta.url)));

/** Trusted lines, each with its line break. The games are parsed on first use. */
const playedLines = (lines: readonly string[]): PlayedLines => ({
  lines: lines.join(''),
  get games() {
    return lines.map((line) => JSON.parse(line));
  },
});
