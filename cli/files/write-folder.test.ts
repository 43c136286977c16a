import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import { CONTENTS, writeFolder } from './write-folder.ts';

const ABOUT = { title: 'A set', version: '1.2.3', credits: 'Somebody (somewhere)' };
let around = '';
let folder = '';
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'ecos-folder-'));
  folder = join(around, 'pictures');
});

const names = () => readdirSync(folder).toSorted();

test('a new folder contains its files and a list of them, and nothing else is created', async () => {
  await writeFolder(join(folder, 'deep'), ABOUT, [['a.txt', 'a']]);
  expect(readdirSync(join(folder, 'deep')).toSorted()).toEqual(['a.txt', CONTENTS]);
  expect(JSON.parse(readFileSync(join(folder, 'deep', CONTENTS), 'utf8'))).toEqual({
    ...ABOUT,
    files: ['a.txt'],
  });
  expect(names()).toEqual(['deep']);
});

test('the folder of an earlier run is replaced completely, and an empty one is filled', async () => {
  mkdirSync(folder);
  await writeFolder(folder, ABOUT, [
    ['a.txt', 'a'],
    ['b.txt', 'b'],
  ]);
  await writeFolder(folder, ABOUT, [['b.txt', 'newer']]);
  expect(names()).toEqual(['b.txt', CONTENTS]);
  expect(readFileSync(join(folder, 'b.txt'), 'utf8')).toBe('newer');
  expect(readdirSync(around)).toEqual(['pictures']);
});

test('a folder that contains another file is refused and stays unchanged', async () => {
  await writeFolder(folder, ABOUT, [['a.txt', 'a']]);
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  await expect(writeFolder(folder, ABOUT, [['a.txt', 'newer']])).rejects.toThrow(
    /contains other files \(mine\.txt\)/,
  );
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('a');
});

test('other files are found in subfolders, too', async () => {
  const files = [['deep/a.txt', 'a']] as const;
  await writeFolder(folder, ABOUT, files);
  await writeFolder(folder, ABOUT, files);
  writeFileSync(join(folder, 'deep', 'mine.txt'), 'mine');
  await expect(writeFolder(folder, ABOUT, files)).rejects.toThrow(/contains other files \(deep\/mine\.txt\)/);
  expect(readFileSync(join(folder, 'deep', 'mine.txt'), 'utf8')).toBe('mine');
});

test('an empty folder of somebody else is not deleted', async () => {
  await writeFolder(folder, ABOUT, [['deep/a.txt', 'a']]);
  mkdirSync(join(folder, 'deep', 'mine'));
  await expect(writeFolder(folder, ABOUT, [])).rejects.toThrow(/contains other files \(deep\/mine\)/);
  expect(readdirSync(join(folder, 'deep'))).toEqual(['a.txt', 'mine']);
});

test('a folder with an invalid list of contents is refused', async () => {
  for (const text of ['no JSON', 'null', '{"files": 3}']) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, CONTENTS), text);
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    await expect(writeFolder(folder, ABOUT, [])).rejects.toThrow(/mine\.txt/);
  }
});

test('a folder that cannot be written is refused and leaves nothing behind', async () => {
  writeFileSync(folder, 'a file');
  await expect(writeFolder(folder, ABOUT, [])).rejects.toThrow(/it is not a folder/);
  await expect(writeFolder(join(folder, 'below'), ABOUT, [])).rejects.toThrow(UserError);
  await expect(
    writeFolder(join(around, 'new'), ABOUT, [
      ['a', ''],
      ['a/b', ''],
    ]),
  ).rejects.toThrow(/cannot be written/);
  expect(readdirSync(around)).toEqual(['pictures']);
});

test('a folder that is replaced keeps its mode; a read-only one is refused', async () => {
  await writeFolder(folder, ABOUT, [['a.txt', 'a']]);
  chmodSync(folder, 0o750);
  await writeFolder(folder, ABOUT, [['b.txt', 'b']]);
  expect(statSync(folder).mode & 0o7777).toBe(0o750);
  chmodSync(folder, 0o555);
  await expect(writeFolder(folder, ABOUT, [['c.txt', 'c']])).rejects.toThrow(
    /cannot be written: it is read-only\.$/,
  );
  chmodSync(folder, 0o755);
  expect(names()).toEqual(['b.txt', CONTENTS]);
});
