/** Workers that all have one setup and answer tasks: games to play, or searches. */
import { NotStarted } from '../../simulate/games/index.ts';
import type { StartWorker } from './worker.ts';

/** What a worker of a pool does: it takes the setup, and returns what does the tasks. */
export type Prepare<Setup, Task, Done> = (setup: Setup) => Promise<(task: Task) => Promise<Done>>;

interface Member<Task, Done> {
  ready: Promise<(task: Task) => Promise<Done>>;
  /** Ends the worker, and the task that it has. */
  fail(error: Error): void;
  /** Rejects the task that it was given last. */
  reject?(error: Error): void;
}

export class WorkerPool<Setup, Task, Done> {
  readonly #start: StartWorker<Prepare<Setup, Task, Done>>;
  readonly #setup: Setup;
  readonly #members = new Map<number, Member<Task, Done>>();

  constructor(start: StartWorker<Prepare<Setup, Task, Done>>, setup: Setup) {
    this.#start = start;
    this.#setup = setup;
  }

  /**
   * Gives a task to a worker, which is started if there is none at this index.
   * @throws NotStarted if the worker does not get ready
   */
  ask(at: number, task: Task): Promise<Done> {
    const member = this.#members.get(at) ?? this.#started(at);
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    member.reject = reject;
    member.ready
      .then(
        (work) => work(task),
        (error: Error) => {
          throw new NotStarted(error.message);
        },
      )
      .then(resolve, member.fail);
    return promise;
  }

  #started(at: number): Member<Task, Done> {
    const fail = (error: Error) => {
      end();
      if (this.#members.get(at) === member) this.#members.delete(at);
      member.reject?.(error);
    };
    const { service, end } = this.#start(fail);
    const member: Member<Task, Done> = { ready: service(this.#setup), fail };
    this.#members.set(at, member);
    return member;
  }

  /** Ends all workers, even those that are busy. */
  end(): void {
    for (const { fail } of this.#members.values()) fail(new Error('it is not needed any more'));
  }
}
