/** A run in shards: merged, they give what the whole run gives; a shard that does not belong to them is refused. */
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ecos } from '../../test/ecos.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecos-shards-'));
writeFileSync(
  join(folder, 'small.eco'),
  'set small "Small" extends first-continent\ncard 507 brown leaves 2 energy sun { gain 1vp }\n',
);

const RUN = ['small.eco', '--games', '8', '--bots', 'random', '--target', '5', '--jobs', '1'];
const simulated = (...args: string[]) => ecos(['simulate', ...args], { cwd: folder });
const shardOf = (part: string, file: string, ...args: string[]) =>
  simulated(...RUN, '--shard', part, '--resume', file, ...args);
const FILES = ['1.jsonl', '2.jsonl', '3.jsonl'];

beforeAll(() => {
  for (const [at, file] of FILES.entries()) expect(shardOf(`${at + 1}/3`, file).code).toBe(0);
  expect(simulated(...RUN, '--resume', 'whole.jsonl').code).toBe(0);
}, 60_000);

test('the shards play the games of the whole run, each once', () => {
  const linesIn = (file: string) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').slice(1);
  expect(FILES.map((file) => linesIn(file).length)).toEqual([2, 3, 3]);
  expect(FILES.flatMap(linesIn)).toEqual(linesIn('whole.jsonl'));
});

test('merged in any order, they give the text, JSON, report and tables of the whole run', () => {
  const outputs = (name: string, ...args: string[]) => {
    const { err, out, code } = simulated(...RUN, ...args);
    const json = simulated(...RUN, ...args, '--format', 'json').out.replace(/"seconds": [\d.]+/, '');
    const files = ['--report', `${name}.html`, '--data', name];
    expect(simulated(...RUN, ...args, ...files).code).toBe(0);
    const written = [`${name}.html`, `${name}/games.parquet`, `${name}/cards.parquet`];
    return {
      out,
      code,
      json,
      err: err.replace(/.*still to play\.\n/, ''),
      files: written.map((file) => readFileSync(join(folder, file))),
    };
  };
  const merged = outputs('merged', '--merge', '3.jsonl', '1.jsonl', '2.jsonl');
  expect(merged).toEqual(outputs('whole', '--resume', 'whole.jsonl'));
  expect(merged).toMatchObject({ code: 0, err: '' });
});

test('a shard can be continued, and the merged run needs no number of games', () => {
  const [head, first] = readFileSync(join(folder, '3.jsonl'), 'utf8').split('\n');
  writeFileSync(join(folder, 'begun.jsonl'), `${head}\n${first}\n`);
  const files = ['1.jsonl', '2.jsonl', 'begun.jsonl'];
  const merge = () => simulated('small.eco', '--bots', 'random', '--target', '5', '--merge', ...files);
  expect(merge().err).toBe(
    'ecos: 2 games from game 6 on are missing. Merge the files of all shards, each complete.\n',
  );
  shardOf('3/3', 'begun.jsonl');
  // Nothing was played now, so there is no speed.
  expect(merge().out).toMatch(/^8 games with small: .*, seed 1\.\n/);
});

test.each([
  [
    'a missing shard',
    ['1.jsonl', '3.jsonl'],
    '3 games from game 2 on are missing. Merge the files of all shards, each complete.',
  ],
  [
    'a shard twice',
    ['1.jsonl', 'copy.jsonl', '3.jsonl'],
    'Game 0 is twice in these files. Give the file of each shard once, all with the same number of parts.',
  ],
  [
    'another seed',
    ['1.jsonl', 'seed.jsonl'],
    'seed.jsonl belongs to a run with different cards, options or version. Use the same options or a new file.',
  ],
  [
    'another number of games',
    ['1.jsonl', 'more.jsonl'],
    'more.jsonl is a shard of 9 games, not of 8. Merge shards of one run.',
  ],
  [
    'another division',
    ['1.jsonl', '2.jsonl', 'half.jsonl'],
    'Game 4 is twice in these files. Give the file of each shard once, all with the same number of parts.',
  ],
  [
    'another version',
    ['1.jsonl', 'old.jsonl'],
    'old.jsonl belongs to a run with different cards, options or version. Use the same options or a new file.',
  ],
  [
    'a whole run',
    ['whole.jsonl'],
    'whole.jsonl is not the file of a shard: write one with --shard and --resume.',
  ],
  ['other text', ['small.eco'], 'small.eco is not the file of a shard: write one with --shard and --resume.'],
  [
    'no file',
    ['none.jsonl'],
    'none.jsonl does not exist or is empty. Give the --resume files of all shards.',
  ],
])('%s is refused', (_, files, message) => {
  copyFileSync(join(folder, '1.jsonl'), join(folder, 'copy.jsonl'));
  const old = readFileSync(join(folder, '2.jsonl'), 'utf8').replace(/"ecos":"[^"]*"/, '"ecos":"0.0.1"');
  writeFileSync(join(folder, 'old.jsonl'), old);
  if (files.includes('seed.jsonl')) shardOf('2/3', 'seed.jsonl', '--seed', '2');
  if (files.includes('more.jsonl')) shardOf('2/3', 'more.jsonl', '--games', '9');
  if (files.includes('half.jsonl')) shardOf('2/2', 'half.jsonl');
  const { code, err } = simulated(...RUN, '--merge', ...files);
  expect(code).toBe(2);
  expect(err).toBe(`ecos: ${message}\n`);
});

test.each(['0/3', '4/3', '3', '1/1000000'])('--shard %s is refused', (part) => {
  expect(shardOf(part, 'none.jsonl')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Give a part and the number of parts, at most 100000, like 3/20.'),
  });
});

test('a shard needs a file, and options that need the whole run are refused', () => {
  expect(simulated(...RUN, '--shard', '1/3').err).toContain('--shard needs --resume.');
  expect(shardOf('1/3', 'none.jsonl', '--bots-ladder').code).toBe(2);
});
