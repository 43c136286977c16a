/**
 * Processes that answer questions, so that long computations neither delay the main process nor each other: threads of one process
 * block each other whenever memory is allocated or freed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer, Functions, Question } from './answer-questions.ts';

/** A process ended before it answered. */
export class WorkerEnded extends Error {}

/** A process with functions. It neither outlives the main process nor keeps it alive. */
class WorkerProcess<F extends Functions> {
  /** What this process was told already, in the words of the one who asks. */
  readonly known = new Set<unknown>();
  readonly #child: ChildProcess;
  readonly #onEnd: () => void;
  readonly #open = new Map<number, (answer: Answer) => void>();
  #next = 0;
  #end: unknown;

  constructor(module: URL, onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#child = fork(module, {
      // Parallel garbage collection would take cores from other workers.
      execArgv: ['--single-threaded-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on('message', (answer: Answer) => this.#open.get(answer.id)?.(answer));
    this.#child.on('error', ({ message }) => this.#fail(new WorkerEnded(message)));
    this.#child.on('exit', (code, signal) =>
      this.#fail(new WorkerEnded(`the worker ended with ${signal ?? `code ${code}`}`)),
    );
  }

  /** Undefined if the process could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Calls one of its functions. Rejects with what the function throws, with `WorkerEnded`, or with the reason for which it was
   * ended.
   */
  ask<Name extends keyof F & string>(
    name: Name,
    ...args: Parameters<F[Name]>
  ): Promise<Awaited<ReturnType<F[Name]>>> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#open.set(id, (answer) => {
        this.#open.delete(id);
        if ('error' in answer) reject(answer.error);
        else resolve(answer.value as Awaited<ReturnType<F[Name]>>);
      });
      if (this.#end !== undefined) this.#fail(this.#end);
      else if (this.pid !== undefined)
        this.#child.send({ id, name, args } satisfies Question, () => undefined);
    });
  }

  /** Ends the process immediately. Open questions are rejected with the reason, if there is one. */
  async end(reason?: Error): Promise<void> {
    if (reason) this.#fail(reason);
    this.#onEnd();
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    this.#child.ref();
    if (this.#child.kill('SIGKILL')) await once(this.#child, 'exit');
  }

  #fail(reason: unknown): void {
    this.#end ??= reason;
    this.#onEnd();
    for (const [id, settle] of this.#open) settle({ id, error: this.#end });
  }
}

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

  /** @throws WorkerEnded after `close` */
  at(number: number): WorkerProcess<F> {
    if (this.#isClosed) throw new WorkerEnded('the workers have ended');
    const running = this.#workers.get(number);
    if (running) return running;
    const worker = new WorkerProcess<F>(this.#module, () => {
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
