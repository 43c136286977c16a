/** A disk that fills up while games are played: it is told, and what was played is still counted. */
import type fs from 'node:fs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { emptyPaired } from '../../simulate/figures/paired.ts';
import { matchOf, type Setup } from '../../simulate/run/batch.ts';
import { chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { playAll } from './run-games.ts';

const disk = vi.hoisted(() => ({ writes: 0, room: Number.POSITIVE_INFINITY, part: 0 }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const writeSync = (...args: Parameters<typeof real.writeSync>) => {
    if (++disk.writes > disk.room) {
      // As much as there is room for.
      if (disk.part > 0) real.writeSync(args[0], (args[1] as unknown as Buffer).subarray(0, disk.part));
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    }
    return real.writeSync(...args);
  };
  return { ...real, writeSync };
});

const folder = mkdtempSync(join(tmpdir(), 'ecos-progress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const setup: Setup = {
  chain: chainOf(PLAIN),
  options: { players: 2, seed: 1, bots: ['random', 'random'], target: 8 },
  inherited: false,
  against: null,
};

test('a full disk ends the run with a reason, and nothing that was played is lost', async () => {
  const match = matchOf(setup);
  // The line that says which run it is, and one batch.
  disk.room = disk.writes + 2;
  const file = join(folder, 'run.jsonl');
  const { trouble } = await playAll(setup, match, emptyPaired(), { games: 10_000, jobs: 1, resume: file });
  expect(trouble?.message).toBe(`${file} cannot be written: the disk is full.`);
  const { games } = match.run.tally;
  expect(games).toBeGreaterThan(1);
  expect(games).toBeLessThan(10_000);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(2);
}, 60_000);

test('the lines of games that there was room for stay whole', async () => {
  disk.room = disk.writes + 2;
  disk.part = 7;
  const lines = join(folder, 'games.ndjson');
  const match = matchOf({ ...setup, rows: true });
  const wanted = { games: 10_000, jobs: 1, lines };
  const { trouble } = await playAll({ ...setup, rows: true }, match, emptyPaired(), wanted);
  expect(trouble?.message).toBe(`${lines} cannot be written: the disk is full.`);
  const games = readFileSync(lines, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).game);
  expect(games.length).toBeGreaterThan(1);
  expect(games).toEqual(games.map((_, at) => at));
}, 60_000);
