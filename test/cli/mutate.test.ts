/** `ecos mutate`: reports changes of cards that no scenario notices. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSets } from '../../cli/load/compile.ts';
import { mutantsOf } from '../../language/mutation/index.ts';
import { examine } from '../../simulate/mutants/index.ts';
import { ecos } from '../ecos.ts';

const CARDS = `set mine "Mine" extends first-continent

card 901 brown "Rain"
  leaves 1
  energy sun
{
  place water;
  gain 2vp;
}

# Kept.
scenario "901: it gives 2 points"
{
  board "d 1"
  do card 901;
  choose 1;
  expect 2vp;
}
`;

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-mutate-'));
  file = join(folder, 'mine.eco');
  writeFileSync(file, CARDS);
});

test('a change that no scenario notices gets a scenario that would; --write adds it and keeps the rest of the file', () => {
  const before = ecos(['mutate', file, '--format', 'json', '--jobs', '1']);
  const { mutants, noticed, unnoticed, ...more } = JSON.parse(before.out);
  expect([before.code, more]).toEqual([0, {}]);
  expect(noticed).toBe(mutants - unnoticed.length);
  const desert = unnoticed.find(({ change }: { change: string }) =>
    change.endsWith('becomes "place desert"'),
  );
  expect(Object.keys(desert)).toEqual(['card', 'line', 'change', 'scenario']);
  expect(desert).toMatchObject({ card: 901, line: 7, scenario: expect.stringMatching(/^scenario "901: /) });

  const written = ecos(['mutate', file, '--write', '--jobs', '1']);
  expect(written.err).toBe(`Added scenarios to ${file}.\n`);
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith(CARDS)).toBe(true);
  expect(text).toContain(desert.scenario);
  const after = ecos(['mutate', file, '--jobs', '1']);
  expect(after.out).toContain(`✓ ${mutants} of ${mutants} changes noticed (100 %).`);
});

test('ten of many changes are listed, and all with --all', () => {
  const many = join(folder, 'many.eco');
  const cards = [901, 902, 903, 904].map(
    (number) => `card ${number} brown leaves 1 energy sun { place water; gain 2vp per adjacent grassland }\n`,
  );
  writeFileSync(many, `set many "Many" extends first-continent\n\n${cards.join('\n')}`);
  const listed = (out: string) => out.split('\n').filter((line) => /^ {2}\S+many\.eco:\d+: /.test(line));
  const { unnoticed } = JSON.parse(ecos(['mutate', many, '--format', 'json', '--jobs', '1']).out);
  const few = ecos(['mutate', many, '--jobs', '1']).out;
  expect(unnoticed.length).toBeGreaterThan(10);
  expect(listed(few)).toHaveLength(10);
  expect(few).toContain(`ecos mutate --all lists ${unnoticed.length - 10} more changes.`);
  for (const number of [901, 902, 903, 904]) expect(few).toMatch(new RegExp(`^${number}: `, 'm'));
  expect(listed(ecos(['mutate', many, '--all', '--jobs', '1']).out)).toHaveLength(unnoticed.length);
});

test('--write refuses a bundled set, and needs a path', () => {
  expect(ecos(['mutate', 'polar-shores', '--write'])).toMatchObject({ code: 2, out: '' });
  expect(ecos(['mutate', '--write']).err).toContain('--write needs a file or folder of your own');
});

test.each([
  ['first-continent', 29],
  ['new-horizon', 11],
  ['polar-shores', 7],
])('the scenarios of %s notice at least 95 in 100 changes of its cards', async (id, step) => {
  const { sets, texts } = await loadSets([id]);
  const [set] = sets;
  const files = set.files.map((name) => ({ file: name, text: texts.get(name) ?? '' }));
  const examination = { sets, mutants: mutantsOf({ ...set, texts: files }) };
  // A sample: all mutants of all sets take half a minute (`ecos mutate`).
  const all = examination.mutants.flatMap((_, at) => (at % step === 0 ? examine(examination, at).is : []));
  const noticed = all.filter((is) => is === 'noticed').length;
  expect(noticed).toBeGreaterThan(50);
  expect(noticed / all.filter((is) => is !== 'equal').length).toBeGreaterThanOrEqual(0.95);
});
