/** `ecos new` makes a set that can be worked on at once. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ecos } from '../ecos.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-new-'));
});

const run = (...args: string[]) => ecos(args, { cwd: folder });
const json = (...args: string[]) => {
  const { code, out, err } = run(...args, '--format', 'json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
};

test('a new set has no problems, is formatted, passes its scenarios, and can be played, built and printed', () => {
  const { files } = json('new', 'green-hills');
  expect(files).toEqual(
    [
      '.vscode/settings.json',
      'README.md',
      'cards.eco',
      'icons/meerkat.svg',
      'scenarios.eco',
      'set.eco',
      'words.es.ftl',
      '.github/workflows/cards.yml',
      '.vscode/ecos.schema.json',
    ].map((file) => join('green-hills', file)),
  );
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/my-set|My Set/);
  expect(json('check', 'green-hills')).toMatchObject({ sets: 1, cards: 3, scenarios: 2, problems: [] });
  expect(run('fmt', '--check', 'green-hills').code).toBe(0);
  expect(json('test', 'green-hills')).toMatchObject({ scenarios: 2, passed: 2, failed: [] });
  expect(json('list', 'green-hills')).toMatchObject([
    { set: 'green-hills' },
    { number: 502 },
    { number: 503 },
  ]);
  expect(json('play', 'green-hills', '--target', '12')).toMatchObject({ winner: expect.any(Number) });
  expect(json('print', 'green-hills', '--out', 'hills.pdf')).toMatchObject({ cards: 3, warnings: [] });
  expect(json('explain', 'green-hills', '502', '--lang', 'es').text).toMatch(/^Coloca una suricata\./);
  expect(statSync(join(folder, 'hills.pdf')).size).toBeGreaterThan(10_000);
  json('build', 'green-hills', '--out', join('green-hills', 'built'));
  expect(run('check', join('green-hills', 'built', 'green-hills.json')).code).toBe(0);
  const text = readFileSync(join(folder, 'green-hills', 'README.md'), 'utf8');
  expect(text).toContain('# Green Hills');
});

test('a copy of a bundled set has no problems, passes its scenarios, and can be played and printed by its new name', () => {
  const { files } = json('new', 'ice-coast', '--from', 'polar-shores');
  const original = join(import.meta.dirname, '../../cards/polar-shores');
  const copied = readdirSync(original, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\./.test(file),
  );
  const added = [
    'README.md',
    '.vscode/settings.json',
    '.vscode/ecos.schema.json',
    '.github/workflows/cards.yml',
  ];
  expect(files.toSorted()).toEqual([...copied, ...added].map((file) => join('ice-coast', file)).sort());
  for (const file of files)
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/polar-shores|my-set/i);
  expect(readFileSync(join(folder, 'ice-coast', 'set.eco'), 'utf8')).toContain('set ice-coast "Ice Coast"');
  const { cards, scenarios, problems } = json('check', 'ice-coast');
  expect({ cards, problems }).toEqual({ cards: 18, problems: [] });
  expect(json('test', 'ice-coast')).toMatchObject({ scenarios, passed: scenarios, failed: [] });
  expect(run('fmt', '--check', 'ice-coast').code).toBe(0);
  expect(json('play', 'ice-coast', '--target', '12')).toMatchObject({ winner: expect.any(Number) });
  expect(
    json('print', 'ice-coast', '--cards', '201,220', '--lang', 'es', '--out', 'ice.pdf').warnings,
  ).toEqual([]);
});

test.each(['first-continent', 'new-horizon'])('a copy of %s has no problems', (id) => {
  json('new', `my-${id}`, '--from', id);
  expect(json('check', `my-${id}`).problems).toEqual([]);
});

test('only a bundled set can be copied', () => {
  const { code, err } = run('new', 'nowhere', '--from', 'antarctica');
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringMatching(/no bundled set antarctica.*first-continent, new-horizon, polar-shores\.\n$/),
  });
  expect(readdirSync(folder)).not.toContain('nowhere');
});

test('the schema is at the path that the editor settings name', () => {
  const settings = JSON.parse(readFileSync(join(folder, 'green-hills', '.vscode', 'settings.json'), 'utf8'));
  const [{ url }] = settings['json.schemas'];
  expect(JSON.parse(readFileSync(join(folder, 'green-hills', url), 'utf8')).$id).toBe('ecos.schema.json');
  // The extension associates `.eco` files, so the settings need not.
  expect(settings).not.toHaveProperty('files.associations');
});

test('only an empty or new folder is accepted, and any folder name gives a valid set', () => {
  mkdirSync(join(folder, 'empty'));
  expect(run('new', 'empty').code).toBe(0);
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full', 'notes.txt'), 'mine');
  writeFileSync(join(folder, 'file'), 'mine');
  const refused = (path: string, message: RegExp) => {
    const { code, out, err } = run('new', path);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringMatching(message) });
  };
  refused('full', /^ecos: full is not empty: it contains notes\.txt\. .*\.\n$/);
  refused('file', /^ecos: file cannot be written: .*\.\n$/);
  refused('-', /^ecos: - begins with a hyphen, .*\.\n$/);
  expect(run('new', 'My Åland Set').out).toMatch(/Next: ecos check (['"])My Åland Set\1 --watch\n$/);
  expect(json('check', 'My Åland Set')).toMatchObject({ cards: 3, problems: [] });
  expect(json('list', 'My Åland Set')).toMatchObject([{ set: 'my-aland-set' }, {}, {}]);
  const readme = readFileSync(join(folder, 'My Åland Set', 'README.md'), 'utf8');
  expect(readme).toMatch(/^# My Aland Set\n[\s\S]*\nnpx ecos print \. --out my-aland-set\.pdf\n/);
  refused('first-continent', /^ecos: There already is a set first-continent.*\.\n$/);
  expect(readdirSync(join(folder, 'full'))).toEqual(['notes.txt']);
});
