/** Starts the workers of games and searches: all run the same file, and their names say what they do. */
import { wrap } from 'comlink';

/** A worker that was started: its functions, which answer with promises, and its end. */
export interface StartedWorker<Service> {
  service: Service;
  end(): void;
}

/** Starts a worker. @param fail called if it dies */
export type StartWorker<Service> = (fail: (error: Error) => void) => StartedWorker<Service>;

/** @param name what the worker does (`games/games.ts`) */
export const workerOf =
  <Service>(name: string): StartWorker<Service> =>
  (fail) => {
    const worker = new Worker('games.js', { name });
    worker.onerror = (event) => {
      event.preventDefault();
      fail(new Error(event.message ?? 'The worker has stopped.'));
    };
    return { service: wrap(worker) as Service, end: () => worker.terminate() };
  };
