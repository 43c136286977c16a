/**
 * Starts workers: on a server each from its file; in one file (`ecos share --out`), which has no addresses for its parts, all from
 * the only script for workers, whose name says what it does. Those of games and searches have the same file anyway.
 */
import { wrap } from 'comlink';
import type { StartWorker } from '../../simulate/games/index.ts';
import type { OneFile } from '../one-file.ts';

/** What the one file contains besides this script; undefined on a server. */
export const ONE_FILE = (globalThis as { ecosFile?: OneFile }).ecosFile;

/** In a worker of the one file, a URL of its own script: at `file://`, workers may not load the page's. */
const ownScript = (globalThis as { ecosScript?: () => string }).ecosScript;

/** @param name what the worker does, if several start from the same file */
export function startWorker(file: string, name: string, type: WorkerType = 'classic'): Worker {
  const script = ONE_FILE?.worker ?? ownScript?.();
  return script === undefined ? new Worker(file, { name, type }) : new Worker(script, { name });
}

/** How many milliseconds of work a worker gets at a time. */
export const BATCH_MS = 250;

/** @param name what the worker does (`games/worker.ts`) */
export const workerStarter =
  <Service>(name: string): StartWorker<Service> =>
  (fail) => {
    const worker = startWorker('games.js', name);
    worker.onerror = (event) => {
      event.preventDefault();
      fail(new Error(event.message ?? 'The worker has stopped.'));
    };
    return { service: wrap(worker) as Service, end: () => worker.terminate() };
  };
