/** A disk that fills up while games are played: the run reports it and still counts the games played. */
import type fs from 'node:fs';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parseGameLine } from '../../simulate/pool/game-line.ts';
import { matchOf, type RunSetup } from '../../simulate/run/match.ts';
import { chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { playAll } from './run-games.ts';

const disk = vi.hoisted(() => ({ writes: 0, room: Number.POSITIVE_INFINITY, part: 0 }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const writeSync = (...args: Parameters<typeof real.writeSync>) => {
    if (++disk.writes > disk.room) {
      // Writes as much as there is space for.
      if (disk.part > 0) real.writeSync(args[0], (args[1] as unknown as Buffer).subarray(0, disk.part));
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    }
    return real.writeSync(...args);
  };
  return { ...real, writeSync };
});

const folder = mkdtempSync(join(tmpdir(), 'ecos-progress-'));

const setup: RunSetup = {
  chain: chainOf(PLAIN),
  options: { players: 2, seed: 1, bots: ['random', 'random'], target: 8 },
  inherited: false,
  against: null,
};

test.each([0, 7])(
  'a full disk ends the run with a reason, and no played game is lost (%i bytes fit)',
  async (part) => {
    const match = matchOf(setup);
    // Space for the line that identifies the run, and for one batch.
    Object.assign(disk, { room: disk.writes + 2, part });
    const file = join(folder, `run-${part}.jsonl`);
    const { trouble } = await playAll(setup, match, { games: 10_000, jobs: 1, file });
    expect(trouble?.message).toBe(`${file} cannot be written: the disk is full.`);
    const { games } = match.run.tally;
    expect(games).toBeGreaterThan(1);
    expect(games).toBeLessThan(10_000);
    const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => parseGameLine(line)?.game)).toEqual([...lines.keys()]);
    // The run can continue once there is space.
    disk.room = Number.POSITIVE_INFINITY;
    const resumed = matchOf(setup);
    const result = await playAll(setup, resumed, { games: games + 5, jobs: 1, file });
    expect([result.trouble, resumed.run.tally.games]).toEqual([null, games + 5]);
  },
  60_000,
);
