/** Games on many machines: workers connected by Redis compared with local processes, and the throughput of the queue alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { topSource } from '../../cli/load/find.ts';
import { BUILD } from '../../cli/simulation/fleet.ts';
import { compile } from '../../compiler/compile.ts';
import { joinFleet } from '../../simulate/fleet/fleet.ts';
import { PREFIX, queueName } from '../../simulate/fleet/names.ts';
import { heartbeat } from '../../simulate/fleet/presence.ts';
import { type PlayedLines, readLines } from '../../simulate/pool/game-line.ts';
import { startPool } from '../../simulate/pool/pool.ts';
import { countMatch, matchOf, type PlayedGame, type RunSetup } from '../../simulate/run/match.ts';
import { type Players, playGames } from '../../simulate/run/schedule.ts';
import { findRedis, type RedisServer, startRedis } from '../programs/redis-server.ts';
import { median, type Row } from '../row.ts';

const ROUNDS = 5;
/** The greedy games of a round, and those played while a worker is killed. */
const GAMES = 1_200;
const KILLED = 8;
/** The numbers of empty games, in batches of 500, and how many batches can be played at the same time. */
const [FEW, MANY] = [1e5, 1e7];
const SLOTS = 20;
const OPTIONS = {
  ...{ build: BUILD, name: 'bench', limit: 600_000 },
  ...{ notify: () => undefined, workers: () => undefined },
};

/** Needs a `redis-server`, or Debian with packages that can be downloaded. */
export async function measureFleet(): Promise<Row[]> {
  const program = await findRedis();
  if (!program) {
    console.error(
      'There is no redis-server, and none could be unpacked: games on many machines are not measured',
    );
    return [];
  }
  const redis = await startRedis(program);
  try {
    const setup = allCards();
    return [...(await compared(redis, setup)), await killed(redis, setup), ...(await empty(redis))];
  } finally {
    await redis.close();
  }
}

/** Greedy games with all cards. */
function allCards(): RunSetup {
  const { sets, known } = topSource([]);
  return {
    chain: compile(sets, known).sets[0].chain,
    options: { players: 4, seed: 1, bots: ['greedy', 'greedy', 'greedy', 'greedy'] },
    inherited: true,
    against: null,
  };
}

