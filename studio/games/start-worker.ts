/** Starts the workers of games and searches: all run the same file, and their names say what they do. */
import { wrap } from 'comlink';
import type { StartWorker } from '../../simulate/games/index.ts';

/** How many milliseconds of work a worker gets at a time. */
export const BATCH_MS = 250;

/** @param name what the worker does (`games/worker.ts`) */
export const workerStarter =
  <Service>(name: string): StartWorker<Service> =>
  (fail) => {
    const worker = new Worker('games.js', { name });
    worker.onerror = (event) => {
      event.preventDefault();
      fail(new Error(event.message ?? 'The worker has stopped.'));
    };
    return { service: wrap(worker) as Service, end: () => worker.terminate() };
  };
