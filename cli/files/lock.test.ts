/** Files that only one run at a time may write, tested with separate processes, some of them killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { workspace } from '../../test/workspace.ts';
import { lockFile, tryLock } from './lock.ts';

let { at, put, namesIn } = workspace();
let file = '';
beforeEach(() => {
  ({ at, put, namesIn } = workspace());
  file = at('game.log');
});

const MODULE = join(import.meta.dirname, 'lock.ts');
const LOCK = '.game.log.lock';

/** A process that waits for any input, tries to lock the file, reports whether it could, and holds the lock. */
function taker() {
  const code = `
    import { tryLock } from ${JSON.stringify(MODULE)};
    process.stdin.on('data', () => process.stdout.write(tryLock(${JSON.stringify(file)}) ? 'has' : 'not'));
    process.stdout.write('up');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const nextOutput = async () => `${(await once(child.stdout, 'data'))[0]}`;
  const up = nextOutput();
  const take = async () => {
    await up;
    child.stdin.write('now');
    return nextOutput();
  };
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return once(child, 'exit');
  };
  return { up, take, end };
}

test('only one run at a time can lock a file, even in the same process; after that the next run can', () => {
  const release = lockFile(file);
  expect(tryLock(file)).toBeUndefined();
  expect(() => lockFile(file)).toThrow(
    `${file} is in use by another run (process ${process.pid}): wait until it ends, or name another place. If no other run is active, remove ${at(LOCK)}.`,
  );
  release();
  expect(namesIn()).toEqual([]);
  lockFile(file)();
});

test('a link and its target share a lock, and a missing folder is created', () => {
  put({ 'game.log': '', 'link.log': '-> game.log' });
  const release = lockFile(file);
  expect(tryLock(at('link.log'))).toBeUndefined();
  release();
  lockFile(at('new', 'game.log'))();
  expect(namesIn()).toContain('new');
});

test('a killed or terminated process does not keep its lock', async () => {
  const killed = taker();
  expect(await killed.take()).toBe('has');
  expect(tryLock(file)).toBeUndefined();
  await killed.end('SIGKILL');
  expect(namesIn()).toContain(LOCK);
  const next = taker();
  expect(await next.take()).toBe('has');
  expect(tryLock(file)).toBeUndefined();
  await next.end('SIGTERM');
  lockFile(file)();
  expect(namesIn()).toEqual([]);
});

test('if many runs find the lock of a killed process, exactly one gets it', async () => {
  const killed = taker();
  await killed.take();
  await killed.end('SIGKILL');
  const takers = Array.from({ length: 7 }, taker);
  await Promise.all(takers.map(({ up }) => up));
  while (takers.length > 4) {
    const answers = await Promise.all(takers.map(({ take }) => take()));
    expect(answers.toSorted()).toEqual(['has', ...Array(takers.length - 1).fill('not')]);
    const [holder] = takers.splice(answers.indexOf('has'), 1);
    await holder.end('SIGKILL');
  }
});

const here = (holder: object) => put({ [LOCK]: JSON.stringify({ host: hostname(), ...holder }) });

test.runIf(existsSync('/proc/self/stat'))(
  'a new process that has the process id of a dead holder does not count as the holder',
  () => {
    here({ pid: process.ppid, start: 'long ago' });
    lockFile(file)();
    // If the start time is unknown, any process with that id counts as the holder.
    here({ pid: process.ppid, start: null });
    expect(tryLock(file)).toBeUndefined();
  },
);

test('a process that was killed while taking over a lock does not block other runs', () => {
  here({ pid: 2 ** 22 + 1, start: 'a' });
  put({ [`${LOCK}.claim`]: readFileSync(at(LOCK)) });
  lockFile(file)();
  expect(namesIn()).toEqual([]);
});

test('a folder with a process id in its name does not keep a lock from being taken over', () => {
  here({ pid: 2 ** 22 + 1, start: 'a' });
  put({ [`${LOCK}.${process.pid}/kept`]: '' });
  lockFile(file)();
  expect(namesIn()).toEqual([`${LOCK}.${process.pid}`]);
});

test('a lock of another machine or without a holder is never taken over, and the message names it', () => {
  here({ pid: 1, start: null, host: 'elsewhere' });
  expect(() => lockFile(file)).toThrow(
    /another run \(process 1 on elsewhere\): .* remove .*\.game\.log\.lock\.$/,
  );
  put({ [LOCK]: '' });
  expect(() => lockFile(file)).toThrow(/by another run: .* remove .*\.game\.log\.lock\.$/);
});

test('a path where no file can be created is refused with the reason', () => {
  put({ 'game.log': '' });
  expect(() => lockFile(join(file, 'below'))).toThrow(
    /below cannot be written: a part of its path is not a folder\.$/,
  );
});
