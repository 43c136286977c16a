/** A thread that passes calls to the process that runs `ecos`, and returns its results. */
import { fork } from 'node:child_process';
import { workerData } from 'node:worker_threads';
import type { RelayData } from '../warm-ecos.ts';

const { port, ready } = workerData as RelayData;
const child = fork(new URL('./server.ts', import.meta.url), {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  execArgv: [],
  env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
});

function answer(result: unknown): void {
  port.postMessage(result);
  Atomics.store(ready, 0, 1);
  Atomics.notify(ready, 0);
}

child.on('message', answer);
// Tells a waiting test that there is no result.
child.on('exit', () => answer(undefined));
port.on('message', (call) => child.send(call));
port.on('close', () => child.kill('SIGKILL'));
