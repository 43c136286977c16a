/** A full disk while a host starts or runs: no event that a page has shown is lost, and the host recovers once there is space. */
import type fs from 'node:fs';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type HostAnswer, HUMAN } from '../../table/index.ts';
import { Client } from '../../test/host/client.ts';
import { askHost, firstTable, openedHost, temporaryFolder, triedSet } from '../../test/host/opened.ts';
import { tableWithBots } from '../../test/host/people.ts';

const disk = vi.hoisted(() => ({ isFull: false, /** Files that fit on it nonetheless. */ fits: /^$/ }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const full = () => Object.assign(new Error('no space'), { code: 'ENOSPC' });
  return {
    ...real,
    writeSync: (...args: Parameters<typeof real.writeSync>) => {
      if (disk.isFull) throw full();
      return real.writeSync(...args);
    },
    writeFileSync: (...args: Parameters<typeof real.writeFileSync>) => {
      if (!disk.isFull || disk.fits.test(String(args[0]))) return real.writeFileSync(...args);
      // A file is created, but there is no space for its content.
      real.writeFileSync(args[0], '', args[2]);
      throw full();
    },
  };
});

/** Returns a function that gets the host's messages in its terminal. */
function terminal(): () => string[] {
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  onTestFinished(() => {
    stderr.mockRestore();
    disk.isFull = false;
  });
  return () => stderr.mock.calls.map(([text]) => String(text));
}

test('a host that cannot start leaves no new files behind, and keeps existing ones', async () => {
  terminal();
  const parent = temporaryFolder();
  const data = join(parent, 'playtests');
  // There is space for the lock, but not for the cards. The folder of the lock is removed when the command ends.
  Object.assign(disk, { isFull: true, fits: /^\d+$|host\.json/ });
  await expect(openedHost({ data })).rejects.toThrow(/cannot be written: the disk is full\.$/);
  expect(readdirSync(parent, { recursive: true })).toEqual(['playtests']);
  // Existing files are kept.
  mkdirSync(join(data, 'notes'), { recursive: true });
  await expect(openedHost({ data })).rejects.toThrow(/the disk is full/);
  disk.isFull = false;
  expect(existsSync(join(data, 'notes'))).toBe(true);
  await openedHost({ data });
});

test('a table that cannot be saved leaves no folder behind, which would be another table after a restart', async () => {
  terminal();
  const data = temporaryFolder();
  const host = await openedHost({ data });
  const before = readdirSync(data);
  disk.isFull = true;
  const refused = await askHost(host.address, 'api/tables', {});
  expect(refused).toMatchObject({
    status: 422,
    data: { error: expect.stringContaining('the disk is full') },
  });
  expect(readdirSync(data)).toEqual(before);
});

test('a choice that cannot be saved is refused without a path, reported once in the terminal, and works once there is space', async () => {
  const stderr = terminal();
  const data = temporaryFolder();
  const host = await openedHost({ data, players: [HUMAN, 'random'] });
  const { id, seats } = firstTable(host);
  const client = await Client.join(seats[0]!);
  const { v } = client.game!;
  disk.isFull = true;
  client.answer(0);
  client.send({ note: { key: 'fun' } });
  client.answer(0);
  await client.until(() => client.refused.length === 3);
  const refusal =
    'The host cannot save this now, so it was not done: its terminal says why. Try again later.';
  expect(client.refused).toEqual([refusal, refusal, refusal]);
  expect(client.game!.v).toBe(v);
  const trouble = (file: string) => `ecos: ${join(data, id, file)} cannot be written: the disk is full.\n`;
  expect(stderr()).toEqual([trouble('log.jsonl'), trouble('notes.jsonl')]);
  disk.isFull = false;
  client.answer(0);
  await client.until(() => client.game!.v > v);
});

test('a bot whose choice could not be saved retries by itself until there is space', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    disk.isFull = false;
  });
  let asked = 0;
  const { live, reported } = tableWithBots([HUMAN, 'random'], async ({ seat }) => {
    asked++;
    return live.table.asked(seat)!.asked.options[0]!;
  });
  const before = live.table.question(1);
  live.enter({ seat: 0, send: () => undefined, expel: () => undefined });
  disk.isFull = true;
  // While the disk is full, bots retry, and the problem is reported once.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBeGreaterThan(5);
  expect([reported.length, live.table.question(1)]).toEqual([1, before]);
  disk.isFull = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(live.table.question(1)).not.toBe(before);
});

test('a host on a full disk keeps its earlier cards, and later finds its tables again', async () => {
  terminal();
  const folder = temporaryFolder();
  const file = join(folder, 'tried.eco');
  writeFileSync(file, triedSet('gain 1vp;'));
  const wanted = { path: folder, data: join(folder, 'kept') };
  const host = await openedHost(wanted);
  const { id, seats } = firstTable(host);
  const problems = async () => (await askHost<HostAnswer>(host.address, 'api/tables')).data.problems;
  await Client.join(seats[0]!);
  Object.assign(disk, { isFull: true, fits: /tried\.eco/ });
  writeFileSync(file, triedSet('gain 2vp;'));
  await expect
    .poll(problems, { timeout: 60_000 })
    .toEqual([expect.stringMatching(/^Tables keep the previous cards\. .* the disk is full\.$/)]);
  await host.close();
  disk.isFull = false;
  const again = await openedHost(wanted);
  expect(firstTable(again).id).toBe(id);
});
