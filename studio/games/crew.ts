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
interface Mate<Task, Reply> {
  worker: WorkerLike<Task, Reply>;
  /** The setup it was last given. */
  setup: unknown;
  /** Settles when the worker is idle. */
  idle: Promise<unknown>;
  fail(error: Error): void;
}

export class Crew<Task, Reply extends object> {
  readonly #start: () => WorkerLike<Task, Reply>;
  readonly #mates = new Map<number, Mate<Task, Reply>>();

  constructor(start: () => WorkerLike<Task, Reply>) {
    this.#start = start;
  }

  /**
   * Sends a worker its setup, unless it has that already, then a task. Asking a busy worker again abandons its earlier task,
   * unless that finishes within `PATIENCE`.
   * @param isReady called when the worker has the setup
   */
  async ask(at: number, setup: Task, task: Task, isReady: () => void): Promise<Exclude<Reply, Problem>> {
    const mate = await this.#free(at);
    if (mate.setup !== setup) {
      mate.setup = setup;
      await this.#tell(at, mate, setup);
    }
    isReady();
    return this.#tell(at, mate, task);
  }

  /** Returns an idle worker for index `at`. One that stays busy for more than `PATIENCE` is replaced. */
  async #free(at: number): Promise<Mate<Task, Reply>> {
    const mate = this.#mates.get(at);
    if (!mate) return this.#started(at);
    const late = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => late.resolve('late'), PATIENCE);
    const came = await Promise.race([mate.idle, late.promise]);
    clearTimeout(timer);
    if (came === 'late') mate.fail(new Error('nobody waits for it'));
    return this.#mates.get(at) ?? this.#started(at);
  }

  #started(at: number): Mate<Task, Reply> {
    const worker = this.#start();
    const fail = () => {
      worker.terminate();
      this.#mates.delete(at);
    };
    const mate: Mate<Task, Reply> = { worker, setup: undefined, idle: Promise.resolve(), fail };
    this.#mates.set(at, mate);
    return mate;
  }

  #tell(at: number, mate: Mate<Task, Reply>, task: Task): Promise<Exclude<Reply, Problem>> {
    const { worker } = mate;
    const reply = Promise.withResolvers<Exclude<Reply, Problem>>();
    mate.idle = reply.promise.catch(() => undefined);
    mate.fail = (error) => {
      worker.terminate();
      if (this.#mates.get(at) === mate) this.#mates.delete(at);
      reply.reject(error);
    };
    worker.onmessage = ({ data }) => {
      if (isProblem(data)) mate.fail(new Error(data.problem));
      else reply.resolve(data as Exclude<Reply, Problem>);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      mate.fail(new Error(event.message ?? 'a worker ended'));
    };
    worker.postMessage(task);
    return reply.promise;
  }

  /** Terminates the workers from index `workers` on. */
  shrink(workers: number): void {
    for (const [at, { fail }] of this.#mates) if (at >= workers) fail(new Error('it is not needed'));
  }
}

const isProblem = (reply: object): reply is Problem => 'problem' in reply;
