/** Web workers that play games, or search. They are kept when another set is played. */

/** What is used of a worker. */
export interface WorkerLike<Task, Reply> {
  postMessage(message: Task): void;
  terminate(): void;
  onmessage: ((event: { data: Reply }) => void) | null;
  onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null;
}

/** How many milliseconds a worker may continue with what is no longer wanted. */
const PATIENCE = 400;

/** What went wrong in a worker. */
interface Problem {
  problem: string;
}

/** One of them. */
interface Mate<Task, Reply> {
  worker: WorkerLike<Task, Reply>;
  /** What it was told to play. */
  setup: unknown;
  /** Settled when it has nothing to do. */
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
   * Asks a worker, after it was told what is played. Who asks it twice at a time wants nothing any more of the first.
   * @param isReady called when it knows what is played
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

  /** The worker at a place, with nothing to do: one that is busy for long is replaced. */
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

  /** Ends workers that are not needed from now on: those from this place on. */
  shrink(workers: number): void {
    for (const [at, { fail }] of this.#mates) if (at >= workers) fail(new Error('it is not needed'));
  }
}

const isProblem = (reply: object): reply is Problem => 'problem' in reply;
