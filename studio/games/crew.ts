/** Web workers that play games, or search. They are reused for another setup. */
import { NotStarted } from '../../simulate/games/index.ts';

/** What a worker is told: first the setup, then tasks. */
export type Told<Setup, Task> = { setup: Setup } | { task: Task };

/** Its answer, or the message of the error that was thrown. */
export type Answer<Done> = { done?: Done } | { problem: string };

/** The part of a worker that is used. */
export interface WorkerLike<Setup, Task, Done> {
  postMessage(message: Told<Setup, Task>): void;
  terminate(): void;
  onmessage: ((event: { data: Answer<Done> }) => void) | null;
  onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null;
}

/** Returns the function of a worker that answers. */
export function answering<Setup, Task, Done>(prepare: (setup: Setup) => (task: Task) => Done) {
  let work: (task: Task) => Done = () => {
    throw new Error('a task came before its setup');
  };
  return (told: Told<Setup, Task>): Answer<Done> => {
    try {
      if ('task' in told) return { done: work(told.task) };
      work = prepare(told.setup);
      return {};
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** How many milliseconds a worker may continue with a task that is no longer wanted. */
const PATIENCE = 400;

/** A worker of the crew. */
interface Member<Setup, Task, Done> {
  worker: WorkerLike<Setup, Task, Done>;
  /** The setup it was last given. */
  setup?: Setup;
  /** Settles when the worker is idle. */
  idle: Promise<unknown>;
  fail(error: Error): void;
}

export class Crew<Setup, Task, Done> {
  readonly #start: () => WorkerLike<Setup, Task, Done>;
  readonly #members = new Map<number, Member<Setup, Task, Done>>();

  constructor(start: () => WorkerLike<Setup, Task, Done>) {
    this.#start = start;
  }

  /**
   * Sends a worker its setup, unless it has that already, then a task. Asking a busy worker again abandons its earlier task,
   * unless that finishes within `PATIENCE`.
   * @throws NotStarted if the worker does not get ready
   */
  async ask(at: number, setup: Setup, task: Task): Promise<Done> {
    const member = await this.#free(at);
    if (member.setup !== setup) {
      member.setup = setup;
      await this.#send(at, member, { setup }).catch((error: Error) => {
        throw new NotStarted(error.message);
      });
    }
    return (await this.#send(at, member, { task }))!;
  }

  /** Returns an idle worker for index `at`. One that stays busy for more than `PATIENCE` is replaced. */
  async #free(at: number): Promise<Member<Setup, Task, Done>> {
    const member = this.#members.get(at);
    if (!member) return this.#started(at);
    const late = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => late.resolve('late'), PATIENCE);
    const result = await Promise.race([member.idle, late.promise]);
    clearTimeout(timer);
    if (result === 'late') member.fail(new Error('it is no longer needed'));
    return this.#members.get(at) ?? this.#started(at);
  }

  #started(at: number): Member<Setup, Task, Done> {
    const worker = this.#start();
    const fail = () => {
      worker.terminate();
      this.#members.delete(at);
    };
    const member = { worker, idle: Promise.resolve(), fail };
    this.#members.set(at, member);
    return member;
  }

  #send(at: number, member: Member<Setup, Task, Done>, told: Told<Setup, Task>): Promise<Done | undefined> {
    const { worker } = member;
    const reply = Promise.withResolvers<Done | undefined>();
    member.idle = reply.promise.catch(() => undefined);
    member.fail = (error) => {
      worker.terminate();
      if (this.#members.get(at) === member) this.#members.delete(at);
      reply.reject(error);
    };
    worker.onmessage = ({ data }) => {
      if ('problem' in data) member.fail(new Error(data.problem));
      else reply.resolve(data.done);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      member.fail(new Error(event.message ?? 'a worker ended'));
    };
    worker.postMessage(told);
    return reply.promise;
  }

  /** Terminates the workers from index `workers` on. */
  shrink(workers: number): void {
    for (const [at, { fail }] of this.#members) if (at >= workers) fail(new Error('it is not needed'));
  }
}
