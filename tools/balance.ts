/**
 * `npm run balance`: plays thousands of games of each kind with the bundled cards and writes `docs/research/balance.md`,
 * `docs/research/balance-polar-shores.md`, the prices that small sets are compared with (`simulate/figures/bundled-prices.ts`), and the
 * situations that effects are tried in (`simulate/effect-value/situations.generated.ts`). `-- polar-shores` writes only the page about
 * that set, and `-- situations` only the situations. `-- strengths` plays games of stronger players, which take far longer, for
 * their section of `docs/research/balance.md`; `-- hands` lets stronger players play the preset hands, for a section of both pages. Other
 * runs keep these two results. A plain run takes a few minutes, so it is not part of `npm run docs`. The same cards and version
 * give the same pages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { findingsOf } from '../simulate/figures/registry.ts';
import { handsSection, keptHands, playHands } from './balance/hands.ts';
import {
  emptyRun,
  type GamesRequest,
  KINDS,
  MEASUREMENTS,
  type Measured,
  type Measurement,
  measure,
} from './balance/measure.ts';
import { balancePage, cardFilterOf } from './balance/page.ts';
import { keptStrengths, withSection, writeStrengths } from './balance/play-strengths.ts';
import { pricesModule } from './balance/prices.ts';
import { promisesOf, type RunsByKind } from './balance/promises.ts';
import { situationsModule } from './balance/situations.ts';

const DOCS = join(import.meta.dirname, '..', 'docs', 'research');

/** Plays the games of one kind in a separate thread. */
function measured(request: GamesRequest): Promise<Measured> {
  const { promise, resolve, reject } = Promise.withResolvers<Measured>();
  const worker = new Worker(new URL(import.meta.url), { workerData: request });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}

/** Plays the games of a page and writes it. */
async function write(measurement: Measurement): Promise<RunsByKind> {
  const requests = KINDS.flatMap((kind): GamesRequest[] => {
    const set = measurement.sets[kind];
    return set === undefined ? [] : [{ kind, set, games: measurement.games, bot: 'greedy' }];
  });
  const all = await Promise.all(requests.map(measured));
  const each = <T>(value: (one: GamesRequest, at: number) => T) =>
    Object.fromEntries(requests.map((one, at) => [one.kind, value(one, at)]));
  const runs = each(({ set }, at) => ({ ...emptyRun(set), tally: all[at].tally })) as RunsByKind;
  const made = each((_, at) => all[at].made);
  const shown = cardFilterOf(measurement, runs.drafted);
  writeFileSync(
    join(DOCS, measurement.page),
    balancePage(measurement, runs, made, shown, { strengths: keptStrengths(), hands: keptHands() }),
  );
  for (const { target: what, measured: found, holds } of promisesOf(runs, shown)) {
    console.log(`${holds ? 'holds ' : 'MISSED'}  ${what}: ${found}`);
    if (!holds) process.exitCode = 1;
  }
  return runs;
}

/** Plays preset hands with stronger players, and writes the section of each page about them. */
async function writeHands(games?: number, searches?: number): Promise<void> {
  const found = await playHands(measured, games, searches);
  for (const measurement of Object.values(MEASUREMENTS)) {
    const page = join(DOCS, measurement.page);
    writeFileSync(page, withSection(readFileSync(page, 'utf8'), handsSection(measurement, found)));
  }
}

async function main(only: string | undefined): Promise<void> {
  if (only === undefined || only === 'situations') {
    writeFileSync(
      join(import.meta.dirname, '..', 'simulate', 'effect-value', 'situations.generated.ts'),
      situationsModule(MEASUREMENTS.bundled.sets.drafted),
    );
  }
  if (only === 'situations') return;
  const amounts = process.argv.slice(3).map(Number);
  if (only === 'strengths') return writeStrengths(amounts[0]);
  if (only === 'hands') return writeHands(amounts[0], amounts[1]);
  if (only !== 'polar-shores') {
    const { drafted } = await write(MEASUREMENTS.bundled);
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
else parentPort?.postMessage(measure(workerData as GamesRequest));
