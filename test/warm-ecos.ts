/**
 * Runs `ecos` in a process that stays up, and waits for each result, so that Node need not start for every call.
 *
 * A thread talks to that process (`warm-ecos/relay.ts`), because a test that blocks while waiting cannot receive
 * messages.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** The result of running `ecos`. */
export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** A command for the process to run. */
export interface WarmCall {
  args: readonly string[];
  cwd: string;
  /** The standard input. */
  input: string;
  /** Environment variables in addition to those of the process; null removes one. */
  env: Record<string, string | null>;
}

/** The data with which the thread starts. */
export interface RelayData {
  port: MessagePort;
  /** Set to 1 and notified when the port has a result. */
  ready: Int32Array<SharedArrayBuffer>;
}

let relay: { port: MessagePort; ready: RelayData['ready'] } | undefined;

/** Runs a command. Returns undefined if the process ended, or did not answer within `longest` milliseconds. */
export function warmEcos(call: WarmCall, longest: number): Ran | undefined {
  relay ??= startRelay();
  const { port, ready } = relay;
  Atomics.store(ready, 0, 0);
  port.postMessage(call);
  const waited = Atomics.wait(ready, 0, 0, longest);
  const answer: Ran | undefined = waited === 'timed-out' ? undefined : receiveMessageOnPort(port)?.message;
  if (answer) return answer;
  port.close();
  relay = undefined;
  return undefined;
}

function startRelay() {
  const { port1, port2 } = new MessageChannel();
  const ready = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: RelayData = { port: port2, ready };
  const worker = new Worker(new URL('./warm-ecos/relay.ts', import.meta.url), {
    workerData,
    transferList: [port2],
  });
  worker.unref();
  port1.unref();
  return { port: port1, ready };
}
