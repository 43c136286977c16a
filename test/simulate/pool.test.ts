/** Workers: the counts are the same with any number of workers, and nothing is lost when one dies. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { runFigures, runFindings } from '../../simulate/figures/registry.ts';
import { processCarrier } from '../../simulate/pool/pool.ts';
import type { Work } from '../../simulate/pool/worker.ts';
import { lostGame } from '../../simulate/run/failure.ts';
import { type Batch, countMatch, linkMatch, playMatch } from '../../simulate/run/match.ts';
import { NotStartedError } from '../../simulate/run/schedule.ts';
import { Workers } from '../../simulate/run/workers.ts';
import { PLAIN_RUN } from './plain-run.ts';

const GAMES = 24;

const alone = linkMatch(PLAIN_RUN);
for (let game = 0; game < GAMES; game++) countMatch(alone, playMatch(alone, game));

const processes = (jobs: number, limit?: number) => new Workers(processCarrier(jobs), limit);

/** Plays all games on workers and returns the counts. */
async function played(
  workers: Workers<Work>,
  seen: (batch: Batch, batches: number) => void = () => undefined,
  games = GAMES,
) {
  const match = linkMatch(PLAIN_RUN);
  const lost: { game: number; reason: unknown }[] = [];
  let batches = 0;
  try {
    await workers.playAll<string>(PLAIN_RUN, [{ from: 0, to: games }], {
      played: (batch, lines) => {
        for (const line of lines) countMatch(match, JSON.parse(line));
        seen(batch, ++batches);
      },
      lost: (game, reason) => lost.push({ game, reason }),
      stopped: () => false,
    });
  } finally {
    await workers.close();
  }
  return { run: match.run, lost };
}

const all = (run: Parameters<typeof runFigures>[0]) => ({ ...runFigures(run), findings: runFindings(run) });
const expected = alone.run;

test.each([1, 3])('%i workers count the same as a single process', async (jobs) => {
  const { run, lost } = await played(processes(jobs));
  expect(lost).toEqual([]);
  expect(all(run)).toEqual(all(expected));
});

test('the games of a worker that is killed are played again', async () => {
  const workers = processes(2);
  let killed = 0;
  const { run, lost } = await played(workers, (_, batches) => {
    if (batches > 1) return;
    for (const id of workers.pids) {
      killed++;
      process.kill(id, 'SIGKILL');
    }
  });
  expect(killed).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(all(run)).toEqual(all(expected));
});

test('a game whose worker dies every time is reported as lost, and the other games are played', async () => {
  const carrier = processCarrier(1);
  const workers = new Workers<Work>({
    jobs: 1,
    start: (fail) => {
      const worker = carrier.start(fail);
      const play = async (games: Batch) => {
        // As if game 5 had used up all memory.
        if (games.from === 5) process.kill(worker.pid!, 'SIGKILL');
        return games.from === 5 ? new Promise<never>(() => {}) : worker.service.play(games);
      };
      return { ...worker, service: { setUp: (work) => worker.service.setUp(work), play } };
    },
  });
  const { run, lost } = await played(workers);
  expect(lost.map(({ game }) => game)).toEqual([5]);
  expect(run.tally.games).toBe(GAMES - 1);
  expect(lostGame(PLAIN_RUN.options, 5, lost[0].reason)).toMatchObject({
    code: 'game-lost',
    severity: 'error',
    game: 5,
    message: expect.stringMatching(/^game 5 could not be played \(seed \d+\): its worker ended twice: /),
  });
});

test('a worker that takes too long is ended, so that the run does not hang', async () => {
  // Shorter than a worker's start, so that each game counts as stuck.
  const { run, lost } = await played(processes(2, 1), undefined, 3);
  expect(lost.map(({ game }) => game).toSorted()).toEqual([0, 1, 2]);
  expect(run.tally.games).toBe(0);
  expect(lostGame(PLAIN_RUN.options, 0, lost[0].reason).message).toMatch(
    /it took longer than 0\.001 s \(--stuck-after\)$/,
  );
});

test('a worker is stuck only if no game has come back for long, however long its batch takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = vi.fn();
  const play = async ({ from }: Batch) => {
    // The last game never comes back.
    await new Promise((next) => (from < 4 ? setTimeout(next, 80 * (from + 1)) : undefined));
    return [from];
  };
  const start = () => ({ service: { setUp: () => undefined, play }, end: ended });
  const workers = new Workers({ jobs: 1, start }, 100);
  const well = workers.play(0, PLAIN_RUN, { from: 0, to: 4 });
  await vi.advanceTimersByTimeAsync(320);
  expect([await well, ended.mock.calls.length]).toEqual([[0, 1, 2, 3], 0]);
  const stuck = expect(workers.play(0, PLAIN_RUN, { from: 4, to: 5 })).rejects.toThrow(/longer than 0\.1 s/);
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toHaveBeenCalledOnce();
  await stuck;
});

const node = process.execPath;
afterEach(() => {
  process.execPath = node;
});
/** From now on, no process can be started. */
const nothingStarts = () => {
  process.execPath = '/nowhere/node';
};

test('a run whose workers cannot be started ends, and reports no game as lost', async () => {
  nothingStarts();
  const lost: number[] = [];
  const workers = processes(2);
  const result = workers.playAll(PLAIN_RUN, [{ from: 0, to: GAMES }], {
    played: () => undefined,
    lost: (game) => lost.push(game),
    stopped: () => false,
  });
  await expect(result).rejects.toThrow(NotStartedError);
  await workers.close();
  expect(lost).toEqual([]);
});

test('an error in a worker is reported with its own message', async () => {
  const workers = processes(1);
  const result = workers.play(0, { ...PLAIN_RUN, chain: null as never }, { from: 0, to: 1 });
  await expect(result).rejects.toBeInstanceOf(Error);
  await expect(result).rejects.toThrow(/null/);
  await workers.close();
});
