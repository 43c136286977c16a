/**
 * Processes that answer questions, so that long computations neither delay the main process nor each other: threads of one process
 * block each other whenever memory is allocated or freed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type Endpoint, expose, wrap } from 'comlink';
import { type Functions, type StartWorker, WorkerEndError } from '../run/remote-worker.ts';

/** Sends messages to the process at the other end. They are dropped if it is gone. */
const endpointOf = (other: ChildProcess | NodeJS.Process): Endpoint => ({
  postMessage: (message) =>
    other.pid !== undefined && other.send?.(message, undefined, undefined, () => undefined),
  addEventListener: (_, listen) =>
    // Each message has its own turn, as in browsers: an answer is sent before the next question is read.
    other.on('message', (data: unknown) =>
      setImmediate(listen as (event: { data: unknown }) => void, { data }),
    ),
  removeEventListener: () => undefined,
});

/** Starts processes that run a module. They neither outlive the main process nor keep it alive. */
export const processStarter =
  <F extends Functions>(module: URL): StartWorker<F> =>
  (fail) => {
    const child = fork(module, {
      // Parallel garbage collection would take cores from other workers.
      execArgv: ['--single-threaded-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.on('error', ({ message }) => fail(new WorkerEndError(message)));
    child.on('exit', (code, signal) =>
      fail(new WorkerEndError(`the worker ended with ${signal ?? `code ${code}`}`)),
    );
    return {
      service: wrap(endpointOf(child)) as F,
      pid: child.pid,
      async end() {
        if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
        child.ref();
        if (child.kill('SIGKILL')) await once(child, 'exit');
      },
    };
  };

/** Answers the questions of the main process until that ends. */
export function answerQuestions(functions: Functions): void {
  // A terminal sends Ctrl-C to all processes of a command. Only the main process decides what happens to open questions.
  process.on('SIGINT', () => undefined);
  process.once('disconnect', () => process.exit());
  expose(functions, endpointOf(process));
}
