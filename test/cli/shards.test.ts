/** `ecos simulate --shard` and `--merge`: merged, the shards of a run give what the whole run gives. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { workspace } from '../workspace.ts';

const { at, put, textOf, ecos, refused } = workspace({
  'small.eco': 'set small "Small" extends first-continent\ncard 507 brown leaves 2 energy sun { gain 1vp }\n',
});

const RUN = ['simulate', 'small.eco', '--games', '8', '--bots', 'random', '--target', '5', '--jobs', '1'];
const shardArgs = (part: string, file: string) => [...RUN, '--shard', part, '--resume', file];
const shardOf = (part: string, file: string) => ecos(...shardArgs(part, file));
const FILES = ['1.jsonl', '2.jsonl', '3.jsonl'];

beforeAll(() => {
  for (const [at, file] of FILES.entries()) expect(shardOf(`${at + 1}/3`, file).code).toBe(0);
  expect(ecos(...RUN, '--resume', 'whole.jsonl').code).toBe(0);
}, 60_000);

test('the shards play the games of the whole run, each once', () => {
  const linesIn = (file: string) => textOf(file).trimEnd().split('\n').slice(1);
  expect(FILES.map((file) => linesIn(file).length)).toEqual([2, 3, 3]);
  expect(FILES.flatMap(linesIn)).toEqual(linesIn('whole.jsonl'));
});

test('merged in any order, they give the text, JSON, report and tables of the whole run', () => {
  const outputs = (name: string, ...args: string[]) => {
    const { err, out, code } = ecos(...RUN, ...args);
    const files = ['--report', `${name}.html`, '--data', name];
    const json = ecos(...RUN, ...args, '--format', 'json', ...files).out.replace(/"seconds": [\d.]+/, '');
    const written = [`${name}.html`, `${name}/games.parquet`, `${name}/cards.parquet`];
    const contents = written.map((file) => readFileSync(at(file)));
    return { out, code, json, contents, err: err.replace(/.*still to play\.\n/, '') };
  };
  const merged = outputs('merged', '--merge', '3.jsonl', '1.jsonl', '2.jsonl');
  expect(merged).toEqual(outputs('whole', '--resume', 'whole.jsonl'));
  expect(merged).toMatchObject({ code: 0, err: '' });
});

test('a shard can be continued, and the merged run needs no number of games', () => {
  const [head, first] = textOf('3.jsonl').split('\n');
  put({ 'begun.jsonl': `${head}\n${first}\n` });
  const files = ['1.jsonl', '2.jsonl', 'begun.jsonl'];
  const merge = ['simulate', 'small.eco', '--bots', 'random', '--target', '5', '--merge', ...files];
  expect(refused(...merge)).toBe(
    'ecos: 2 games from game 6 on are missing. Merge the files of all shards, each complete.',
  );
  shardOf('3/3', 'begun.jsonl');
  // Nothing was played now, so there is no speed.
  expect(ecos(...merge).out).toMatch(/^8 games with small: .*, seed 1\.\n/);
});

test('a shard needs a file, and options that need the whole run are refused', () => {
  expect(refused(...RUN, '--shard', '1/3')).toContain('--shard needs --resume.');
  expect(refused(...shardArgs('1/3', 'none.jsonl'), '--bots-ladder')).toContain('--bots-ladder');
});
