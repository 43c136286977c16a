/**
 * `npm run balance`: plays thousands of games of each kind with the bundled cards and writes `docs/balance.md`,
 * `docs/balance-polar-shores.md`, the prices that small sets are compared with (`simulate/findings/bundled-prices.ts`),
 * and the situations that effects are tried in (`simulate/worth/situations.generated.ts`). With `-- polar-shores` only the page
 * about that set, with `-- situations` only those. `-- strengths` plays games of stronger players, which take far longer, for the
 * section of `docs/balance.md` about them; all others keep what it found. It takes a few minutes, so it is not part of `npm run docs`. The same
 * cards and version give the same pages.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { findingsOf } from '../simulate/findings/findings.ts';
import {
  KINDS,
  type Kind,
  MEASUREMENTS,
  type Measured,
  type Measurement,
  measure,
  runOf,
} from './balance/measure.ts';
import { balancePage, shownOf } from './balance/page.ts';
import { keptStrengths, writeStrengths } from './balance/play-strengths.ts';
import { pricesModule } from './balance/prices.ts';
import { promisesOf, type Runs } from './balance/promises.ts';
import { situationsModule } from './balance/situations.ts';

/** What a thread plays. */
interface Asked {
  kind: Kind;
  set: string;
  games: number;
}

/** Plays the games of one kind in a separate thread. */
function measured(asked: Asked): Promise<Measured> {
  const { promise, resolve, reject } = Promise.withResolvers<Measured>();
  const worker = new Worker(new URL(import.meta.url), { workerData: asked });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}

/** Plays the games of a page and writes it. */
async function write(measurement: Measurement): Promise<Runs> {
  const asked = KINDS.flatMap((kind): Asked[] => {
    const set = measurement.sets[kind];
    return set === undefined ? [] : [{ kind, set, games: measurement.games }];
  });
  const all = await Promise.all(asked.map(measured));
  const each = <T>(value: (one: Asked, at: number) => T) =>
    Object.fromEntries(asked.map((one, at) => [one.kind, value(one, at)]));
  const runs = each(({ set }, at) => ({ ...runOf(set), tally: all[at].tally })) as Runs;
  const made = each((_, at) => all[at].made);
  const shown = shownOf(measurement, runs.drafted);
  writeFileSync(
    join(import.meta.dirname, measurement.page),
    balancePage(measurement, runs, made, shown, keptStrengths()),
  );
  for (const { asked: what, measured: found, holds } of promisesOf(runs, shown)) {
    console.log(`${holds ? 'holds ' : 'MISSED'}  ${what}: ${found}`);
    if (!holds) process.exitCode = 1;
  }
  return runs;
}

async function main(only: string | undefined): Promise<void> {
  if (only !== 'polar-shores' && only !== 'strengths') {
    writeFileSync(
      join(import.meta.dirname, '..', 'simulate', 'worth', 'situations.generated.ts'),
      situationsModule(MEASUREMENTS.published.sets.drafted),
    );
  }
  if (only === 'situations') return;
  if (only === 'strengths') return writeStrengths(...process.argv.slice(3, 4).map(Number));
  if (only !== 'polar-shores') {
    const { drafted } = await write(MEASUREMENTS.published);
    const { price } = findingsOf(drafted);
    if (price?.of !== 'run') throw new Error('the bundled cards have no price line');
    writeFileSync(
      join(import.meta.dirname, '..', 'simulate', 'findings', 'bundled-prices.ts'),
      pricesModule(price),
    );
  }
  await write(MEASUREMENTS['polar-shores']);
}

if (isMainThread) await main(process.argv[2]);
else {
  const { kind, set, games } = workerData as Asked;
  parentPort?.postMessage(measure(kind, set, games));
}
