/**
 * Starts the worker, with a second channel for its answers. After a key press, Chrome delays messages from workers until the
 * frame with that key has been shown, but not those of a broadcast channel. So problems and the card appear a frame earlier.
 */
import type { QuestionWorker } from './question-line.ts';

export function startWorker(): QuestionWorker {
  // The channel has the name of the worker, which is unique to this page.
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
