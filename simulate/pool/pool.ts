/** Workers that play games on several cores: each is a process. */
import type { Carrier } from '../run/workers.ts';
import { processStarter } from './processes.ts';
import type { GameProcess, Work } from './worker.ts';

/** The default for how many milliseconds a worker may take for a game before it counts as stuck. */
export const STUCK_AFTER_MS = 600_000;

/** Processes that play games, and return them as lines. Each starts with its first batch. */
export const processCarrier = (jobs: number): Carrier<Work> => ({
  jobs,
  start: processStarter<GameProcess>(new URL('./worker.ts', import.meta.url)),
});
