/**
 * Hundreds of hostile texts: none makes the compiler or the formatter throw, hang or take time that grows faster than
 * the text. `npm run soak` tries 300,000.
 */
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const SOAK = Number(process.env.SOAK ?? 0);
const CASES = SOAK > 0 ? { numRuns: 6000 * SOAK } : { numRuns: 250, seed: 1 };
/** Milliseconds after which a text counts as hanging; none takes a tenth of a second. */
const HANGS = 120_000;

test(`${CASES.numRuns} hostile texts do no harm`, async () => {
  const { promise: wrong, resolve } = Promise.withResolvers<string>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: CASES });
  let latest: string | undefined;
  const timer = setTimeout(() => resolve(`hangs: ${JSON.stringify(latest)}`), HANGS);
  worker.on('message', (message: { text?: string; wrong?: string }) => {
    timer.refresh();
    latest = message.text;
    if (message.wrong !== undefined) resolve(message.wrong);
  });
  worker.on('error', (error) => resolve(`ends the worker: ${error} ${JSON.stringify(latest)}`));
  expect(await wrong).toBe('');
  clearTimeout(timer);
  await worker.terminate();
});
