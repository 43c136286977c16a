/** The processes in which bots decide. They start with the first decision, and end with the host. */
import { availableParallelism } from 'node:os';
import type { BotTask } from '../../../playtest/index.ts';
import type { SetProgram } from '../../../program/index.ts';
import { startChild } from '../child.ts';
import type { FromWorker, ToBotWorker } from './bot-worker.ts';

/** Bots that decide. */
export interface Bots {
  /** The option that a bot chooses. Rejects if no process can decide it. */
  decide(table: string, task: BotTask, chain: readonly SetProgram[]): Promise<number>;
  close(): void;
}

/** How often a decision is tried if its process dies. */
const TRIES = 3;

/** @param most maximum number of processes; the default leaves one core to the server */
export function startBots(most = Math.max(1, Math.min(4, availableParallelism() - 1))): Bots {
  const workers: (Worker | undefined)[] = [];
  let isClosed = false;
  const decide = async (table: string, task: BotTask, chain: readonly SetProgram[], left = TRIES) => {
    // The decisions of a table go to the same process, which already has its game.
    const at = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % most;
    const worker =
      workers[at] ??
      startWorker(() => {
        workers[at] = undefined;
      });
    workers[at] = worker;
    try {
      return await worker.decide(table, task, chain);
    } catch (error) {
      if (error instanceof Gone && left > 1 && !isClosed) return decide(table, task, chain, left - 1);
      throw error;
    }
  };
  return {
    decide,
    close: () => {
      isClosed = true;
      for (const worker of workers) worker?.end();
    },
  };
}

/** The process has ended. */
class Gone extends Error {}

interface Worker {
  decide(table: string, task: BotTask, chain: readonly SetProgram[]): Promise<number>;
  end(): void;
}

/** @param onExit is called when the process has ended */
function startWorker(onExit: () => void): Worker {
  const child = startChild(new URL('./bot-worker.ts', import.meta.url));
  const known = new Set<string>();
  const waiting = new Map<number, PromiseWithResolvers<number>>();
  let next = 0;
  const ended = (reason: string) => {
    onExit();
    for (const one of waiting.values()) one.reject(new Gone(reason));
    waiting.clear();
  };
  child.on('message', (answer: FromWorker) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('option' in answer) one?.resolve(answer.option);
    else one?.reject(new Error(answer.problem));
  });
  child.on('error', ({ message }) => ended(message));
  child.on('exit', (code, signal) => ended(`it ended with ${signal ?? `code ${code}`}`));
  const send = (message: ToBotWorker) => {
    if (child.connected) child.send(message);
    else ended('it does not answer');
  };
  return {
    decide(table, task, chain) {
      const one = Promise.withResolvers<number>();
      const id = next++;
      waiting.set(id, one);
      if (!known.has(task.cards)) send({ cards: task.cards, chain });
      known.add(task.cards);
      send({ id, table, task });
      return one.promise;
    },
    end: () => child.kill('SIGKILL'),
  };
}
