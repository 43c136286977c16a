/** Files that only one run at a time may write, tested with separate processes, some of them killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFile, tryLock } from './lock.ts';

let folder = '';
let file = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-lock-'));
  file = join(folder, 'game.log');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const MODULE = join(import.meta.dirname, 'lock.ts');
const lock = () => join(folder, '.game.log.lock');

/** A process that waits for any input, tries to lock the file, reports whether it could, and holds the lock. */
function taker() {
  const code = `
    import { tryLock } from ${JSON.stringify(MODULE)};
    process.stdin.once('data', () => process.stdout.write(tryLock(${JSON.stringify(file)}) ? 'has' : 'not'));
    process.stdout.write('up');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const nextOutput = () =>
    new Promise<string>((word) => child.stdout.once('data', (data) => word(`${data}`)));
  const up = nextOutput();
  const take = async () => {
    await up;
    const answer = nextOutput();
    child.stdin.write('now');
    return answer;
  };
  const end = (signal: NodeJS.Signals) => {
    const ended = new Promise((done) => child.on('exit', done));
    child.kill(signal);
    return ended;
  };
  return { child, up, take, end };
}

test('only one run at a time can lock a file, even in the same process; after that the next run can', () => {
  const release = lockFile(file);
  expect(tryLock(file)).toBeUndefined();
  expect(() => lockFile(file)).toThrow(
    `${file} is in use by another run (process ${process.pid}): wait until it ends, or name another place. If no other run is active, remove ${lock()}.`,
  );
  release();
  expect(readdirSync(folder)).toEqual([]);
  lockFile(file)();
});

test('a link and its target share a lock, and a missing folder is created', () => {
  writeFileSync(file, '');
  symlinkSync('game.log', join(folder, 'link.log'));
  const release = lockFile(file);
  expect(tryLock(join(folder, 'link.log'))).toBeUndefined();
  release();
  lockFile(join(folder, 'new', 'game.log'))();
  expect(existsSync(join(folder, 'new'))).toBe(true);
});

test('a killed or terminated process does not keep its lock', async () => {
  const killed = taker();
  expect(await killed.take()).toBe('has');
  expect(tryLock(file)).toBeUndefined();
  await killed.end('SIGKILL');
  expect(existsSync(lock())).toBe(true);
  const next = taker();
  expect(await next.take()).toBe('has');
  expect(tryLock(file)).toBeUndefined();
  await next.end('SIGTERM');
  lockFile(file)();
  expect(readdirSync(folder)).toEqual([]);
});

test('if many runs find the lock of a killed process, exactly one gets it', async () => {
  const killed = taker();
  await killed.take();
  await killed.end('SIGKILL');
  for (let round = 0; round < 3; round++) {
    const takers = Array.from({ length: 6 }, taker);
    await Promise.all(takers.map(({ up }) => up));
    const answers = await Promise.all(takers.map(({ take }) => take()));
    expect(answers.toSorted()).toEqual(['has', 'not', 'not', 'not', 'not', 'not']);
    await Promise.all(takers.map(({ end }) => end('SIGKILL')));
  }
});

const here = (holder: object) => writeFileSync(lock(), JSON.stringify({ host: hostname(), ...holder }));

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
  writeFileSync(`${lock()}.claim`, readFileSync(lock()));
  lockFile(file)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of another machine or without a holder is never taken over, and the message names it', () => {
  writeFileSync(lock(), JSON.stringify({ pid: 1, start: null, host: 'elsewhere' }));
  expect(() => lockFile(file)).toThrow(
    /another run \(process 1 on elsewhere\): .* remove .*\.game\.log\.lock\.$/,
  );
  writeFileSync(lock(), '');
  expect(() => lockFile(file)).toThrow(/by another run: .* remove .*\.game\.log\.lock\.$/);
});

test('a path where no file can be created is refused with the reason', () => {
  writeFileSync(file, '');
  expect(() => lockFile(join(file, 'below'))).toThrow(
    /below cannot be written: a part of its path is not a folder\.$/,
  );
});
