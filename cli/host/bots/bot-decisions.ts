/** The bots of a table. Each decision is requested once, and again if it changes or if the choice could not be taken. */
import type { BotTask, Table } from '../../../table/index.ts';
import { NotKept } from '../kept-lines.ts';

/** What bots need from their table. */
export interface BotsOf {
  table: Table;
  /** Whether bots may play now. */
  isWanted(): boolean;
  decide(task: BotTask): Promise<number>;
  /** Applies a bot's choice. @throws NotKept if it cannot be stored now */
  take(task: BotTask, option: number): void;
  report(error: unknown): void;
}

/**
 * Milliseconds until bots whose choice could not be taken try again. Without this timer, there might be no event that makes them.
 */
const RETRY_AFTER = 5000;

export class BotDecisions {
  readonly #of: BotsOf;
  /** Pending decisions of bots, by seat. */
  readonly #pending = new Map<number, { which: string }>();
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(of: BotsOf) {
    this.#of = of;
  }

  /** Whether no bot is deciding. */
  get isIdle(): boolean {
    return this.#pending.size === 0;
  }

  /** Discards pending decisions. */
  forget(): void {
    this.#pending.clear();
  }

  /** Requests the decisions that bots have to make now. */
  begin(): void {
    const { table, isWanted } = this.#of;
    if (!isWanted()) return;
    for (const task of table.botTasks()) {
      const which = `${task.choices.length} ${task.aside.length} ${task.decisions} ${task.bot}`;
      if (this.#pending.get(task.seat)?.which === which) continue;
      const pending = { which };
      this.#pending.set(task.seat, pending);
      void this.#ask(task, pending);
    }
  }

  #beginLater(): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      this.begin();
    }, RETRY_AFTER).unref();
  }

  close(): void {
    this.#isClosed = true;
    this.forget();
    clearTimeout(this.#retry);
  }

  async #ask(task: BotTask, pending: { which: string }): Promise<void> {
    const isPending = () => this.#pending.get(task.seat) === pending;
    try {
      const option = await this.#of.decide(task);
      // The table has changed since.
      if (!isPending()) return;
      this.#pending.delete(task.seat);
      if (this.#of.isWanted()) this.#of.take(task, option);
    } catch (error) {
      // The processes end with the host.
      if (this.#isClosed) return;
      if (isPending()) this.#pending.delete(task.seat);
      if (!(error instanceof NotKept)) this.#of.report(error);
      this.#beginLater();
    }
  }
}
