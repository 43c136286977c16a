/** The page on embedding names everything that a program may have to handle; its programs run with those of the other pages. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { DECISION_KINDS } from '../../program/index.ts';
import { type GameOptions, newGame } from '../../runtime/index.ts';
import { folderWith } from '../folder-with.ts';
import { installPacked } from '../packed.ts';
import { plainSet } from '../plain-set.ts';
import { docsPages } from './pages.ts';

const page = docsPages().find(({ file }) => file.endsWith('embedding.md'))!;

test('the page on embedding names every kind of decision', () => {
  const missing = DECISION_KINDS.filter((kind) => !page.text.includes(`\`${kind}\``));
  expect(missing).toEqual([]);
});

test('the page on embedding has a row for each option of a game', () => {
  const [, table] = page.text.split('`newGame(sets, options)` takes');
  const rows = [...table.split('\n## ')[0].matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const options = { players: 2, seed: 1, none: 1 } as GameOptions;
  expect(() => newGame([plainSet], options)).toThrow(`unknown option "none": there are ${rows.join(', ')}`);
});

test('the first program draws the board that the page shows', async () => {
  const folder = folderWith({ 'first.mts': page.fences.find(({ info }) => info[1] === 'first.ts')!.text });
  await installPacked(folder);
  execFileSync(process.execPath, ['first.mts'], { cwd: folder });
  const board = readFileSync(join(folder, 'board.svg'), 'utf8');
  await expect(board).toMatchFileSnapshot('../../docs/pictures/first-board.svg');
});

test('the pipe answers each line of another program, until the game is over', async () => {
  const folder = folderWith({ 'package.json': '{"type":"module"}' });
  await installPacked(folder);
  writeFileSync(join(folder, 'pipe.ts'), page.fences.find(({ info }) => info[1] === 'pipe.ts')!.text);
  const pipe = spawn(process.execPath, ['pipe.ts'], { cwd: folder });
  const lines = createInterface({ input: pipe.stdout })[Symbol.asyncIterator]();
  const ask = async (message: object) => {
    pipe.stdin.write(`${JSON.stringify(message)}\n`);
    return JSON.parse((await lines.next()).value!);
  };
  let seen = await ask({ reset: 7 });
  while (!seen.over) seen = await ask({ act: seen.options - 1 });
  expect(Math.max(...seen.points)).toBeGreaterThan(0);
  pipe.stdin.end();
});
