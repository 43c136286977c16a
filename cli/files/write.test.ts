import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import { refuseUnwritable, replaceWhole, writeAllWhole, writeNew, writeWhole } from './write.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-write-'));
});

test('a file is written with its folders, replaces an older one, and leaves no temporary files', () => {
  const file = join(folder, 'a', 'b', 'out.txt');
  writeWhole(file, 'old');
  symlinkSync(file, join(folder, 'link'));
  writeWhole(join(folder, 'link'), 'newer');
  expect(readFileSync(file, 'utf8')).toBe('newer');
  writeWhole(file, Uint8Array.of(110, 101, 119));
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['out.txt']);
});

test('a file that cannot be written is refused, and nothing is lost', () => {
  const file = join(folder, 'plain');
  writeFileSync(file, 'kept');
  expect(() => writeWhole(join(file, 'below.txt'), 'x')).toThrow(UserError);
  expect(() => writeWhole(folder, 'x')).toThrow(/cannot be written/);
  expect(() => writeWhole('/dev/null', 'x')).toThrow(/not a regular file/);
  expect(() => writeWhole('/dev/null/below.txt', 'x')).toThrow(UserError);
  expect(readFileSync(file, 'utf8')).toBe('kept');
  expect(readdirSync(folder)).toEqual(['plain']);
});

test('a system folder that accepts no files is refused without endless retries', () => {
  if (!existsSync('/proc/self')) return;
  expect(() => writeWhole('/proc/nothing/below/x.txt', 'x')).toThrow(/cannot be written/);
});

const isRoot = process.getuid?.() === 0;

test.each([0o600, 0o755, 0o664, 0o640])(
  'a file that is replaced keeps its mode %o, and its owner',
  (mode) => {
    const file = join(folder, 'mine.txt');
    writeFileSync(file, 'old');
    chmodSync(file, mode);
    if (isRoot) chownSync(file, 1234, 2345);
    const before = statSync(file);
    writeWhole(file, 'new');
    writeAllWhole([[file, 'newer']]);
    replaceWhole(file, 'newer', 'newest');
    const { mode: now, uid, gid } = statSync(file);
    expect({ mode: now, uid, gid }).toEqual({ mode: before.mode, uid: before.uid, gid: before.gid });
    expect(readFileSync(file, 'utf8')).toBe('newest');
  },
);

test('a read-only file is refused, even for the superuser', () => {
  const file = join(folder, 'mine.txt');
  writeFileSync(file, 'old');
  chmodSync(file, 0o444);
  for (const write of [
    () => writeWhole(file, 'new'),
    () => writeAllWhole([[file, 'new']]),
    () => replaceWhole(file, 'old', 'new'),
    () => refuseUnwritable(file),
  ]) {
    expect(write).toThrow(/mine\.txt cannot be written: it is read-only\.$/);
  }
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['mine.txt']);
});

test('a text is replaced only if it has not changed', () => {
  const file = join(folder, 'mine.txt');
  writeFileSync(file, 'saved meanwhile');
  expect(() => replaceWhole(file, 'old', 'new')).toThrow(/: it was changed in the meantime\.$/);
  expect(readFileSync(file, 'utf8')).toBe('saved meanwhile');
  writeFileSync(file, Buffer.from([0xe9]));
  expect(() => replaceWhole(file, '\ufffd', 'new')).toThrow(/: it was changed in the meantime\.$/);
  rmSync(file);
  expect(() => replaceWhole(file, 'saved meanwhile', 'new')).toThrow(/: it was deleted in the meantime\.$/);
  expect(readdirSync(folder)).toEqual([]);
});

test('a text that is replaced keeps the byte order mark of its file', () => {
  const file = join(folder, 'mine.txt');
  writeFileSync(file, '\ufeffold');
  replaceWhole(file, 'old', 'new');
  expect(readFileSync(file, 'utf8')).toBe('\ufeffnew');
  writeFileSync(file, 'old');
  replaceWhole(file, 'old', 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
});

test('the draft that a killed run left behind is removed, and that of another run stays', () => {
  const file = join(folder, 'a.eco');
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const others = [`.a.eco.${process.ppid}`, '.a.eco.lock', `.b.eco.${ended}`];
  for (const name of [...others, `.a.eco.${ended}`]) writeFileSync(join(folder, name), 'draft');
  writeWhole(file, 'text');
  expect(readdirSync(folder).toSorted()).toEqual([...others, 'a.eco'].toSorted());
});

test('a new file never replaces anything, not even a broken link', () => {
  const file = join(folder, 'mine.txt');
  writeNew(file, 'mine');
  expect(() => writeNew(file, 'other')).toThrow(/: it already exists\.$/);
  symlinkSync('nowhere.txt', join(folder, 'link.txt'));
  expect(() => writeNew(join(folder, 'link.txt'), 'other')).toThrow(/: it already exists\.$/);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(readdirSync(folder).sort()).toEqual(['link.txt', 'mine.txt']);
});

test('the target of a link is replaced, not the link', () => {
  writeFileSync(join(folder, 'real.txt'), 'old');
  symlinkSync('real.txt', join(folder, 'link.txt'));
  replaceWhole(join(folder, 'link.txt'), 'old', 'new');
  expect(lstatSync(join(folder, 'link.txt')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, 'real.txt'), 'utf8')).toBe('new');
});

test('circular links are refused', () => {
  symlinkSync('b', join(folder, 'a'));
  symlinkSync('a', join(folder, 'b'));
  expect(() => writeWhole(join(folder, 'a'), 'x')).toThrow(/cannot be written: its links form a circle\.$/);
  expect(() => writeWhole(join(folder, 'a', 'below'), 'x')).toThrow(UserError);
});
