import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import type { Problem } from '../../program/index.ts';
import { isSarif } from '../diagnostics/sarif-schema.ts';
import { ecos } from '../ecos.ts';
import { type Workspace, workspace } from '../workspace.ts';

const SET = 'set mine "Mine" extends first-continent\nanimal okapi x4 on grassland\n';
const card = (steps: readonly string[], title = 'Rain') =>
  `${SET}\ncard 901 brown "${title}"\n  leaves 2\n  energy sun\n{\n  ${['place okapi', ...steps].join(';\n  ')}\n}\n`;
const per = (animal: string) => `gain 1vp per ${animal} adjacent to 2 water`;
const LONG = card(['lion', 'gorilla', 'rhino', 'elephant', 'stork', 'shark', 'cheetah'].map(per));
const SHORT = card([per('lion')]);

const checkedIn = ({ json }: Workspace, ...args: string[]): Problem[] => json('check', '.', ...args).problems;
const checked = (text: string, words?: string) =>
  checkedIn(workspace({ 'a.eco': text, ...(words && { 'words.es.ftl': words }) }));
const messages = (problems: readonly Problem[]) => problems.map(({ message }) => message);

test('a text that is too long is a warning at its longest step, in every format, without a browser', () => {
  const place = workspace({ 'a.eco': LONG });
  const pretty = place.run(['check', '.'], { env: { ECOS_CHROME: '/nowhere', PATH: '/nowhere' } });
  expect(pretty.code).toBe(0);
  expect(pretty.out).toMatch(
    /^a\.eco:12:3: warning ECO715: The text is too long for the card: by \d\d\.\d mm on square cards, by \d\d\.\d mm on poker cards; fits on tarot: --card tarot\n 12 │ {3}gain 1vp per elephant.*\n.*\n {2}hint: shorten it, or print it on larger cards\n! 1 set, 1 card, 0 scenarios: 0 errors, 1 warning\n$/,
  );
  const step = { file: 'a.eco', line: 12, column: 3, length: per('elephant').length };
  expect(checkedIn(place)).toMatchObject([{ code: 'ECO715', severity: 'warning', ...step }]);
  const sarif = JSON.parse(place.ecos('check', '.', '--format', 'sarif').out);
  expect(isSarif(sarif)).toBe(true);
  expect(sarif.runs[0].results).toMatchObject([{ ruleId: 'ECO715', level: 'warning' }]);
  expect(place.ecos('check', '.', '--format', 'github').out).toMatch(/^::warning .*ECO715/);
});

test('a title that is too long is a warning at the title', () => {
  const title = 'Rain'.repeat(20);
  const [problem, ...others] = checked(card([], title));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'ECO715', line: 4, column: 16, length: title.length + 2 });
  expect(problem!.message).toMatch(
    /^The title is too long for the card: by .* on square cards, by .* on poker cards$/,
  );
});

test.each([
  ['of one word', 'é'.repeat(20_000)],
  ['of many words', 'Rain '.repeat(4000)],
  ['of two words far apart', `Rain${' '.repeat(20_000)}b`],
])('a title %s, of 20,000 letters or signs, is measured', (_, title) => {
  expect(checked(card([], title))).toMatchObject([{ code: 'ECO715', length: title.length + 2 }]);
});

test('a note of 5,000 words is measured', () => {
  const text = card([]).replace('energy sun', `energy sun\n  note "${'rain falls '.repeat(2500).trim()}"`);
  expect(checked(text)).toMatchObject([{ code: 'ECO715' }]);
});

test('a title that is too long only in another language is a warning that names the language', () => {
  const words = `thing-okapi = okapi\n  .many = okapis\n  .gender = m\ncard-901 = ${'Lluvia '.repeat(14)}\n`;
  const problems = checked(card([]), words);
  expect(messages(problems)).toEqual([
    expect.stringMatching(
      /^The title is too long for the card: by .* on square cards in Spanish, by .* in Spanish$/,
    ),
  ]);
  expect(problems[0]).toMatchObject({ line: 4, column: 16 });
});

test.each([
  ['mini', [/: by \d+\.\d mm on mini cards; fits on tarot: --card tarot$/]],
  ['60x88mm', [/: by \d+\.\d mm on cards of 60 by 88 mm; fits on tarot: --card tarot$/]],
  ['tarot', []],
])('--card %s asks for that size instead', (size, wanted) => {
  const problems = checkedIn(workspace({ 'a.eco': LONG }), '--card', size);
  expect(messages(problems)).toEqual(wanted.map((message) => expect.stringMatching(message)));
});

test('--card refuses what is no size', () => {
  expect(workspace({ 'a.eco': LONG }).refused('check', '.', '--card', 'huge')).toMatch(
    /huge is not the size of a card: write square, poker/,
  );
});

test('a language counts if it has names for all words of the set', () => {
  const text = card(Array(5).fill('gain 1vp per lion adjacent to a water'));
  expect(checked(text)).toEqual([]);
  const okapi = 'thing-okapi = okapi\n    .many = okapis\n    .gender = m\n';
  expect(messages(checked(text, okapi))).toEqual([
    expect.stringMatching(
      /^The text is too long for the card: by \d+\.\d mm on square cards in Spanish; fits on poker: --card poker$/,
    ),
  ]);
});

test('--fix and --fix --dry-run report it, too', () => {
  const place = workspace({ 'a.eco': LONG.replace('"Rain"', '“Rain”') });
  expect(place.ecos('check', '--fix', '.').out).toMatch(/✓ 1 fix in 1 file\na\.eco:12:3: warning ECO715/);
  expect(checkedIn(place, '--fix')).toMatchObject([{ code: 'ECO715' }]);
  expect(checkedIn(workspace({ 'a.eco': SHORT }), '--fix')).toEqual([]);
});

test.each(['square', 'mini'])('every bundled card fits on %s cards', (size) => {
  const ids = bundledSets().map(({ id }) => id);
  const { code, out } = ecos(['check', ...ids, '--card', size]);
  expect(out).toMatch(/: no problems\n$/);
  expect(code).toBe(0);
});
