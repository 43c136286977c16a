/**
 * Hundreds of hostile texts: none makes the compiler or the formatter throw, hang or take time that grows faster than
 * the text. `npm run soak` tries 300,000.
 */
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const SOAK = Number(process.env.SOAK ?? 0);
const TEXTS = SOAK > 0 ? 6000 * SOAK : 250;
/** Milliseconds after which a text counts as hanging; none takes a tenth of a second. */
const HANGS = 120_000;

/** Tries the texts with numbers from `from` to below `to`; returns their failures. */
function judged(from: number, to: number): Promise<string[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { from, to } });
  const wrong: string[] = [];
  return new Promise((resolve) => {
    let seed = from;
    const end = (more: string[] = []) => {
      clearInterval(timer);
      resolve([...wrong, ...more]);
      void worker.terminate();
    };
    let since = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - since > HANGS) end([`text ${seed} hangs`]);
    }, 1000);
    worker.on('message', (message: { seed: number; wrong?: string }) => {
      ({ seed } = message);
      since = performance.now();
      if (message.wrong !== undefined) wrong.push(`text ${seed}: ${message.wrong}`);
    });
    worker.on('error', (error) => end([`text ${seed} ends the worker: ${error}`]));
    worker.on('exit', () => end(seed === to - 1 ? [] : [`the worker ended at text ${seed}`]));
  });
}

test(`${TEXTS} hostile texts do no harm`, async () => {
  expect(await judged(0, TEXTS)).toEqual([]);
});
