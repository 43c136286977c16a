/** The bots of a table. Each decision is requested once, and again if it changes or if the choice could not be taken. */
import { UserError } from '../../../program/messages/index.ts';
import { WorkerEndError } from '../../../simulate/pool/index.ts';
import { type BotTask, botTasks, type Table } from '../../../table/index.ts';
import { SaveError } from '../data.ts';

/** What bots need from their host. */
interface BotsOf {
  /** The id of the table. */
  id: string;
  /** Whether bots may play now. */
  isWanted(): boolean;
  decide(task: BotTask): Promise<number>;
  /** Applies a bot's choice. @throws SaveError if it cannot be stored now */
  take(task: BotTask, option: number): void;
  report(error: unknown): void;
}

/**
 * Milliseconds until bots whose choice could not be taken try again. Without this timer, there might be no event that makes them.
 * If only their process has ended, they first try again at once, in a new one.
 */
const RETRY_MS = 5000;

export function botDecisions(table: Table, { id, isWanted, decide, take, report }: BotsOf) {
  /** Pending decisions of bots, by seat. */
  const pending = new Map<number, { which: string }>();
  /** How many processes have ended since the last decision, and the error of the last one, which several bots may share. */
  let ends = 0;
  let lastEnd: WorkerEndError | undefined;
  let retry: NodeJS.Timeout | undefined;
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
      ends = 0;
      // The table has changed since.
      if (!isPending()) return;
      pending.delete(task.seat);
      if (isWanted()) take(task, option);
    } catch (error) {
      // The processes end with the host.
      if (isClosed) return;
      if (isPending()) pending.delete(task.seat);
      if (error instanceof WorkerEndError) countEnd(error);
      else {
        ends = 0;
        if (!(error instanceof SaveError)) report(error);
      }
      // One timer for all bots: they fail together if they share a process.
      clearTimeout(retry);
      retry = setTimeout(begin, ends === 1 ? 0 : RETRY_MS).unref();
    }
  };
  const countEnd = (error: WorkerEndError): void => {
    if (error === lastEnd) return;
    lastEnd = error;
    ends++;
    // The first end may be an accident, and the host does not need to know of each one.
    if (ends === 2)
      report(
        new UserError(
          `The bots of table ${id} cannot decide now: ${error.message}. They try again every ${RETRY_MS / 1000} seconds.`,
        ),
      );
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

export type BotDecisions = ReturnType<typeof botDecisions>;
