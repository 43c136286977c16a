/** `ecos build`, and commands that read built sets. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ecos } from '../ecos.ts';

const CARD =
  'card 7 brown "Rain"\n  leaves 2\n  energy water\n{ place water; gain 1vp per adjacent water }\n';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-build-'));
  mkdirSync(join(folder, 'My Cards!'));
  writeFileSync(join(folder, 'My Cards!', 'rain.eco'), CARD);
  writeFileSync(join(folder, 'Été 2.eco'), CARD);
  writeFileSync(join(folder, 'broken.eco'), CARD.replace('place', 'plcae'));
});

/** All files below a folder, relative to it. */
const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)));

const run = (...args: string[]) => ecos(args, { cwd: folder });

test('writes programs, modules and the schema, and lists the files', () => {
  const { code, out, err } = run('build', '--out', 'all', '--format', 'json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { files } = JSON.parse(out);
  expect(files).toContain(join('all', 'first-continent.json'));
  expect(files.map((file: string) => file.slice('all/'.length)).sort()).toEqual(
    filesIn(join(folder, 'all')).sort(),
  );
  expect(readdirSync(join(folder, 'all'))).toContain('ecos.schema.json');
});

test('replaces only its own files, unless --force is given', () => {
  writeFileSync(join(folder, 'all', 'new-horizon.json'), '{ "notes": "mine" }');
  expect(run('build', 'first-continent', '--out', 'all').code).toBe(0);
  const refused = run('build', 'new-horizon', '--out', 'all');
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toMatch(/^ecos: all.new-horizon\.json was not written by ecos build: .*--force\.\n$/);
  expect(readFileSync(join(folder, 'all', 'new-horizon.json'), 'utf8')).toBe('{ "notes": "mine" }');
  expect(run('build', 'new-horizon', '--out', 'all', '--force').code).toBe(0);
});

test('a set without a name gets the name of its file or folder, and includes the vocabulary it needs', () => {
  expect(run('build', 'My Cards!', 'Été 2.eco', '--out', 'own').code).toBe(0);
  expect(readdirSync(join(folder, 'own')).sort()).toEqual(
    'ecos.schema.json ete-2.json ete-2.ts my-cards.json my-cards.ts'.split(' '),
  );
  const { id, vocabulary, hash } = JSON.parse(readFileSync(join(folder, 'own', 'my-cards.json'), 'utf8'));
  expect({ id, hash }).toEqual({ id: 'my-cards', hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(vocabulary.animals.length).toBeGreaterThan(0);
  expect(JSON.parse(run('list', join('own', 'my-cards.json'), '--format', 'json').out)).toMatchObject([
    { number: 7, title: 'Rain', set: 'my-cards' },
  ]);
});

test('builds the same file twice, and no file for cards with errors', () => {
  const built = () => readFileSync(join(folder, 'twice', 'ete-2.json'), 'utf8');
  run('build', 'Été 2.eco', '--out', 'twice');
  const first = built();
  run('build', 'Été 2.eco', '--out', 'twice');
  expect(built()).toBe(first);
  const { code, err } = run('build', 'broken.eco', '--out', 'never');
  expect({ code, hasErrors: /error ECO\d+/.test(err) }).toEqual({ code: 1, hasErrors: true });
  expect(readdirSync(folder)).not.toContain('never');
});

test('writes no file if one of them cannot be written', () => {
  mkdirSync(join(folder, 'blocked', 'ecos.schema.json'), { recursive: true });
  const { code, err } = run('build', 'Été 2.eco', '--out', 'blocked');
  expect({ code, err }).toEqual({
    code: 2,
    err: `ecos: ${join('blocked', 'ecos.schema.json')} cannot be written: it is a folder.\n`,
  });
  expect(readdirSync(join(folder, 'blocked'))).toEqual(['ecos.schema.json']);
});

test('a built set plays the same game as its text; a changed built set is refused with the position', () => {
  run('build', 'first-continent', '--out', 'base');
  const play = (path: string) => {
    const { code, out, err } = run(
      'play',
      path,
      ...'--seed 3 --bots random --target 15 --format json'.split(' '),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return JSON.parse(out);
  };
  const file = join('base', 'first-continent.json');
  expect(play(file)).toEqual(play('first-continent'));
  const text = readFileSync(join(folder, file), 'utf8');
  const json = JSON.parse(text);
  json.cards[2].leaves = 11;
  writeFileSync(join(folder, 'changed.json'), JSON.stringify(json));
  writeFileSync(join(folder, 'half.json'), text.slice(0, 500));
  expect(run('check', 'changed.json')).toMatchObject({
    code: 2,
    err: 'ecos: changed.json is not a built set: /cards/2/leaves: must be at most 4.\n',
  });
  expect(run('check', 'half.json')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^ecos: half\.json .*JSON.*\.\n$/),
  });
});

test('a built set finds the built set it extends: in the same folder, or among the named files', () => {
  const sun = 'element sun x10\nelement wild x2 any\nanimal lion x8 on grassland\n';
  mkdirSync(join(folder, 'low'));
  mkdirSync(join(folder, 'high'));
  writeFileSync(
    join(folder, 'low', 'a.eco'),
    `set base "Base"\n${sun}card 1 brown leaves 2 energy sun { place lion }\n`,
  );
  writeFileSync(
    join(folder, 'high', 'a.eco'),
    'set top "Top" extends base\ncard 2 brown leaves 2 energy sun { gain 2vp }\n',
  );
  expect(run('build', 'low', 'high', '--out', 'both').code).toBe(0);
  expect(run('build', 'low', '--out', 'one').code).toBe(0);
  expect(run('build', 'high', '--out', 'other').code).toBe(0);
  const list = (...paths: string[]) => run('list', ...paths, '--inherited', '--format', 'json');
  for (const paths of [['both/top.json'], ['other/top.json', 'one/base.json']]) {
    const { code, out } = list(...paths);
    expect(code).toBe(0);
    const numbers: number[] = JSON.parse(out).map(({ number }: { number: number }) => number);
    expect(numbers.sort()).toEqual([1, 2]);
  }
  const { code, err } = list('other/top.json');
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('`base`') });
  // Sets that extend each other are refused; following them would not end.
  const round = JSON.parse(readFileSync(join(folder, 'both', 'base.json'), 'utf8'));
  writeFileSync(join(folder, 'both', 'base.json'), JSON.stringify({ ...round, extends: 'top' }));
  expect(list('both/top.json').code).toBe(2);
});
