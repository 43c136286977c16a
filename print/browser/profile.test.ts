import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'profile-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, folder);
  // Each test is the first run of a process.
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

/** Creates a profile like one left by a run with this process id on this host. */
function leave(host: string, pid: number): string {
  const name = `ecos-browser-${host}-${pid}-abc123`;
  mkdirSync(join(folder, name, 'Default'), { recursive: true });
  writeFileSync(join(folder, name, 'Default', 'Cookies'), 'x');
  return name;
}

const dead = () => spawnSync(process.execPath, ['--version']).pid;

test('stale profiles on this host are removed; profiles of other live processes and of other hosts are kept', async () => {
  const { makeProfile, removeProfile } = await import('./profile.ts');
  leave(hostname(), dead());
  leave(hostname(), process.pid);
  const living = leave(hostname(), process.ppid);
  const elsewhere = leave('another-host', dead());
  const first = makeProfile();
  const second = makeProfile();
  const names = [living, elsewhere, ...[first, second].map((one) => one.slice(folder.length + 1))];
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  removeProfile(first);
  removeProfile(first);
  expect(existsSync(first)).toBe(false);
  expect(existsSync(second)).toBe(true);
  removeProfile(second);
  expect(readdirSync(folder).toSorted()).toEqual([living, elsewhere].toSorted());
});

test.skipIf(process.platform === 'win32')('a link with the name of a profile is left alone', async () => {
  const { makeProfile, removeProfile } = await import('./profile.ts');
  const target = join(folder, 'precious');
  mkdirSync(target);
  writeFileSync(join(target, 'file'), 'x');
  const link = `ecos-browser-${hostname()}-${dead()}-abc123`;
  symlinkSync(target, join(folder, link));
  removeProfile(makeProfile());
  expect(readdirSync(folder).toSorted()).toEqual([link, 'precious'].toSorted());
  expect(readdirSync(target)).toEqual(['file']);
});
