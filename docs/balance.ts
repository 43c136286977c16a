/**
 * `npm run balance`: plays four thousand games of each kind with the bundled cards and writes `docs/balance.md`
 * and the prices that small sets are compared with (`simulate/findings/bundled-prices.ts`). It takes a few minutes, so it is not part
 * of `npm run docs`. The same cards and version give the same page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { findingsOf } from '../simulate/findings/findings.ts';
import { KINDS, type Kind, type Measured, measure, runOf } from './balance/measure.ts';
import { balancePage } from './balance/page.ts';
import { pricesModule } from './balance/prices.ts';
import { promisesOf } from './balance/promises.ts';

/** Plays each kind of game in a separate thread. */
function measured(kind: Kind): Promise<Measured> {
  const { promise, resolve, reject } = Promise.withResolvers<Measured>();
  const worker = new Worker(new URL(import.meta.url), { workerData: kind });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}

async function main(): Promise<void> {
  const all = await Promise.all(KINDS.map(measured));
  const each = <T>(value: (kind: Kind, one: Measured) => T) =>
    Object.fromEntries(KINDS.map((kind, at) => [kind, value(kind, all[at])])) as Record<Kind, T>;
  const runs = each((kind, { tally }) => ({ ...runOf(kind), tally }));
  writeFileSync(
    join(import.meta.dirname, 'balance.md'),
    balancePage(
      runs,
      each((_, { made }) => made),
    ),
  );
  const { price } = findingsOf(runs.drafted);
  if (price?.of !== 'run') throw new Error('the bundled cards have no price line');
  writeFileSync(
    join(import.meta.dirname, '..', 'simulate', 'findings', 'bundled-prices.ts'),
    pricesModule(price),
  );
  for (const { asked, measured: found, holds } of promisesOf(runs)) {
    console.log(`${holds ? 'holds ' : 'MISSED'}  ${asked}: ${found}`);
    if (!holds) process.exitCode = 1;
  }
}

if (isMainThread) await main();
else parentPort?.postMessage(measure(workerData as Kind));
