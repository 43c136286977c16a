/** The bots of a table: each is asked once what it has to decide, and asked again where that changes or could not be done. */
import type { BotTask, Table } from '../../../playtest/index.ts';
import { NotKept } from '../kept-lines.ts';

/** What the bots of a table need of it. */
export interface BotsOf {
  table: Table;
  /** Whether bots play now. */
  isWanted(): boolean;
  decide(task: BotTask): Promise<number>;
  /** Takes what a bot chose. @throws NotKept if that cannot be kept now */
  take(task: BotTask, option: number): void;
  report(error: unknown): void;
}

/** Milliseconds until bots are asked again whose choice could not be taken: nobody else may have anything to do meanwhile. */
const AGAIN = 5000;

export class Thinking {
  readonly #of: BotsOf;
  /** Decisions that bots think about, by seat. */
  readonly #thoughts = new Map<number, { which: string }>();
  #again: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(of: BotsOf) {
    this.#of = of;
  }

  /** No bot thinks. */
  get isIdle(): boolean {
    return this.#thoughts.size === 0;
  }

  /** What they think does not count any more. */
  forget(): void {
    this.#thoughts.clear();
  }

  /** Asks the bots that have to choose. */
  begin(): void {
    const { table, isWanted } = this.#of;
    if (!isWanted()) return;
    for (const task of table.botTasks()) {
      const which = `${task.choices.length} ${task.aside.length} ${task.decisions} ${task.bot}`;
      if (this.#thoughts.get(task.seat)?.which === which) continue;
      const thought = { which };
      this.#thoughts.set(task.seat, thought);
      void this.#ask(task, thought);
    }
  }

  #beginLater(): void {
    this.#again ??= setTimeout(() => {
      this.#again = undefined;
      this.begin();
    }, AGAIN).unref();
  }

  close(): void {
    this.#isClosed = true;
    this.forget();
    clearTimeout(this.#again);
  }

  async #ask(task: BotTask, thought: { which: string }): Promise<void> {
    const isAwaited = () => this.#thoughts.get(task.seat) === thought;
    try {
      const option = await this.#of.decide(task);
      // Something else has happened at the table.
      if (!isAwaited()) return;
      this.#thoughts.delete(task.seat);
      if (this.#of.isWanted()) this.#of.take(task, option);
    } catch (error) {
      // Processes end with the host.
      if (this.#isClosed) return;
      if (isAwaited()) this.#thoughts.delete(task.seat);
      if (!(error instanceof NotKept)) this.#of.report(error);
      this.#beginLater();
    }
  }
}
