/**
 * Workers that play the games of a run on several cores.
 *
 * Each worker is a process that is given one batch of games at a time. The rows of a batch come back whole or not at all,
 * so a worker that dies loses nothing but time. One that takes too long is killed, which is the same as dying.
 *
 * Workers are processes, not threads: threads of one process wait for each other wherever memory is allocated or freed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { NotStarted, type Players } from '../run/schedule.ts';
import { type PlayedLines, readLines } from './game-line.ts';
import type { Reply, Task, Work } from './worker.ts';

/** Milliseconds a worker may take for a batch by default before it counts as stuck. */
export const PATIENCE = 600_000;

/** The longest time a timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** Processes that play games of one run. */
export interface Pool extends Players<PlayedLines> {
  /** The ids of their processes. */
  processes(): number[];
  /** Kills all workers at once, also in the middle of a batch. */
  close(): Promise<void>;
}

/**
 * Workers for a run, each started with its first batch.
 * @param limit milliseconds a worker may take for a batch before it counts as stuck
 */
export function startPool(setup: Work, jobs: number, limit: number = PATIENCE): Pool {
  const workers = new Map<number, Worker>();
  let closed = false;
  return {
    jobs,
    play: async (at, batch) => {
      if (closed) throw new NotStarted('the run is over');
      let isReady = workers.has(at);
      const worker = workers.get(at) ?? startWorker(() => workers.delete(at));
      workers.set(at, worker);
      const stuck = new Error(`it took longer than ${limit / 1000} s (--stuck-after)`);
      const timer = setTimeout(() => worker.fail(stuck), Math.min(limit, LONGEST));
      try {
        if (!isReady) await worker.ask({ setup });
        isReady = true;
        return readLines(await worker.ask({ batch }));
      } catch (error) {
        await worker.end();
        throw isReady || error === stuck ? error : new NotStarted((error as Error).message);
      } finally {
        clearTimeout(timer);
      }
    },
    processes: () => [...workers.values()].flatMap(({ pid }) => pid ?? []),
    close: async () => {
      closed = true;
      await Promise.all([...workers.values()].map((worker) => worker.end()));
    },
  };
}

interface Worker {
  /** Undefined where no process could be started. */
  pid: number | undefined;
  ask(task: Task): Promise<string>;
  /** Makes what is asked reject. */
  fail(error: Error): void;
  end(): Promise<void>;
}

/** @param gone is called when the process has ended, by itself or not */
function startWorker(gone: () => void): Worker {
  const child = fork(new URL('./worker.ts', import.meta.url), {
    // Cores are for games: a worker that collects garbage on other cores takes them from other workers.
    execArgv: ['--single-threaded-gc'],
    // Texts are handed over as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let asked = Promise.withResolvers<string>();
  let over: Error | undefined;
  const fail = (error: Error) => {
    over ??= error;
    asked.reject(over);
  };
  child.on('message', (reply: Reply) => {
    if ('lines' in reply) asked.resolve(reply.lines);
    else asked.reject(new Error(reply.problem));
  });
  child.on('error', (error) => {
    fail(error);
    gone();
  });
  child.on('exit', (code, signal) => {
    fail(new Error(`the worker ended with ${signal ?? `code ${code}`}`));
    gone();
  });
  // The next task rejects with the same error; until then it is not an error of the run.
  asked.promise.catch(() => undefined);
  return {
    pid: child.pid,
    ask: (task) => {
      asked = Promise.withResolvers<string>();
      if (over) asked.reject(over);
      else if (child.pid !== undefined) child.send(task);
      return asked.promise;
    },
    fail,
    end: async () => {
      gone();
      const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
      if (isRunning && child.kill('SIGKILL')) await once(child, 'exit');
    },
  };
}
