/** Web workers that play games, or search. They are reused for another set. */

/** The part of a worker that is used. */
export interface WorkerLike<Task, Reply> {
  postMessage(message: Task): void;
  terminate(): void;
  onmessage: ((event: { data: Reply }) => void) | null;
  onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null;
}

/** How many milliseconds a worker may continue with a task that is no longer wanted. */
const PATIENCE = 400;

/** An error in a worker. */
interface Problem {
  problem: string;
}

/** A worker of the crew. */
interface Member<Task, Reply> {
  worker: WorkerLike<Task, Reply>;
  /** The setup it was last given. */
  setup: unknown;
  /** Settles when the worker is idle. */
  idle: Promise<unknown>;
  fail(error: Error): void;
}

export class Crew<Task, Reply extends object> {
  readonly #start: () => WorkerLike<Task, Reply>;
  readonly #members = new Map<number, Member<Task, Reply>>();

  constructor(start: () => WorkerLike<Task, Reply>) {
    this.#start = start;
  }

  /**
   * Sends a worker its setup, unless it has that already, then a task. Asking a busy worker again abandons its earlier task,
   * unless that finishes within `PATIENCE`.
   * @param isReady called when the worker has the setup
   */
  async ask(at: number, setup: Task, task: Task, isReady: () => void): Promise<Exclude<Reply, Problem>> {
    const member = await this.#free(at);
    if (member.setup !== setup) {
      member.setup = setup;
      await this.#send(at, member, setup);
    }
    isReady();
    return this.#send(at, member, task);
  }

  /** Returns an idle worker for index `at`. One that stays busy for more than `PATIENCE` is replaced. */
  async #free(at: number): Promise<Member<Task, Reply>> {
    const member = this.#members.get(at);
    if (!member) return this.#started(at);
    const late = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => late.resolve('late'), PATIENCE);
    const result = await Promise.race([member.idle, late.promise]);
    clearTimeout(timer);
    if (result === 'late') member.fail(new Error('it is no longer needed'));
    return this.#members.get(at) ?? this.#started(at);
  }

  #started(at: number): Member<Task, Reply> {
    const worker = this.#start();
    const fail = () => {
      worker.terminate();
      this.#members.delete(at);
    };
    const member: Member<Task, Reply> = { worker, setup: undefined, idle: Promise.resolve(), fail };
    this.#members.set(at, member);
    return member;
  }

  #send(at: number, member: Member<Task, Reply>, task: Task): Promise<Exclude<Reply, Problem>> {
    const { worker } = member;
    const reply = Promise.withResolvers<Exclude<Reply, Problem>>();
    member.idle = reply.promise.catch(() => undefined);
    member.fail = (error) => {
      worker.terminate();
      if (this.#members.get(at) === member) this.#members.delete(at);
      reply.reject(error);
    };
    worker.onmessage = ({ data }) => {
      if (isProblem(data)) member.fail(new Error(data.problem));
      else reply.resolve(data as Exclude<Reply, Problem>);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      member.fail(new Error(event.message ?? 'a worker ended'));
    };
    worker.postMessage(task);
    return reply.promise;
  }

  /** Terminates the workers from index `workers` on. */
  shrink(workers: number): void {
    for (const [at, { fail }] of this.#members) if (at >= workers) fail(new Error('it is not needed'));
  }
}

const isProblem = (reply: object): reply is Problem => 'problem' in reply;
