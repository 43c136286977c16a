/** Workers of the browser that all have the same work: games to play, mutants to examine, or searches. */
import {
  type Batch,
  type BatchFunctions,
  type StartWorker,
  type Work,
  WorkerPool,
} from '../../simulate/games/index.ts';

/** Starts a worker that does batches. */
export type StartBatchWorker = StartWorker<BatchFunctions<Work, unknown>>;

/** How many milliseconds of work a worker gets at a time. */
export const BATCH_MS = 250;

/** @param jobs the number of workers; each is started with its first batch */
export function newBatchWorkers<Done>(start: StartBatchWorker, work: Work, jobs: number) {
  const pool = new WorkerPool(start);
  return {
    jobs,
    play: (at: number, batch: Batch) => pool.play(at, work, batch) as Promise<Done[]>,
    close: () => pool.workers.close(),
  };
}
