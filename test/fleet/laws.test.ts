/** Games on many machines: whatever dies during the run, the lines are those of one machine, each once. On a real Redis. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { joinFleet } from '../../simulate/fleet/fleet.ts';
import { PREFIX, queueName } from '../../simulate/fleet/names.ts';
import { Workers } from '../../simulate/run/workers.ts';
import { PLAIN_RUN } from '../simulate/plain-run.ts';
import { badNetwork } from './bad-network.ts';
import { BUILD } from './build.ts';
import { law, redisOfFile, redisTest } from './redis.ts';
import { LIMIT, linesHere, playOn, type Ran, startWorkerProcess, type WorkerProcess } from './run.ts';

const GAMES = 80;
const expected = linesHere(GAMES);
const redis = redisOfFile();
let workers: WorkerProcess[] = [];
/** Each test begins with two workers. */
beforeEach(async () => {
  const isAlive = ({ child }: WorkerProcess) => child.exitCode === null && child.signalCode === null;
  workers = workers.filter(isAlive);
  while (workers.length < 2) workers.push(await startWorkerProcess(redis.address));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.end()));
});

/** Expects all games, each as one machine plays it. */
function expectAll({ lines, lost, trouble }: Ran): void {
  expect(lost).toEqual([]);
  expect(trouble).toBe(undefined);
  expect(lines).toHaveLength(GAMES);
  expect(lines.findIndex((line, game) => line !== expected[game])).toBe(-1);
}

/** Plays all games, and calls `meanwhile` after a few of them, when both workers are playing. */
async function playWithDisturbance(disturb: () => void, address = redis.address): Promise<Ran> {
  let isDone = false;
  const active = `${PREFIX}:${queueName(BUILD)}:active`;
  const ran = await playOn(address, GAMES, {
    played: async (_, batches) => {
      if (batches !== 6) return;
      await vi.waitUntil(async () => (await redis.client.llen(active)) >= 2, {
        timeout: 60_000,
        interval: 5,
      });
      disturb();
      isDone = true;
    },
  });
  expect(isDone).toBe(true);
  return ran;
}

redisTest.each<[string, () => void]>([
  ['nothing happens', () => undefined],
  ['a process that plays is killed', () => process.kill(workers[0].children()[0], 'SIGKILL')],
  ['a worker is killed', () => void workers[0].end('SIGKILL')],
  ['a worker is stopped with SIGTERM', () => void workers[0].end()],
  ['Redis is emptied', () => void redis.client.flushall()],
  ['Redis is killed and starts empty', () => void redis.kill().then(() => redis.start())],
])(law('two workers play the same games as one machine: %s'), async (_, disturb) => {
  expectAll(await playWithDisturbance(disturb));
});

redisTest(
  law('a worker that is paused for longer than its locks last does not change the games'),
  async () => {
    const [{ child }] = workers;
    const ran = await playWithDisturbance(() => {
      child.kill('SIGSTOP');
      void setTimeout(1_600).then(() => child.kill('SIGCONT'));
    });
    child.kill('SIGCONT');
    expectAll(ran);
  },
);

redisTest(law('two simultaneous runs of the same games both get all games'), async () => {
  for (const ran of await Promise.all([1, 2].map(() => playOn(redis.address, GAMES)))) expectAll(ran);
});

redisTest(law('a Redis without memory only delays a run'), async () => {
  const ran = await playWithDisturbance(() => {
    void redis.client.config('SET', 'maxmemory', '1');
    void setTimeout(1_500).then(() => redis.client.config('SET', 'maxmemory', '0'));
  });
  expectAll(ran);
  expect(ran.messages).toContain(
    `${redis.address} refuses commands: it is out of memory (maxmemory). Still trying.`,
  );
});

redisTest(law('a network with delays, silence and lost connections does not change the games'), async () => {
  const network = await badNetwork(redis.port);
  const worker = await startWorkerProcess(network.address);
  // Only the worker behind the bad network plays.
  await Promise.all(workers.map((one) => one.end()));
  const lost = `Lost the connection to ${network.address}. Reconnecting.`;
  const messages: string[] = [];
  const losses = () => messages.filter((line) => line === lost).length;
  let lossesBefore = Number.POSITIVE_INFINITY;
  const ran = await playOn(network.address, GAMES, {
    silence: 1_000,
    notify: (line) => messages.push(line),
    played: async (_, batches) => {
      if (batches === 4) network.cut();
      if (batches === 8) await network.down(2_000);
      if (batches !== 10) return;
      lossesBefore = losses();
      network.fallSilent();
    },
  });
  expectAll(ran);
  // The silent connections were never closed, so the client itself noticed the loss.
  expect(losses()).toBeGreaterThan(lossesBefore);
  expect(messages).toContain(`Reconnected to ${network.address}.`);
  await worker.end();
  network.close();
});

const QUIET = { build: BUILD, limit: LIMIT, notify: () => undefined, workers: () => undefined };

redisTest(law('a batch that is stopped while it is added does not stay in Redis'), async () => {
  await Promise.all(workers.map((worker) => worker.end()));
  const fleet = await joinFleet(redis.address, PLAIN_RUN, QUIET);
  const players = new Workers(fleet);
  // The batch is added later, because its set-up has to be stored again.
  await redis.client.flushall();
  const asked = expect(players.play(0, PLAIN_RUN, { from: 0, to: 1 })).rejects.toThrow('the run was stopped');
  await new Promise(setImmediate);
  await fleet.stop();
  await asked;
  await setTimeout(500);
  expect(await redis.client.keys(`${PREFIX}:${queueName(BUILD)}:r*`)).toEqual([]);
  await players.close();
});

redisTest(law('a run ends even while Redis is down'), async () => {
  const players = new Workers(await joinFleet(redis.address, PLAIN_RUN, QUIET));
  await redis.kill();
  const asked = expect(players.play(0, PLAIN_RUN, { from: 0, to: 1 })).rejects.toThrow('the run is over');
  await players.close();
  await asked;
  await redis.start();
});

redisTest(law('a worker stops on SIGTERM even while Redis is down'), async () => {
  const [{ child }] = workers;
  await redis.kill();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await redis.start();
});
