/** Unusual workers: other versions, workers killed by their games, and workers that cheat. On a real Redis. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type Job as BullJob, Queue, Worker } from 'bullmq';
import { afterEach, expect, onTestFinished, vi } from 'vitest';
import { packLines } from '../../simulate/fleet/answer.ts';
import { connect } from '../../simulate/fleet/link.ts';
import { type Job, PREFIX, queueName, shortHash } from '../../simulate/fleet/names.ts';
import { startFleetWorker } from '../../simulate/fleet/worker.ts';
import { gameLine } from '../../simulate/pool/game-line.ts';
import { PLAIN_RUN } from '../simulate/plain-run.ts';
import { BUILD } from './build.ts';
import { law, redisOfFile, redisTest } from './redis.ts';
import { LIMIT, linesHere, playOn, startWorkerProcess, type WorkerProcess } from './run.ts';

const GAMES = 30;
const expected = linesHere(GAMES);
const redis = redisOfFile();
afterEach(() => redis.client?.flushall());

/** Starts a worker, which is killed when the test ends. */
async function startWorker(games: string, more: Parameters<typeof startWorkerProcess>[1] = {}) {
  const worker = await startWorkerProcess(redis.address, { games, ...more });
  onTestFinished(() => worker.end('SIGKILL'));
  return worker;
}

const queueOptions = () => ({ connection: { host: '127.0.0.1', port: redis.port }, prefix: PREFIX });
/** Starts a worker that answers batches like this, two at a time. */
function answering(answer: (job: BullJob<Job>) => Promise<unknown>): void {
  const worker = new Worker<Job>(queueName(BUILD), answer, { ...queueOptions(), concurrency: 2 });
  onTestFinished(() => worker.close());
}
const packed = (lines: readonly string[]) => packLines(lines.map((line) => `${line}\n`).join(''));

const all = [...expected.keys()];
/** A line with a new, correct checksum. */
const signed = (line: string) => gameLine(JSON.parse(line.replace(/,"crc":\d+}$/, '}')));
/** The games whose lines are as one machine plays them. */
const right = (lines: readonly string[]) => all.filter((game) => lines[game] === expected[game]);

redisTest(law('a worker of another version plays no games, and both sides say why'), async () => {
  const build = { ...BUILD, ecos: '0.0.1' };
  const workerMessages: string[] = [];
  const notify = (line: string) => workerMessages.push(line);
  const other = await startFleetWorker(redis.address, { build, name: 'other', jobs: 1, notify });
  const runMessages: string[] = [];
  const run = playOn(redis.address, GAMES, { notify: (line) => runMessages.push(line) });
  await vi.waitUntil(() => workerMessages.length > 0 && runMessages.length > 0, { timeout: 60_000 });
  const [own, others] = [`ecos 0.0.0 with V8 ${BUILD.v8}`, `ecos 0.0.1 with V8 ${BUILD.v8}`];
  expect(runMessages[0]).toMatch(`Some workers run ${others}, but this run has ${own}:`);
  expect(workerMessages[0]).toMatch(`A run is waiting for workers with ${own}, but this one has ${others}:`);
  await startWorker('plain.cjs');
  const { lines, lost } = await run;
  expect({ right: right(lines), lost }).toEqual({ right: all, lost: [] });
  expect(other.played).toBe(0);
  await other.stop();
});

redisTest(law('a game that kills its process is lost, like on a single machine'), async () => {
  await startWorker('kills-its-process.cjs');
  const { lines, lost } = await playOn(redis.address, GAMES);
  expect(lost).toEqual([{ game: 5, reason: 'the worker ended with code 3' }]);
  expect(right(lines)).toEqual(all.filter((game) => game !== 5));
});

redisTest(law('a game that kills workers is tried again, in the end alone, and then lost'), async () => {
  let isOver = false;
  let deaths = 0;
  let current: WorkerProcess | undefined;
  const keepStarting = async () => {
    while (!isOver) {
      current = await startWorkerProcess(redis.address, { games: 'kills-its-worker.cjs', losses: 1 });
      if (isOver) await current.end('SIGKILL');
      else await once(current.child, 'exit');
      deaths++;
    }
  };
  const keeping = keepStarting();
  const { lines, lost } = await playOn(redis.address, GAMES);
  isOver = true;
  await current?.end('SIGKILL');
  await keeping;
  expect(lost).toEqual([{ game: 5, reason: 'every worker that tried it was lost' }]);
  expect(right(lines)).toEqual(all.filter((game) => game !== 5));
  // The game kills a worker twice in a batch and twice alone, or only twice alone; the worker killed above counts too.
  expect(deaths).toBeGreaterThan(2);
});

