/** The processes in which bots decide. They start with the first decision, and end with the host. */
import { availableParallelism } from 'node:os';
import type { SetProgram } from '../../../program/index.ts';
import { processStarter, RemoteWorkers } from '../../../simulate/pool/index.ts';
import type { BotTask } from '../../../table/index.ts';
import type { BotGames } from '../../playtest/bot-games.ts';
import type { BotFunctions } from './bot-worker.ts';

/** Bots that decide. */
export type Bots = ReturnType<typeof startBots>;

/** @param most maximum number of processes; the default leaves one core to the server */
export function startBots(most = Math.max(1, Math.min(4, availableParallelism() - 1))) {
  const workers = new RemoteWorkers(
    processStarter<BotFunctions>(new URL('./bot-worker.ts', import.meta.url)),
  );
  /** The option that a bot chooses. Rejects if its process ends before it has decided. */
  const decide = async (table: string, task: BotTask, chain: readonly SetProgram[]): Promise<number> => {
    // The decisions of a table go to the same process, so that a slow bot delays few other tables.
    const at = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % most;
    const worker = workers.at(at);
    if (!worker.known.has(task.cards)) await worker.ask('learn', task.cards, chain);
    worker.known.add(task.cards);
    return worker.ask('decide', task);
  };
  return {
    decide,
    /** Plays games with some cards in a process of their own, to compare their figures with those of people. */
    play: (chain: readonly SetProgram[], players: number): Promise<BotGames> =>
      workers.at(most).ask('play', chain, players),
    close: () => void workers.close(),
  };
}
