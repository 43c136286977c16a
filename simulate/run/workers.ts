/** Workers that answer questions: processes of Node, or those of a browser. Only how one is started differs. */
import type { Batch } from './match.ts';
import { NotStartedError } from './schedule.ts';

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

/** Workers of one kind, by number. Each starts when it is first needed, and again if it has ended. */
export class Workers<F extends Functions> {
  readonly #start: StartWorker<F>;
  readonly #running = new Map<number, ReturnType<typeof startWorker<F>>>();
  isClosed = false;

  constructor(start: StartWorker<F>) {
    this.#start = start;
  }

  /** The ids of the running processes. */
  get pids(): number[] {
    return [...this.#running.values()].flatMap(({ pid }) => pid ?? []);
  }

  /** @throws WorkerEndError after `close` */
  at(number: number) {
    if (this.isClosed) throw new WorkerEndError('the workers have ended');
    const running = this.#running.get(number);
    if (running) return running;
    const worker = startWorker(this.#start, () => {
      if (this.#running.get(number) === worker) this.#running.delete(number);
    });
    this.#running.set(number, worker);
    return worker;
  }

  /** Ends all workers immediately, even in the middle of a batch. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.#running.values()].map((worker) => worker.end()));
  }
}

function startWorker<F extends Functions>(start: StartWorker<F>, onEnd: () => void) {
  const open = new Set<(reason: Error) => void>();
  let ended: Error | undefined;
  let ending: unknown;
  const fail = (reason: Error): void => {
    ended ??= reason;
    onEnd();
    for (const reject of open) reject(ended);
  };
  const { service, pid, end } = start(fail);
  return {
    /** What this worker was told already, in the words of the one who asks. */
    known: new Set<unknown>(),
    pid,
    /**
     * Calls one of its functions. Rejects with what the function throws, with `WorkerEndError`, or with the reason for which it was
     * ended.
     */
    ask: async <Name extends keyof F & string>(
      name: Name,
      ...args: Parameters<F[Name]>
    ): Promise<Awaited<ReturnType<F[Name]>>> => {
      if (ended) throw ended;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      open.add(reject);
      Promise.resolve(service[name](...args)).then(resolve, reject);
      return promise.finally(() => open.delete(reject)) as Promise<Awaited<ReturnType<F[Name]>>>;
    },
    /** Ends the worker immediately. Open questions are rejected with the reason. */
    end: async (reason: Error = new WorkerEndError('the worker was ended')): Promise<void> => {
      fail(reason);
      ending ??= end();
      await ending;
    },
  };
}

/** What a worker of a pool can be asked: it takes what all batches of a run share, then plays them. */
export interface BatchFunctions<Work, Done> extends Functions {
  setUp(work: Work): void;
  play(batch: Batch): Done[] | Promise<Done[]>;
}

/** @param doerOf makes the function that does the piece of work at an index */
export function batchFunctions<Work, Done>(
  doerOf: (work: Work) => (at: number) => Done,
): BatchFunctions<Work, Done> {
  let one: ((at: number) => Done) | undefined;
  return {
    setUp(work) {
      one = doerOf(work);
    },
    play({ from, to }) {
      const doOne = one;
      if (!doOne) throw new Error('a worker received games before their setup');
      return Array.from({ length: to - from }, (_, at) => doOne(from + at));
    },
  };
}

/** The longest delay of a timer, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Workers that play batches of any run. Each gets one batch at a time, and keeps what its last run shares. A batch comes back whole
 * or not at all, so a worker that dies costs only time. One that takes too long is ended, which has the same effect.
 */
export class WorkerPool<Work, Done> {
  readonly workers: Workers<BatchFunctions<Work, Done>>;

  constructor(start: StartWorker<BatchFunctions<Work, Done>>) {
    this.workers = new Workers(start);
  }

  /** @param limit how many milliseconds it may take before the worker counts as stuck */
  async play(at: number, work: Work, { from, to }: Batch, limit = LONGEST_TIMER_MS): Promise<Done[]> {
    if (this.workers.isClosed) throw new NotStartedError('the run is over');
    const worker = this.workers.at(at);
    const stuck = new Error(`it took longer than ${limit / 1000} s (--stuck-after)`);
    const timer = setTimeout(() => void worker.end(stuck), Math.min(limit, LONGEST_TIMER_MS));
    try {
      if (!worker.known.has(work)) {
        await worker.ask('setUp', work);
        worker.known.clear();
        worker.known.add(work);
      }
      return await worker.ask('play', { from, to });
    } catch (error) {
      await worker.end();
      throw worker.known.has(work) || error === stuck ? error : new NotStartedError((error as Error).message);
    } finally {
      clearTimeout(timer);
    }
  }
}
