/** Workers: the counts are the same with any number of workers, and nothing is lost when one dies. */
import { afterEach, expect, test } from 'vitest';
import type { PlayedGame } from '../../simulate/data/columns.ts';
import { runFigures, runFindings } from '../../simulate/figures/registry.ts';
import { type Pool, startPool } from '../../simulate/pool/pool.ts';
import { lostGame } from '../../simulate/run/failure.ts';
import { type Batch, countMatch, linkMatch, playMatch } from '../../simulate/run/match.ts';
import { NotStartedError, playGames } from '../../simulate/run/schedule.ts';
import { PLAIN_RUN } from './plain-run.ts';

const GAMES = 24;

const alone = linkMatch(PLAIN_RUN);
for (let game = 0; game < GAMES; game++) countMatch(alone, playMatch(alone, game));

/** Plays all games on a pool and returns the counts. */
async function played(
  pool: Pool,
  seen: (batch: Batch, batches: number) => void = () => undefined,
  games = GAMES,
) {
  const match = linkMatch(PLAIN_RUN);
  const lost: { game: number; reason: unknown }[] = [];
  let batches = 0;
  try {
    await playGames(pool, [{ from: 0, to: games }], {
      played: (batch, { games }) => {
        for (const game of games) countMatch(match, game as PlayedGame);
        seen(batch, ++batches);
      },
      lost: (game, reason) => lost.push({ game, reason }),
      stopped: () => false,
    });
  } finally {
    await pool.close();
  }
  return { run: match.run, lost };
}

const all = (run: Parameters<typeof runFigures>[0]) => ({ ...runFigures(run), findings: runFindings(run) });
const expected = alone.run;

test.each([1, 3])('%i workers count the same as a single process', async (jobs) => {
  const { run, lost } = await played(startPool(PLAIN_RUN, jobs));
  expect(lost).toEqual([]);
  expect(all(run)).toEqual(all(expected));
});

test('the games of a worker that is killed are played again', async () => {
  const pool = startPool(PLAIN_RUN, 2);
  let killed = 0;
  const { run, lost } = await played(pool, (_, batches) => {
    if (batches > 1) return;
    for (const id of pool.processes()) {
      killed++;
      process.kill(id, 'SIGKILL');
    }
  });
  expect(killed).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(all(run)).toEqual(all(expected));
});

test('a game whose worker dies every time is reported as lost, and the other games are played', async () => {
  const real = startPool(PLAIN_RUN, 1);
  const pool: Pool = {
    ...real,
    play: async (worker, batch) => {
      if (batch.from > 5 || 5 >= batch.to) return real.play(worker, batch);
      // A worker that dies before it has its set-up would end the run.
      await real.play(worker, { from: 0, to: 1 });
      const under = real.play(worker, batch);
      // As if game 5 had used up all memory. Games are so short that the batch may end before the worker does.
      for (const id of real.processes()) process.kill(id, 'SIGKILL');
      return under.then(() => {
        throw new Error('the worker ended');
      });
    },
  };
  const { run, lost } = await played(pool);
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
  const { run, lost } = await played(startPool(PLAIN_RUN, 2, 1), undefined, 3);
  expect(lost.map(({ game }) => game).toSorted()).toEqual([0, 1, 2]);
  expect(run.tally.games).toBe(0);
  expect(lostGame(PLAIN_RUN.options, 0, lost[0].reason).message).toMatch(
    /it took longer than 0\.001 s \(--stuck-after\)$/,
  );
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
  const pool = startPool(PLAIN_RUN, 2);
  const result = playGames(pool, [{ from: 0, to: GAMES }], {
    played: () => undefined,
    lost: (game) => lost.push(game),
    stopped: () => false,
  });
  await expect(result).rejects.toThrow(NotStartedError);
  await pool.close();
  expect(lost).toEqual([]);
});

test('an error in a worker is reported with its own message', async () => {
  const pool = startPool(PLAIN_RUN, 1);
  const result = pool.play(0, null as never);
  await expect(result).rejects.toBeInstanceOf(Error);
  await expect(result).rejects.toThrow(/null/);
  await pool.close();
});
