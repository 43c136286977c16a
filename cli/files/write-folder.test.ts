import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import { type Workspace, workspace } from '../../test/workspace.ts';
import { CONTENTS, writeFolder } from './write-folder.ts';

const ABOUT = { title: 'A set', version: '1.2.3', credits: 'Somebody (somewhere)' };
let { at, put, textOf, namesIn } = {} as Workspace;
let folder = '';
beforeEach(() => {
  ({ at, put, textOf, namesIn } = workspace());
  folder = at('pictures');
});
/** Writes files into the folder, the texts by name. */
const write = (files: Record<string, string>, to = folder) => writeFolder(to, ABOUT, Object.entries(files));

test('a new folder contains its files and a list of them, and nothing else is created', async () => {
  await write({ 'a.txt': 'a' }, at('pictures', 'deep'));
  expect(namesIn('pictures/deep')).toEqual(['a.txt', CONTENTS]);
  expect(JSON.parse(textOf(`pictures/deep/${CONTENTS}`))).toEqual({ ...ABOUT, files: ['a.txt'] });
  expect(namesIn('pictures')).toEqual(['deep']);
});

test('the folder of an earlier run is replaced completely, and an empty one is filled', async () => {
  mkdirSync(folder);
  await write({ 'a.txt': 'a', 'b.txt': 'b' });
  await write({ 'b.txt': 'newer' });
  expect(namesIn('pictures')).toEqual(['b.txt', CONTENTS]);
  expect(textOf('pictures/b.txt')).toBe('newer');
  expect(namesIn()).toEqual(['pictures']);
});

test.each(['mine.txt', 'deep/mine.txt'])(
  'a folder that contains another file is refused: %s',
  async (name) => {
    const files = { 'a.txt': 'a', 'deep/a.txt': 'a' };
    await write(files);
    await write(files);
    put({ [`pictures/${name}`]: 'mine' });
    await expect(write({ 'a.txt': 'newer' })).rejects.toThrow(`contains other files (${name})`);
    expect([textOf('pictures/a.txt'), textOf(`pictures/${name}`)]).toEqual(['a', 'mine']);
  },
);

test('an empty folder of somebody else is not deleted', async () => {
  await write({ 'deep/a.txt': 'a' });
  mkdirSync(at('pictures', 'deep', 'mine'));
  await expect(write({})).rejects.toThrow(/contains other files \(deep\/mine\)/);
  expect(namesIn('pictures/deep')).toEqual(['a.txt', 'mine']);
});

test.each(['no JSON', 'null', '{"files": 3}'])(
  'a folder whose list of contents is %s is refused',
  async (text) => {
    put({ [`pictures/${CONTENTS}`]: text, 'pictures/mine.txt': 'mine' });
    await expect(write({})).rejects.toThrow(/mine\.txt/);
  },
);

test('a folder that cannot be written is refused and leaves nothing behind', async () => {
  put({ pictures: 'a file' });
  await expect(write({})).rejects.toThrow(/it is not a folder/);
  await expect(write({}, at('pictures', 'below'))).rejects.toThrow(UserError);
  await expect(write({ a: '', 'a/b': '' }, at('new'))).rejects.toThrow(/cannot be written/);
  expect(namesIn()).toEqual(['pictures']);
});

test('a folder that is replaced keeps its mode; a read-only one is refused', async () => {
  await write({ 'a.txt': 'a' });
  chmodSync(folder, 0o750);
  await write({ 'b.txt': 'b' });
  expect(statSync(folder).mode & 0o7777).toBe(0o750);
  chmodSync(folder, 0o555);
  await expect(write({ 'c.txt': 'c' })).rejects.toThrow(/cannot be written: it is read-only\.$/);
  chmodSync(folder, 0o755);
  expect(namesIn('pictures')).toEqual(['b.txt', CONTENTS]);
});
