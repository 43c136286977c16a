/**
 * Starts the worker, with a second way for its answers. After a key Chrome holds messages of workers back until the frame with
 * that key has been shown; those of a broadcast channel it does not. So problems and the card are there a frame earlier.
 */
import type { QuestionWorker } from './question-line.ts';

export function startWorker(): QuestionWorker {
  // The channel has the name of the worker, which no other page has.
  const name = `studio ${crypto.getRandomValues(new Uint32Array(4)).join(' ')}`;
  const worker = new Worker('worker.js', { name, type: 'module' });
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => worker.dispatchEvent(new MessageEvent('message', { data }));
  const terminate = worker.terminate.bind(worker);
  worker.terminate = () => {
    channel.close();
    terminate();
  };
  return worker;
}
