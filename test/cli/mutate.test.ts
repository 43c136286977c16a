/** `ecos mutate`: reports changes of cards that no scenario notices. */
import { expect, test } from 'vitest';
import { writeScenarios } from '../../cli/commands/mutate.ts';
import { loadSets } from '../../cli/load/compile.ts';
import { type Mutant, makeMutants } from '../../language/mutation/index.ts';
import { examine } from '../../simulate/mutants/index.ts';
import { workspace } from '../workspace.ts';

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

const { at, put, textOf, ecos, json, refused } = workspace({ 'mine.eco': CARDS });
const mutate = (...args: string[]) => ecos('mutate', ...args, '--jobs', '1');
const mutateJson = (file: string) => json('mutate', file, '--jobs', '1');

test('a change that no scenario notices gets a scenario that would; --write adds it and keeps the rest of the file', () => {
  const { mutants, noticed, unnoticed, ...more } = mutateJson('mine.eco');
  expect(more).toEqual({});
  expect(noticed).toBe(mutants - unnoticed.length);
  const desert = unnoticed.find(({ change }: { change: string }) =>
    change.endsWith('becomes "place desert"'),
  );
  expect(Object.keys(desert)).toEqual(['card', 'line', 'change', 'scenario']);
  expect(desert).toMatchObject({ card: 901, line: 7, scenario: expect.stringMatching(/^scenario "901: /) });

  expect(mutate('mine.eco', '--write').err).toBe('Added scenarios to mine.eco.\n');
  const text = textOf('mine.eco');
  expect(text.startsWith(CARDS)).toBe(true);
  expect(text).toContain(desert.scenario);
  expect(mutate('mine.eco').out).toContain(`✓ ${mutants} of ${mutants} changes noticed (100 %).`);
});

test.each(['\n', '\r\n', '\r'])('scenarios are added with the line ends of the file: %j', (lineEnd) => {
  put({ 'ends.eco': `# mine${lineEnd}element sun x1${lineEnd}` });
  const mutant = { set: 'mine', file: at('ends.eco'), card: { number: 1 } } as Mutant;
  writeScenarios([], [{ mutant, text: 'scenario "a"\n{\n}\n' }]);
  const lines = ['# mine', 'element sun x1', '', 'scenario "a"', '{', '}', ''];
  expect(textOf('ends.eco')).toBe(lines.join(lineEnd));
});

test('ten of many changes are listed, and all with --all', () => {
  const numbers = [901, 902, 903, 904];
  const cards = numbers.map(
    (number) => `card ${number} brown leaves 1 energy sun { place water; gain 2vp per adjacent grassland }\n`,
  );
  put({ 'many.eco': `set many "Many" extends first-continent\n\n${cards.join('\n')}` });
  const listed = (out: string) => out.split('\n').filter((line) => /^ {2}many\.eco:\d+: /.test(line));
  const { unnoticed } = mutateJson('many.eco');
  const few = mutate('many.eco').out;
  expect(unnoticed.length).toBeGreaterThan(10);
  expect(listed(few)).toHaveLength(10);
  expect(few).toContain(`ecos mutate --all lists ${unnoticed.length - 10} more changes.`);
  for (const number of numbers) expect(few).toMatch(new RegExp(`^${number}: `, 'm'));
  expect(listed(mutate('many.eco', '--all').out)).toHaveLength(unnoticed.length);
});

test('--write refuses a bundled set, and needs a path', () => {
  expect(refused('mutate', 'polar-shores', '--write')).toContain('bundled');
  expect(refused('mutate', '--write')).toContain('--write needs a file or folder of your own');
});

test.each([
  ['first-continent', 29],
  ['new-horizon', 11],
  ['polar-shores', 7],
  ['fire-and-rain', 7],
])('the scenarios of %s notice at least 95 in 100 changes of its cards', async (id, step) => {
  const { sets, texts } = await loadSets([id]);
  const [set] = sets;
  const files = set.files.map((name) => ({ file: name, text: texts.get(name) ?? '' }));
  const examination = { sets, mutants: makeMutants({ ...set, texts: files }) };
  // A sample: all mutants of all sets take half a minute (`ecos mutate`).
  const all = examination.mutants.flatMap((_, at) => (at % step === 0 ? examine(examination, at).is : []));
  const noticed = all.filter((is) => is === 'noticed').length;
  expect(noticed).toBeGreaterThan(50);
  expect(noticed / all.filter((is) => is !== 'equal').length).toBeGreaterThanOrEqual(0.95);
});
