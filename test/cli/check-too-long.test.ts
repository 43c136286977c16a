import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import type { Problem } from '../../program/index.ts';
import { isSarif } from '../diagnostics/sarif-schema.ts';
import { ecos } from '../ecos.ts';
import { folderWith } from '../folder-with.ts';

const SET = 'set mine "Mine" extends first-continent\nanimal okapi x4 on grassland\n';
const card = (steps: readonly string[], title = 'Rain') =>
  `${SET}\ncard 901 brown "${title}"\n  leaves 2\n  energy sun\n{\n  ${['place okapi', ...steps].join(';\n  ')}\n}\n`;
const per = (animal: string) => `gain 1vp per ${animal} adjacent to 2 water`;
const LONG = card(['lion', 'gorilla', 'rhino', 'elephant', 'stork', 'shark', 'cheetah'].map(per));
const SHORT = card([per('lion')]);

const checked = (cwd: string, ...args: string[]): Problem[] =>
  JSON.parse(ecos(['check', '.', '--format', 'json', ...args], { cwd }).out).problems;
const messages = (problems: readonly Problem[]) => problems.map(({ message }) => message);

test('a text that is too long is a warning at its longest step, in every format, without a browser', () => {
  const cwd = folderWith({ 'a.eco': LONG });
  const env = { ECOS_CHROME: '/nowhere', PATH: '/nowhere' };
  const pretty = ecos(['check', '.'], { cwd, env });
  expect(pretty.code).toBe(0);
  expect(pretty.out).toMatch(
    /^a\.eco:12:3: warning ECO715: The text is too long for the card: by \d\d\.\d mm on square cards, by \d\d\.\d mm on poker cards\n 12 │ {3}gain 1vp per elephant.*\n.*\n {2}hint: shorten it, or print it on larger cards\n! 1 set, 1 card, 0 scenarios: 0 errors, 1 warning\n$/,
  );
  const place = { file: 'a.eco', line: 12, column: 3, length: per('elephant').length };
  expect(checked(cwd)).toMatchObject([{ code: 'ECO715', severity: 'warning', ...place }]);
  const sarif = JSON.parse(ecos(['check', '.', '--format', 'sarif'], { cwd }).out);
  expect(isSarif(sarif)).toBe(true);
  expect(sarif.runs[0].results).toMatchObject([{ ruleId: 'ECO715', level: 'warning' }]);
  expect(ecos(['check', '.', '--format', 'github'], { cwd }).out).toMatch(/^::warning .*ECO715/);
});

test('a title that is too long is a warning at the title', () => {
  const title = 'Rain'.repeat(20);
  const [problem, ...others] = checked(folderWith({ 'a.eco': card([], title) }));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'ECO715', line: 4, column: 16, length: title.length + 2 });
  expect(problem!.message).toMatch(
    /^The title is too long for the card: by .* on square cards, by .* on poker cards$/,
  );
});

test('a title that is too long only in another language is a warning that names the language', () => {
  const words = `thing-okapi = okapi\n  .many = okapis\n  .gender = m\ncard-901 = ${'Lluvia '.repeat(14)}\n`;
  const problems = checked(folderWith({ 'a.eco': card([]), 'words.es.ftl': words }));
  expect(messages(problems)).toEqual([
    expect.stringMatching(
      /^The title is too long for the card: by .* on square cards in Spanish, by .* in Spanish$/,
    ),
  ]);
  expect(problems[0]).toMatchObject({ line: 4, column: 16 });
});

test('--card asks for another size instead', () => {
  const cwd = folderWith({ 'a.eco': LONG });
  expect(messages(checked(cwd, '--card', 'mini'))).toEqual([
    expect.stringMatching(/: by \d+\.\d mm on mini cards$/),
  ]);
  expect(messages(checked(cwd, '--card', '60x88mm'))).toEqual([
    expect.stringMatching(/: by \d+\.\d mm on cards of 60 by 88 mm$/),
  ]);
  expect(checked(cwd, '--card', 'tarot')).toEqual([]);
  const wrong = ecos(['check', '.', '--card', 'huge'], { cwd });
  expect(wrong.code).toBe(2);
  expect(wrong.err).toMatch(/huge is not the size of a card: write square, poker/);
});

test('a language counts if it has names for all words of the set', () => {
  const text = card(Array(4).fill('gain 1vp if you have 3 cards'));
  expect(checked(folderWith({ 'a.eco': text }))).toEqual([]);
  const okapi = 'thing-okapi = okapi\n    .many = okapis\n    .gender = m\n';
  expect(messages(checked(folderWith({ 'a.eco': text, 'words.es.ftl': okapi })))).toEqual([
    expect.stringMatching(/^The text is too long for the card: by \d+\.\d mm on square cards in Spanish$/),
  ]);
});

test('--fix and --fix --dry-run report it, too', () => {
  const cwd = folderWith({ 'a.eco': LONG.replace('"Rain"', '“Rain”') });
  expect(ecos(['check', '--fix', '.'], { cwd }).out).toMatch(
    /✓ 1 fix in 1 file\na\.eco:12:3: warning ECO715/,
  );
  expect(checked(cwd, '--fix')).toMatchObject([{ code: 'ECO715' }]);
  expect(checked(folderWith({ 'a.eco': SHORT }), '--fix')).toEqual([]);
});

test.each(['square', 'mini'])('every bundled card fits on %s cards', (size) => {
  const ids = bundledSets().map(({ id }) => id);
  const { code, out } = ecos(['check', ...ids, '--card', size]);
  expect(out).toMatch(/: no problems\n$/);
  expect(code).toBe(0);
});