redisTest(law('a worker that stops immediately returns games that it cannot finish in time'), async () => {
  // With such a long lock, no other worker takes the job over from one that died.
  const lock = 3_600_000;
  const stuck = await startWorker('never-ends.cjs', { lock, finish: 100 });
  const run = playOn(redis.address, GAMES);
  const active = `${PREFIX}:${queueName(BUILD)}:active`;
  await vi.waitUntil(async () => (await redis.client.llen(active)) > 0, { timeout: 60_000 });
  await stuck.end();
  await startWorker('plain.cjs');
  const { lines, lost } = await run;
  expect({ right: right(lines), lost }).toEqual({ right: all, lost: [] });
});

redisTest.each([
  ['equal', undefined, (line: string) => line],
  [
    'different',
    /^Workers honest and liar played games 0 to 0 with different results\. One of these machines is faulty/,
    (line: string, game: number) => (game === 0 ? expected[0].replace('"draws":', '"draws":1') : line),
  ],
])(law('a batch may be answered twice, with %s results'), async (_, trouble, changed) => {
  const queue = new Queue<Job>(queueName(BUILD), queueOptions());
  onTestFinished(() => queue.close());
  const run = shortHash(JSON.stringify({ ...PLAIN_RUN, limit: LIMIT }));
  const again = `r${run}00000000-0-1`;
  let isSecond = false;
  answering(async ({ id, data: { from, to } }) => {
    const isAgain = id === again;
    isSecond ||= isAgain;
    // The last game waits until the second answer has been seen.
    if (to === GAMES) {
      await vi.waitUntil(() => isSecond, { timeout: 60_000 });
      await setTimeout(500);
    }
    const lines = expected.slice(from, to);
    if (!isAgain) return { by: 'honest', games: packed(lines) };
    return { by: 'liar', games: packed(lines.map((line, at) => signed(changed(line, from + at)))) };
  });
  const ran = await playOn(redis.address, GAMES, {
    played: async ({ from }) => {
      if (from === 0) await queue.add('games', { run, from: 0, to: 1 }, { jobId: again });
    },
  });
  expect(right(ran.lines)).toEqual(all);
  expect(ran.trouble).toEqual(trouble && expect.stringMatching(trouble));
});

redisTest(law('games with an invalid answer are played again'), async () => {
  const nonsense: unknown[] = [
    null,
    'nonsense',
    { by: 'liar', games: 'nonsense' },
    { by: 'liar', games: packLines('{"game":0}\n') },
    { by: 'liar', games: packed([expected[7]]) },
  ];
  answering(async ({ data: { from, to } }) =>
    nonsense.length > 0 ? nonsense.shift() : { by: 'honest', games: packed(expected.slice(from, to)) },
  );
  const { lines, messages } = await playOn(redis.address, GAMES);
  expect(right(lines)).toEqual(all);
  expect(messages).toContainEqual(expect.stringMatching(/^Worker liar sent no usable answer for game/));
});

redisTest(law('a worker refuses an invalid setup, and runs nothing from it'), async () => {
  await startWorker('plain.cjs');
  const [set] = PLAIN_RUN.chain;
  const bad = { ...PLAIN_RUN, chain: [{ ...set, cards: 'process.exit()' as never }] };
  await expect(playOn(redis.address, GAMES, { setup: bad })).rejects.toThrow(
    /^worker worker: a set is wrong: \/cards: /,
  );
});

redisTest(law('a run goes on without a worker that refuses it, while another one plays'), async () => {
  // Workers are counted by their connections, and this one answers by hand.
  const broken = await connect(redis.address, { role: 'worker', build: BUILD, jobs: 1 }, () => undefined);
  onTestFinished(() => broken.close());
  await startWorker('plain.cjs');
  answering(async () => ({ by: 'broken', refused: 'no memory' }));
  const { lines, lost, messages } = await playOn(redis.address, GAMES);
  expect({ right: right(lines), lost }).toEqual({ right: all, lost: [] });
  expect(messages).toContain('Worker broken plays none of these games (no memory). The others play on.');
});

const RUN = { role: 'run', build: BUILD, jobs: 0 } as const;
redisTest(law('an address may select a database, which must exist'), async () => {
  const link = await connect(`${redis.address}/3`, RUN, () => undefined);
  await link.redis.set(`${PREFIX}:here`, 1);
  link.close();
  expect([link.address, await redis.client.exists(`${PREFIX}:here`)]).toEqual([`${redis.address}/3`, 0]);
  await expect(connect(`${redis.address}/99`, RUN, () => undefined)).rejects.toThrow(
    `${redis.address}/99 cannot be used: it has no database of this number.`,
  );
});
