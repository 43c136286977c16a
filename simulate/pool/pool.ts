/**
 * Workers that play the games of a run on several cores.
 *
 * Each worker is a process that gets one batch of games at a time. The rows of a batch come back whole or not at all, so a worker
 * that dies costs only time. One that takes too long is killed, which has the same effect.
 *
 * Workers are processes, because threads of one process block each other whenever memory is allocated or freed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { NotStarted, type Players } from '../run/schedule.ts';
import { type PlayedLines, readLines } from './game-line.ts';
import type { Reply, Task, Work } from './worker.ts';

/** The default for how many milliseconds a worker may take for a batch before it counts as stuck. */
export const PATIENCE = 600_000;

/** The longest delay of a timer, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

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
  /** Undefined if the process could not be started. */
  pid: number | undefined;
  ask(task: Task): Promise<string>;
  /** Rejects the pending task. */
  fail(error: Error): void;
  end(): Promise<void>;
}

/** @param onEnd called when the process has ended, for whatever reason */
function startWorker(onEnd: () => void): Worker {
  const child = fork(new URL('./worker.ts', import.meta.url), {
    // Cores are for games: parallel garbage collection would take cores from other workers.
    execArgv: ['--single-threaded-gc'],
    // Avoids converting the lines to JSON a second time.
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
    onEnd();
  });
  child.on('exit', (code, signal) => {
    fail(new Error(`the worker ended with ${signal ?? `code ${code}`}`));
    onEnd();
  });
  // The next task rejects with this error. Until then it must not count as unhandled.
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
      onEnd();
      const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
      if (isRunning && child.kill('SIGKILL')) await once(child, 'exit');
    },
  };
}
