/**
 * Runs `ecos` in one process that stays up, and waits for each result, without starting Node again for every call.
 *
 * A thread talks to that process (`warm-ecos/relay.ts`), because a test that waits for a result cannot receive messages.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** What a run of `ecos` left behind. */
export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** What the process is asked to do. */
export interface WarmCall {
  args: readonly string[];
  cwd: string;
  /** What is on standard input. */
  input: string;
  /** What its environment has besides that of the process; null where it lacks what that has. */
  env: Record<string, string | null>;
}

/** What the thread is given when it starts. */
export interface RelayData {
  port: MessagePort;
  /** Set to 1 and notified when a result is in the port. */
  ready: Int32Array<SharedArrayBuffer>;
}

let relay: { port: MessagePort; ready: RelayData['ready'] } | undefined;

/** Runs a command. Returns nothing when the process ended instead of answering, or did not answer in time. */
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
