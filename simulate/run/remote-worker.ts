/** Workers that answer questions, somewhere else: in processes of Node, in a browser, on other machines. */

/** What a worker can be asked, by name. */
export type Functions = Record<string, (...args: never[]) => unknown>;

/** A worker that was started: its functions, which answer with promises, and its end. */
export interface StartedWorker<Service> {
  service: Service;
  /** The id of its process, if it has one and could be started. */
  pid?: number | undefined;
  end(): unknown;
}

/** Starts a worker. @param fail called if it dies */
export type StartWorker<Service> = (fail: (error: Error) => void) => StartedWorker<Service>;

/** A worker ended before it answered. */
export class WorkerEndError extends Error {}

/** A worker, and the questions that it has not answered yet. */
class RemoteWorker<F extends Functions> {
  readonly #worker: StartedWorker<F>;
  readonly #open = new Set<(reason: Error) => void>();
  #ended: Error | undefined;
  #ending: Promise<unknown> | undefined;
  /** What this worker was told already, in the words of the one who asks. */
  readonly known = new Set<unknown>();

  constructor(start: StartWorker<F>) {
    this.#worker = start((reason) => this.#fail(reason));
  }

  get pid(): number | undefined {
    return this.#worker.pid;
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /**
   * Calls one of its functions. Rejects with what the function throws, with `WorkerEndError`, or with the reason for which it was
   * ended.
   */
  async ask<Name extends keyof F & string>(
    name: Name,
    ...args: Parameters<F[Name]>
  ): Promise<Awaited<ReturnType<F[Name]>>> {
    if (this.#ended) throw this.#ended;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#open.add(reject);
    Promise.resolve(this.#worker.service[name](...args)).then(resolve, reject);
    return promise.finally(() => this.#open.delete(reject)) as Promise<Awaited<ReturnType<F[Name]>>>;
  }

  /** Ends the worker immediately. Open questions are rejected with the reason. */
  async end(reason: Error = new WorkerEndError('the worker was ended')): Promise<void> {
    this.#fail(reason);
    this.#ending ??= Promise.resolve(this.#worker.end());
    await this.#ending;
  }

  #fail(reason: Error): void {
    this.#ended ??= reason;
    for (const reject of this.#open) reject(this.#ended);
  }
}

/** Workers of one kind, by number. Each starts when it is first needed, and again if it has ended. */
export class RemoteWorkers<F extends Functions> {
  readonly #start: StartWorker<F>;
  readonly #running = new Map<number, RemoteWorker<F>>();
  isClosed = false;

  constructor(start: StartWorker<F>) {
    this.#start = start;
  }

  /** The ids of the running processes. */
  get pids(): number[] {
    return [...this.#running.values()].flatMap(({ pid, hasEnded }) => (hasEnded ? [] : (pid ?? [])));
  }

  /** @throws WorkerEndError after `close` */
  at(number: number): RemoteWorker<F> {
    if (this.isClosed) throw new WorkerEndError('the workers have ended');
    const running = this.#running.get(number);
    if (running && !running.hasEnded) return running;
    const worker = new RemoteWorker(this.#start);
    this.#running.set(number, worker);
    return worker;
  }

  /** Ends all workers immediately, even while they answer. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.#running.values()].map((worker) => worker.end()));
  }
}
