/** The bots of a table. Each decision is requested once, and again if it changes or if the choice could not be taken. */

import { type BotTask, botTasks, type Table } from '../../../table/index.ts';
import { SaveError } from '../data.ts';

/** What bots need from their host. */
interface BotsOf {
  /** Whether bots may play now. */
  isWanted(): boolean;
  decide(task: BotTask): Promise<number>;
  /** Applies a bot's choice. @throws SaveError if it cannot be stored now */
  take(task: BotTask, option: number): void;
  report(error: unknown): void;
}

/**
 * Milliseconds until bots whose choice could not be taken try again. Without this timer, there might be no event that makes them.
 */
const RETRY_MS = 5000;

export function botDecisions(table: Table, { isWanted, decide, take, report }: BotsOf) {
  /** Pending decisions of bots, by seat. */
  const pending = new Map<number, { which: string }>();
  let isClosed = false;

  const begin = (): void => {
    if (isClosed || !isWanted()) return;
    for (const task of botTasks(table)) {
      const which = `${task.choices.length} ${task.aside.length} ${task.decisions} ${task.bot}`;
      if (pending.get(task.seat)?.which === which) continue;
      const one = { which };
      pending.set(task.seat, one);
      void ask(task, () => pending.get(task.seat) === one);
    }
  };
  const ask = async (task: BotTask, isPending: () => boolean): Promise<void> => {
    try {
      const option = await decide(task);
      // The table has changed since.
      if (!isPending()) return;
      pending.delete(task.seat);
      if (isWanted()) take(task, option);
    } catch (error) {
      // The processes end with the host.
      if (isClosed) return;
      if (isPending()) pending.delete(task.seat);
      if (!(error instanceof SaveError)) report(error);
      setTimeout(begin, RETRY_MS).unref();
    }
  };
  return {
    /** Discards pending decisions. */
    forget: () => pending.clear(),
    /** Requests the decisions that bots have to make now. */
    begin,
    close: () => {
      isClosed = true;
      pending.clear();
    },
  };
}
