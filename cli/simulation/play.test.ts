/** A disk that fills up while games are played: it is told, and what was played is still counted. */
import type fs from 'node:fs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { matchOf, type Setup } from '../../simulate/batch.ts';
import { emptyPaired } from '../../simulate/paired.ts';
import { chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { playAll } from './play.ts';

const disk = vi.hoisted(() => ({ writes: 0, room: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const writeSync = (...args: Parameters<typeof real.writeSync>) => {
    if (++disk.writes > disk.room) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    return real.writeSync(...args);
  };
  return { ...real, writeSync };
});

const folder = mkdtempSync(join(tmpdir(), 'ecos-progress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a full disk ends the run with a reason, and nothing that was played is lost', async () => {
  const setup: Setup = {
    chain: chainOf(PLAIN),
    options: { players: 2, seed: 1, bots: ['random', 'random'], target: 8 },
    inherited: false,
    against: null,
  };
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
