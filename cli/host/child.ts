/** Processes of a host: what takes long does not keep its tables waiting. */
import { type ChildProcess, fork } from 'node:child_process';

/** Starts a module in a process of its own, which ends with the host and does not keep it alive. */
export function startChild(module: URL): ChildProcess {
  const child = fork(module, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  return child;
}
