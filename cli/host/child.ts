/** Child processes of a host, so that long computations do not delay its tables. */
import { type ChildProcess, fork } from 'node:child_process';

/** Starts a module in its own process, which ends with the host and does not keep the host alive. */
export function startChild(module: URL): ChildProcess {
  const child = fork(module, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  return child;
}
