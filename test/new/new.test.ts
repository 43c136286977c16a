/** `ecos new` makes a set that can be worked on at once. */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from '../workspace.ts';

const { at, put, textOf, namesIn, ecos, json, refused } = workspace();
/** What every new set has. */
const EVERY = [
  'README.md',
  '.vscode/settings.json',
  '.vscode/ecos.schema.json',
  '.github/workflows/cards.yml',
];

test('a new set has no problems, is formatted, passes its scenarios, and can be played, built and printed', () => {
  const { files } = json('new', 'green-hills');
  const own = ['cards.eco', 'icons/meerkat.svg', 'scenarios.eco', 'set.eco', 'words.es.ftl'];
  expect(files.toSorted()).toEqual([...own, ...EVERY].map((file) => join('green-hills', file)).toSorted());
  for (const file of files) expect(textOf(file)).not.toMatch(/my-set|My Set/);
  expect(json('check', 'green-hills')).toMatchObject({ sets: 1, cards: 3, scenarios: 2, problems: [] });
  expect(ecos('fmt', '--check', 'green-hills').code).toBe(0);
  expect(json('test', 'green-hills')).toMatchObject({ scenarios: 2, passed: 2, failed: [] });
  expect(json('list', 'green-hills')).toMatchObject([
    { set: 'green-hills' },
    { number: 502 },
    { number: 503 },
  ]);
  expect(json('play', 'green-hills', '--target', '12')).toMatchObject({ winner: expect.any(Number) });
  expect(json('print', 'green-hills', '--out', 'hills.pdf')).toMatchObject({ cards: 3, warnings: [] });
  expect(json('explain', 'green-hills', '502', '--lang', 'es').text).toMatch(/^Coloca una suricata\./);
  expect(statSync(at('hills.pdf')).size).toBeGreaterThan(10_000);
  json('build', 'green-hills', '--out', join('green-hills', 'built'));
  expect(ecos('check', join('green-hills', 'built', 'green-hills.json')).code).toBe(0);
  expect(textOf('green-hills/README.md')).toContain('# Green Hills');
});

test('a copy of a bundled set has no problems, passes its scenarios, and can be played and printed by its new name', () => {
  const { files } = json('new', 'ice-coast', '--from', 'polar-shores');
  const original = join(import.meta.dirname, '../../cards/polar-shores');
  const all = readdirSync(original, { recursive: true, encoding: 'utf8' });
  const copied = all.filter((file) => /\./.test(file));
  expect(files.toSorted()).toEqual([...copied, ...EVERY].map((file) => join('ice-coast', file)).sort());
  for (const file of files) expect(textOf(file)).not.toMatch(/polar-shores|my-set/i);
  expect(textOf('ice-coast/set.eco')).toContain('set ice-coast "Ice Coast"');
  const { cards, scenarios, problems } = json('check', 'ice-coast');
  expect({ cards, problems }).toEqual({ cards: 18, problems: [] });
  expect(json('test', 'ice-coast')).toMatchObject({ scenarios, passed: scenarios, failed: [] });
  expect(ecos('fmt', '--check', 'ice-coast').code).toBe(0);
  expect(json('play', 'ice-coast', '--target', '12')).toMatchObject({ winner: expect.any(Number) });
  const printed = json('print', 'ice-coast', '--cards', '201,220', '--lang', 'es', '--out', 'ice.pdf');
  expect(printed.warnings).toEqual([]);
});

test.each(['first-continent', 'new-horizon'])('a copy of %s has no problems', (id) => {
  json('new', `my-${id}`, '--from', id);
  expect(json('check', `my-${id}`).problems).toEqual([]);
});

test('only a bundled set can be copied', () => {
  expect(refused('new', 'nowhere', '--from', 'antarctica')).toMatch(
    /no bundled set antarctica.*fire-and-rain, first-continent, new-horizon, polar-shores\.$/,
  );
  expect(namesIn()).not.toContain('nowhere');
});

test('the schema is at the path that the editor settings name', () => {
  const settings = JSON.parse(textOf('green-hills/.vscode/settings.json'));
  const [{ url }] = settings['json.schemas'];
  expect(JSON.parse(textOf(`green-hills/${url}`)).$id).toBe('ecos.schema.json');
  // The extension associates `.eco` files, so the settings need not.
  expect(settings).not.toHaveProperty('files.associations');
});

test('any folder name gives a valid set, and an empty folder is filled', () => {
  mkdirSync(at('empty'));
  expect(ecos('new', 'empty').code).toBe(0);
  expect(ecos('new', 'My Åland Set').out).toMatch(/Next: ecos check (['"])My Åland Set\1 --watch\n$/);
  expect(json('check', 'My Åland Set')).toMatchObject({ cards: 3, problems: [] });
  expect(json('list', 'My Åland Set')).toMatchObject([{ set: 'my-aland-set' }, {}, {}]);
  expect(textOf('My Åland Set/README.md')).toMatch(
    /^# My Aland Set\n[\s\S]*\nnpx ecos print \. --out my-aland-set\.pdf\n/,
  );
});

test.each([
  ['full', /^ecos: full is not empty: it contains notes\.txt\. .*\.$/],
  ['file', /^ecos: file cannot be written: .*\.$/],
  ['-', /^ecos: - begins with a hyphen, .*\.$/],
  ['first-continent', /^ecos: There already is a set first-continent.*\.$/],
])('a new set is refused at %s', (path, reason) => {
  put({ 'full/notes.txt': 'mine', file: 'mine' });
  expect(refused('new', path)).toMatch(reason);
  expect(namesIn('full')).toEqual(['notes.txt']);
});
