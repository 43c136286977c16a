/** Games on many machines: workers over a Redis compared with processes here, and what the queue alone can do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { topSource } from '../cli/load/sources/sources.ts';
import { BUILD } from '../cli/simulation/fleet.ts';
import { compile } from '../compiler/compile.ts';
import { joinFleet } from '../simulate/fleet/fleet.ts';
import { PREFIX, queueName } from '../simulate/fleet/names.ts';
import { startPool } from '../simulate/pool/pool.ts';
import { countMatch, matchOf, type Setup } from '../simulate/run/match.ts';
import { type Players, playGames } from '../simulate/run/schedule.ts';
import { median, type Row } from './row.ts';

const ROUNDS = 5;
/** Greedy games of a round. */
const GAMES = 1_200;
/** Games without anything in them, in batches of 500. */
const [FEW, MANY] = [1e5, 1e7];
const REDIS_SERVER = 'redis-server';
const OPTIONS = {
  ...{ build: BUILD, name: 'bench', limit: 600_000 },
  ...{ tell: () => undefined, workers: () => undefined },
};

/** Needs a `redis-server` in the path. */
export async function measureFleet(): Promise<Row[]> {
  const port = await freePort();
  const server = spawn(REDIS_SERVER, ['--port', `${port}`, '--save', '', '--dir', tmpdir()], {
    stdio: 'ignore',
  });
  const isThere = await Promise.race([
    once(server, 'spawn').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  if (!isThere) {
    console.error(`${REDIS_SERVER} is not in the path: games on many machines are not measured`);
    return [];
  }
  const redis = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  redis.on('error', () => undefined);
  await redis.ping();
  const address = `redis://127.0.0.1:${port}`;
  try {
    return [...(await compared(address)), ...(await empty(address, redis))];
  } finally {
    redis.disconnect();
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
}

/** The same greedy games with all cards, alternately on two processes here and on a worker with two. */
async function compared(address: string): Promise<Row[]> {
  const { sets, known } = topSource([]);
  const setup: Setup = {
    chain: compile(sets, known).sets[0].chain,
    options: { players: 4, seed: 1, bots: ['greedy', 'greedy', 'greedy', 'greedy'] },
    inherited: true,
    against: null,
  };
  const worker = await startWorker(address);
  const pool = startPool(setup, 2);
  const fleet = await joinFleet(address, setup, OPTIONS);
  const [here, there] = [new Measured(setup, pool), new Measured(setup, fleet, fleet.batchTime)];
  try {
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const one of [here, there]) await one.play(GAMES, round > 0);
    }
  } finally {
    await Promise.all([pool.close(), fleet.close()]);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  return [
    {
      name: 'games of a worker with two processes over a Redis: speed relative to two processes here',
      value: median(here.times) / median(there.times),
      unit: '×',
      aim: { is: 'least', value: 0.95 },
      from: { here: median(here.times), there: median(there.times) },
    },
    {
      name: 'processor time of the run for a game of a worker over a Redis, relative to one of a process here',
      value: median(there.costs) / median(here.costs),
      unit: '×',
      aim: { is: 'most', value: 2 },
      from: { here: median(here.costs), there: median(there.costs) },
    },
  ];
}

/** Plays rounds, and keeps how many seconds and how much processor time of this process each took. */
class Measured {
  readonly times: number[] = [];
  /** Milliseconds for a game. */
  readonly costs: number[] = [];
  readonly #setup: Setup;
  readonly #pool: Players<string>;
  readonly #batchTime: number | undefined;

  constructor(setup: Setup, pool: Players<string>, batchTime?: number) {
    this.#setup = setup;
    this.#pool = pool;
    this.#batchTime = batchTime;
  }

  async play(games: number, isKept: boolean): Promise<void> {
    const match = matchOf(this.#setup);
    const [start, before] = [performance.now(), process.cpuUsage()];
    await playGames(
      this.#pool,
      [{ from: 0, to: games }],
      {
        played: (_, lines) => {
          for (const line of lines.split('\n').slice(0, -1)) countMatch(match, JSON.parse(line));
        },
        lost: (game) => {
          throw new Error(`game ${game} was lost`);
        },
        stopped: () => false,
      },
      this.#batchTime,
    );
    const { user, system } = process.cpuUsage(before);
    if (!isKept) return;
    this.times.push((performance.now() - start) / 1000);
    this.costs.push((user + system) / 1000 / games);
  }
}

/** What the queue does with batches that have nothing in them: how many, and with how much memory. */
async function empty(address: string, redis: Redis): Promise<Row[]> {
  const setup: Setup = {
    ...{ chain: [], inherited: false, against: null },
    options: { players: 2, seed: 1, bots: ['random', 'random'] },
  };
  const { hostname: host, port } = new URL(address);
  const worker = new Worker(queueName(BUILD), async () => ({ by: 'bench', games: '' }), {
    ...{ connection: { host, port: Number(port) }, prefix: PREFIX, concurrency: 2 },
  });
  const memory: number[] = [];
  let rate = 0;
  for (const games of [FEW, MANY]) {
    const fleet = await joinFleet(address, setup, { ...OPTIONS, read: () => '' });
    let [batches, most] = [0, 0];
    const start = performance.now();
    await playGames(fleet, [{ from: 0, to: games }], {
      played: () => {
        // Now and then, so that asking is not what is measured.
        if (++batches % 100 === 0) void used(redis).then((bytes) => (most = Math.max(most, bytes)));
      },
      lost: () => undefined,
      stopped: () => false,
    });
    rate = (batches * 1000) / (performance.now() - start);
    await fleet.close();
    memory.push(most);
  }
  await worker.close();
  const [few, many] = memory;
  return [
    {
      name: 'batches without games through a Redis',
      value: rate,
      unit: 'a second',
      aim: { is: 'least', value: 1000 },
      from: {},
    },
    {
      name: 'memory of Redis for ten million games, relative to a hundred thousand',
      value: many / few,
      unit: '×',
      aim: { is: 'most', value: 1.1 },
      from: { few, many },
    },
  ];
}

async function used(redis: Redis): Promise<number> {
  return Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]);
}

async function startWorker(address: string): Promise<ChildProcess> {
  const command = join(import.meta.dirname, '..', 'cli', 'ecos.mjs');
  const worker = spawn(process.execPath, [command, 'worker', address, '--jobs', '2'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout, 'data');
  return worker;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