/** Plays the same games alternately on two local processes and on a worker with two. */
async function compared({ address, pid }: RedisServer, setup: RunSetup): Promise<Row[]> {
  const worker = await startWorker(address, 2);
  const pool = startPool(setup, 2);
  const fleet = await joinFleet(address, setup, OPTIONS);
  const here = new Measured(setup, pool, () => pool.processes());
  const there = new Measured(setup, fleet, () => [pid(), ...family(worker.pid!)], fleet.batchTime);
  try {
    // The first round is warm-up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const one of [here, there]) await one.play(GAMES, round > 0);
    }
  } finally {
    await Promise.all([pool.close(), fleet.close()]);
    await end(worker);
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
      name: 'the same in games for each second of processor time, of all processes together',
      value: median(here.all) / median(there.all),
      unit: '×',
      aim: { is: 'least', value: 0.95 },
      from: { here: median(here.all), there: median(there.all) },
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

/** Plays rounds, and records their duration and processor time. */
class Measured {
  readonly times: number[] = [];
  /** Milliseconds of processor time per game: of this process, and of all processes together. */
  readonly costs: number[] = [];
  readonly all: number[] = [];
  readonly #setup: RunSetup;
  readonly #pool: Players<PlayedLines>;
  readonly #others: () => readonly number[];
  readonly #batchTime: number | undefined;

  constructor(
    setup: RunSetup,
    pool: Players<PlayedLines>,
    others: () => readonly number[],
    batchTime?: number,
  ) {
    this.#setup = setup;
    this.#pool = pool;
    this.#others = others;
    this.#batchTime = batchTime;
  }

  async play(games: number, isKept: boolean): Promise<void> {
    const match = matchOf(this.#setup);
    const othersBefore = processorTime(this.#others());
    const [start, before] = [performance.now(), process.cpuUsage()];
    await playGames(
      this.#pool,
      [{ from: 0, to: games }],
      {
        played: (_, batch) => {
          for (const game of batch.games) countMatch(match, game as PlayedGame);
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
    const own = (user + system) / 1000 / games;
    this.costs.push(own);
    this.all.push(own + (processorTime(this.#others()) - othersBefore) / games);
  }
}

/** How long it takes other workers to take over from one that is killed while it plays. */
async function killed({ address, client }: RedisServer, setup: RunSetup): Promise<Row> {
  const first = await startWorker(address, 1);
  const fleet = await joinFleet(address, setup, OPTIONS);
  let [death, last] = [0, 0];
  const kill = async () => {
    while ((await client.llen(`${PREFIX}:${queueName(BUILD)}:active`)) === 0) await setTimeout(5);
    const second = await startWorker(address, 1);
    await end(first);
    death = performance.now();
    return second;
  };
  const killing = kill();
  await playGames(fleet, [{ from: 0, to: KILLED }], {
    played: () => {
      last = performance.now();
    },
    lost: () => undefined,
    stopped: () => false,
  });
  await fleet.close();
  await end(await killing);
  return {
    name: 'from the death of a worker to the end of a run whose last batch it had',
    value: (last - death) / 1000,
    unit: 's',
    aim: { is: 'most', value: 40 },
    from: {},
  };
}

/** The throughput of the queue with empty batches, and its memory. */
async function empty({ address, port, client, pid }: RedisServer): Promise<Row[]> {
  const setup: RunSetup = {
    ...{ chain: [], inherited: false, against: null },
    options: { players: 2, seed: 1, bots: ['random', 'random'] },
  };
  const connection = { host: '127.0.0.1', port };
  const worker = new Worker(queueName(BUILD), async () => ({ by: 'bench', games: '' }), {
    ...{ connection, prefix: PREFIX, concurrency: SLOTS },
  });
  const signs = async () =>
    heartbeat(client, 'worker', 'bench', { build: BUILD, name: 'bench', jobs: SLOTS });
  await signs();
  const signing = setInterval(signs, 1_000);
  const memory: number[] = [];
  let [seconds, cost] = [0, 0];
  for (const games of [FEW, MANY]) {
    const fleet = await joinFleet(address, setup, { ...OPTIONS, read: () => readLines('') });
    let [batches, most] = [0, 0];
    const processes = [pid(), process.pid];
    const [start, before] = [performance.now(), processorTime(processes)];
    await playGames(fleet, [{ from: 0, to: games }], {
      played: () => {
        // Measured rarely, so that the query itself does not affect the result.
        if (++batches % 100 === 0) void used(client).then((bytes) => (most = Math.max(most, bytes)));
      },
      lost: () => undefined,
      stopped: () => false,
    });
    seconds = (performance.now() - start) / 1000 / batches;
    cost = (processorTime(processes) - before) / 1000 / batches;
    await fleet.close();
    memory.push(most);
  }
  clearInterval(signing);
  await worker.close();
  const [few, many] = memory;
  return [
    {
      name: 'batches without games through a Redis, with run and worker in one process',
      value: 1 / seconds,
      unit: 'a second',
      aim: { is: 'least', value: 1000 },
      from: { 'for each second of processor time of both processes': 1 / cost },
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

/** The length of a tick, the unit of processor time in Linux, in milliseconds. */
const TICK = 10;

/** The processor time of these processes so far, in milliseconds. Linux only. */
function processorTime(processes: readonly number[]): number {
  const ticks = processes.flatMap((pid) => {
    // The program name, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields.slice(11, 13).map(Number);
  });
  return TICK * ticks.reduce((sum, one) => sum + one, 0);
}

/** A process and its descendants. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

async function startWorker(address: string, jobs: number): Promise<ChildProcess> {
  const command = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');
  const worker = spawn(process.execPath, [command, 'worker', address, '--jobs', `${jobs}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout, 'data');
  return worker;
}

async function end(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}
