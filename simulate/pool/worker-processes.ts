/**
 * Processes that answer questions, so that long computations neither delay the main process nor each other: threads of one process
 * block each other whenever memory is allocated or freed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer, Functions, Question } from './answer-questions.ts';

/** A process ended before it answered. */
export class WorkerEndError extends Error {}

/** Starts a process with functions. It neither outlives the main process nor keeps it alive. */
function startProcess<F extends Functions>(module: URL, onEnd: () => void) {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  let ended: unknown;
  const fail = (reason: unknown): void => {
    ended ??= reason;
    onEnd();
    for (const { reject } of open.values()) reject(ended);
    open.clear();
  };
  const child = fork(module, {
    // Parallel garbage collection would take cores from other workers.
    execArgv: ['--single-threaded-gc'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  child.on('message', (answer: Answer) => {
    const question = open.get(answer.id);
    open.delete(answer.id);
    if ('error' in answer) question?.reject(answer.error);
    else question?.resolve(answer.value);
  });
  child.on('error', ({ message }) => fail(new WorkerEndError(message)));
  child.on('exit', (code, signal) =>
    fail(new WorkerEndError(`the worker ended with ${signal ?? `code ${code}`}`)),
  );
  return {
    /** What this process was told already, in the words of the one who asks. */
    known: new Set<unknown>(),
    /** Undefined if the process could not be started. */
    pid: child.pid,
    /**
     * Calls one of its functions. Rejects with what the function throws, with `WorkerEndError`, or with the reason for which it was
     * ended.
     */
    ask: async <Name extends keyof F & string>(
      name: Name,
      ...args: Parameters<F[Name]>
    ): Promise<Awaited<ReturnType<F[Name]>>> => {
      if (ended !== undefined) throw ended;
      const [id, question] = [asked++, Promise.withResolvers<unknown>()];
      open.set(id, question);
      if (child.pid !== undefined) child.send({ id, name, args } satisfies Question, () => undefined);
      return question.promise as Promise<Awaited<ReturnType<F[Name]>>>;
    },
    /** Ends the process immediately. Open questions are rejected with the reason, if there is one. */
    end: async (reason?: Error): Promise<void> => {
      if (reason) fail(reason);
      onEnd();
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      if (child.kill('SIGKILL')) await once(child, 'exit');
    },
  };
}
type WorkerProcess<F extends Functions> = ReturnType<typeof startProcess<F>>;

/** Processes of one kind, by number. Each starts when it is first needed, and again if it has ended. */
export class WorkerProcesses<F extends Functions> {
  readonly #module: URL;
  readonly #workers = new Map<number, WorkerProcess<F>>();
  #isClosed = false;

  constructor(module: URL) {
    this.#module = module;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The ids of the running processes. */
  get pids(): number[] {
    return [...this.#workers.values()].flatMap(({ pid }) => pid ?? []);
  }

  /** @throws WorkerEndError after `close` */
  at(number: number): WorkerProcess<F> {
    if (this.#isClosed) throw new WorkerEndError('the workers have ended');
    const running = this.#workers.get(number);
    if (running) return running;
    const worker = startProcess<F>(this.#module, () => {
      if (this.#workers.get(number) === worker) this.#workers.delete(number);
    });
    this.#workers.set(number, worker);
    return worker;
  }

  /** Ends all processes immediately. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#workers.values()].map((worker) => worker.end()));
  }
}
