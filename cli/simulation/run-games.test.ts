/** A disk that fills up while games are played: the run reports it and still counts the games played. */
import type fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parseGameLine } from '../../simulate/pool/game-line.ts';
import { linkMatch } from '../../simulate/run/match.ts';
import { PLAIN_RUN } from '../../test/simulate/plain-run.ts';
import { workspace } from '../../test/workspace.ts';
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

const { at, textOf } = workspace();

test.each([0, 7])(
  'a full disk ends the run with a reason, and no played game is lost (%i bytes fit)',
  async (part) => {
    const match = linkMatch(PLAIN_RUN);
    // Space for the line that identifies the run, and for one batch.
    Object.assign(disk, { room: disk.writes + 2, part });
    const file = at(`run-${part}.jsonl`);
    const { trouble } = await playAll(PLAIN_RUN, match, { games: 10_000, jobs: 1, file });
    expect(trouble?.message).toBe(`${file} cannot be written: the disk is full.`);
    const { games } = match.run.tally;
    expect(games).toBeGreaterThan(1);
    expect(games).toBeLessThan(10_000);
    const [, ...lines] = textOf(`run-${part}.jsonl`).trimEnd().split('\n');
    expect(lines.map((line) => parseGameLine(line)?.game)).toEqual([...lines.keys()]);
    // The run can continue once there is space.
    disk.room = Number.POSITIVE_INFINITY;
    const resumed = linkMatch(PLAIN_RUN);
    const result = await playAll(PLAIN_RUN, resumed, { games: games + 5, jobs: 1, file });
    expect([result.trouble, resumed.run.tally.games]).toEqual([null, games + 5]);
  },
  60_000,
);
