import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, rmSync, statSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import { type Workspace, workspace } from '../../test/workspace.ts';
import { refuseUnwritable, replaceWhole, writeAllWhole, writeNew, writeWhole } from './write.ts';

let { folder, at, put, textOf, namesIn } = {} as Workspace;
let file = '';
beforeEach(() => {
  ({ folder, at, put, textOf, namesIn } = workspace());
  file = at('mine.txt');
});

test('a file is written with its folders, replaces an older one, and leaves no temporary files', () => {
  const deep = at('a', 'b', 'out.txt');
  writeWhole(deep, 'old');
  put({ link: `-> ${deep}` });
  writeWhole(at('link'), 'newer');
  expect(textOf('a/b/out.txt')).toBe('newer');
  writeWhole(deep, Uint8Array.of(110, 101, 119));
  expect(textOf('a/b/out.txt')).toBe('new');
  expect(namesIn('a/b')).toEqual(['out.txt']);
});

test('a file that cannot be written is refused, and nothing is lost', () => {
  put({ 'mine.txt': 'kept' });
  expect(() => writeWhole(at('mine.txt', 'below.txt'), 'x')).toThrow(UserError);
  expect(() => writeWhole(folder, 'x')).toThrow(/cannot be written/);
  expect(() => writeWhole('/dev/null', 'x')).toThrow(/not a regular file/);
  expect(() => writeWhole('/dev/null/below.txt', 'x')).toThrow(UserError);
  expect(textOf('mine.txt')).toBe('kept');
  expect(namesIn()).toEqual(['mine.txt']);
});

test('a system folder that accepts no files is refused without endless retries', () => {
  if (!existsSync('/proc/self')) return;
  expect(() => writeWhole('/proc/nothing/below/x.txt', 'x')).toThrow(/cannot be written/);
});

const isRoot = process.getuid?.() === 0;

test.each([0o600, 0o755, 0o664, 0o640])(
  'a file that is replaced keeps its mode %o, and its owner',
  (mode) => {
    put({ 'mine.txt': 'old' });
    chmodSync(file, mode);
    if (isRoot) chownSync(file, 1234, 2345);
    const before = statSync(file);
    writeWhole(file, 'new');
    writeAllWhole([[file, 'newer']]);
    replaceWhole(file, 'newer', 'newest');
    const { mode: now, uid, gid } = statSync(file);
    expect({ mode: now, uid, gid }).toEqual({ mode: before.mode, uid: before.uid, gid: before.gid });
    expect(textOf('mine.txt')).toBe('newest');
  },
);

test('a read-only file is refused, even for the superuser', () => {
  put({ 'mine.txt': 'old' });
  chmodSync(file, 0o444);
  for (const write of [
    () => writeWhole(file, 'new'),
    () => writeAllWhole([[file, 'new']]),
    () => replaceWhole(file, 'old', 'new'),
    () => refuseUnwritable(file),
  ]) {
    expect(write).toThrow(/mine\.txt cannot be written: it is read-only\.$/);
  }
  expect(textOf('mine.txt')).toBe('old');
  expect(namesIn()).toEqual(['mine.txt']);
});

test('a text is replaced only if it has not changed', () => {
  put({ 'mine.txt': 'saved meanwhile' });
  expect(() => replaceWhole(file, 'old', 'new')).toThrow(/: it was changed in the meantime\.$/);
  expect(textOf('mine.txt')).toBe('saved meanwhile');
  put({ 'mine.txt': Buffer.from([0xe9]) });
  expect(() => replaceWhole(file, '\ufffd', 'new')).toThrow(/: it was changed in the meantime\.$/);
  rmSync(file);
  expect(() => replaceWhole(file, 'saved meanwhile', 'new')).toThrow(/: it was deleted in the meantime\.$/);
  expect(namesIn()).toEqual([]);
});

test('a text that is replaced keeps the byte order mark of its file', () => {
  put({ 'mine.txt': '\ufeffold' });
  replaceWhole(file, 'old', 'new');
  expect(textOf('mine.txt')).toBe('\ufeffnew');
  put({ 'mine.txt': 'old' });
  replaceWhole(file, 'old', 'new');
  expect(textOf('mine.txt')).toBe('new');
});

test('the draft that a killed run left behind is removed, and that of another run stays', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const draft = (pid: number) => `.mine.txt.${pid}-0123abcd`;
  const others = [
    draft(process.ppid),
    '.mine.txt.lock',
    `.mine.txt.${ended}`,
    `.other.txt.${ended}-0123abcd`,
  ];
  for (const name of [...others, draft(ended)]) put({ [name]: 'draft' });
  writeWhole(file, 'text');
  expect(namesIn()).toEqual([...others, 'mine.txt'].toSorted());
});

test('nothing that has the name of a draft keeps a file from being written', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const names = [4_194_300, ended, process.pid].flatMap((pid) => [`${pid}`, `${pid}-0123abcd`]);
  for (const name of names) put({ [`.mine.txt.${name}/kept.txt`]: 'kept' });
  writeWhole(file, 'text');
  replaceWhole(file, 'text', 'newer');
  expect(textOf('mine.txt')).toBe('newer');
  expect(namesIn()).toEqual([...names.map((name) => `.mine.txt.${name}`), 'mine.txt'].toSorted());
});

test('a file that cannot be written leaves no new folders behind, even while the program goes on', () => {
  put({ 'a/b': 'kept' });
  const long = 'x'.repeat(300);
  for (const place of [at('new', 'er', long), at('a', 'new', long)])
    expect(() => writeWhole(place, 'text')).toThrow(/the name is too long/);
  expect([namesIn(), namesIn('a')]).toEqual([['a'], ['b']]);
});

test('a new file never replaces anything, not even a broken link', () => {
  writeNew(file, 'mine');
  expect(() => writeNew(file, 'other')).toThrow(/: it already exists\.$/);
  put({ 'link.txt': '-> nowhere.txt' });
  expect(() => writeNew(at('link.txt'), 'other')).toThrow(/: it already exists\.$/);
  expect(textOf('mine.txt')).toBe('mine');
  expect(namesIn()).toEqual(['link.txt', 'mine.txt']);
});

test('the target of a link is replaced, not the link', () => {
  put({ 'real.txt': 'old', 'link.txt': '-> real.txt' });
  replaceWhole(at('link.txt'), 'old', 'new');
  expect(lstatSync(at('link.txt')).isSymbolicLink()).toBe(true);
  expect(textOf('real.txt')).toBe('new');
});

test('circular links are refused', () => {
  put({ a: '-> b', b: '-> a' });
  expect(() => writeWhole(at('a'), 'x')).toThrow(/cannot be written: its links form a circle\.$/);
  expect(() => writeWhole(at('a', 'below'), 'x')).toThrow(UserError);
});
