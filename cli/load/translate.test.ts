/** Cards of a new set in Spanish, with `words.es.ftl` next to them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type Workspace, workspace } from '../../test/workspace.ts';
import { loadSets } from './compile.ts';
import { inLanguage } from './translate.ts';

/** The file of Spanish words of the set `top`. */
const FILE = join('top', 'words.es.ftl');
const FOX = 'thing-fox = zorra\n    .many = zorras\n    .gender = f\n';
const HARE = 'thing-hare = liebre\n    .many = liebres\n    .gender = f\n';
const SNOW = 'element-snow = nieve\n';

let { at, put, ecos, json, refused } = {} as Workspace;
beforeEach(() => {
  ({ at, put, ecos, json, refused } = workspace({
    'base/set.eco':
      'set base "Base" extends first-continent\nanimal fox plural foxes x8 on desert\nelement snow x4\n',
    'base/words.es.ftl': FOX,
    'top/set.eco': 'set top "Top" extends base\nanimal hare x8 on grassland\n',
    'top/cards.eco':
      'card 901 brown "Hunt" leaves 1 energy sun { place hare; gain 1 snow; gain 1vp per adjacent fox; }\n',
    [FILE]: HARE + SNOW,
  }));
});
const EXPLAIN = ['explain', 'top', '901', '--lang', 'es'];
const explain = () => ecos(...EXPLAIN);

test('a set has names for its own words and for those of the sets it extends', () => {
  const ran = explain();
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toContain('Coloca una liebre.');
  expect(ran.out).toContain('nieve');
  expect(ran.out).toMatch(/por cada zorra adyacente/);
});

test('the names of a set take precedence over those of the sets it extends', () => {
  put({ [FILE]: `${HARE}${FOX.replaceAll('zorra', 'raposa')}${SNOW}` });
  expect(explain().out).toMatch(/por cada raposa adyacente/);
});

test('a card that replaces another has its own title, not the translated one of the replaced card', async () => {
  put({
    'base/cards.eco': 'card 902 brown "Den" leaves 1 energy sun { place fox; }\n',
    'base/words.es.ftl': `${FOX}card-902 = Guarida\n`,
    'top/cards.eco': 'card 902 brown replaces "Nest" leaves 1 energy sun { place hare; }\n',
  });
  const { result } = await inLanguage('es', await loadSets([at('top')]));
  const [{ chain }] = result.sets;
  const titles = chain.map(({ id, cards }) => [id, cards.find(({ number }) => number === 902)?.title]);
  expect(titles.slice(-2)).toEqual([
    ['base', 'Guarida'],
    ['top', 'Nest'],
  ]);
});

test('L60 what a card says by hand is in Spanish, too, or the lines to add are named', () => {
  const hand = 'by hand "Swap hands."; may { by hand "Laugh." }';
  put({ 'top/cards.eco': `card 901 brown leaves 1 energy sun { ${hand} }\n`, 'base/words.es.ftl': FOX });
  const missing = explain();
  expect(missing.out).toContain('Swap hands.');
  expect(missing.err).toContain('what card 901 says by hand has no name in Spanish');
  expect(missing.err).toContain('by-hand-901-1 = …\nby-hand-901-2 = …');
  put({ [FILE]: `${HARE}${SNOW}by-hand-901-1 = Cambiad las manos.\nby-hand-901-2 = Ríe.\n` });
  const said = explain();
  expect(said.err).toBe('');
  expect(said.out).toContain('Cambiad las manos.\nSi quieres:\n  Ríe.');
});

test('the sources of the bundled cards are in Spanish, too, and keep their kind', async () => {
  const compiled = await loadSets([]);
  const { result } = await inLanguage('es', compiled);
  const sourcesOf = ({ sets }: typeof compiled) =>
    sets.flatMap(({ program: { cards, features } }) => [...cards, ...features].map(({ source }) => source));
  const english = sourcesOf(compiled);
  const spanish = sourcesOf(result);
  expect(spanish.map(({ kind }) => kind)).toEqual(english.map(({ kind }) => kind));
  const quoted = english.flatMap(({ text }, at) =>
    text === undefined ? [] : [{ text, es: spanish[at].text }],
  );
  expect(quoted.length).toBeGreaterThan(10);
  for (const { text, es } of quoted) expect(es, text).toMatch(/^reglamento /);
});

test('a missing name is reported once, with the lines to add', () => {
  rmSync(at(FILE));
  const { code, out, err } = explain();
  expect(code).toBe(0);
  expect(out).toContain('Coloca un hare.');
  const [first, ...lines] = err.split('\n');
  expect(first).toBe(`warning: hare and snow have no name in Spanish and stay as written. Add to ${FILE}:`);
  const add = lines.join('\n');
  expect(add).toBe('thing-hare = …\n    .many = …\n    .gender = m / f\nelement-snow = …\n');
  put({ [FILE]: add.replaceAll('…', 'liebre').replace('m / f', 'f') });
  const named = explain();
  expect(named).toMatchObject({ code: 0, err: '' });
  expect(named.out).toMatch(/^Coloca una liebre/);
});

test('JSON has the same warnings, and no `warnings` property if there are none', () => {
  expect(json(...EXPLAIN)).not.toHaveProperty('warnings');
  put({ [FILE]: HARE });
  expect(json(...EXPLAIN).warnings).toEqual([
    expect.stringMatching(/^snow has no name in Spanish and stays as written/),
  ]);
  ecos('build', 'base', 'top', '--out', 'built');
  put({ 'top/cards.eco': 'card 901 brown "Hunt" leaves 1 energy sun { place hare; gain 2vp; }\n' });
  const { changes, warnings } = json('diff', join('built', 'top.json'), 'top', '--lang', 'es');
  expect(warnings).toHaveLength(1);
  // The built set includes its words.
  const old = expect.stringMatching(/^Coloca una liebre/);
  expect(changes[0].differences).toEqual([{ what: 'text', old, new: 'Coloca una liebre.\nGana 2 puntos.' }]);
});

test('a file with a mistake is refused with its line', () => {
  put({ [FILE]: `${HARE}\nelement-snow nieve\nthing-fox =\n` });
  expect(refused(...EXPLAIN)).toBe(
    `ecos: ${FILE}:5: expected token: "="; a word is written like thing-NAME = the word (and 1 more mistake).`,
  );
  put({ [FILE]: '# '.repeat(2 ** 18) });
  expect(refused(...EXPLAIN)).toMatch(/words\.es\.ftl cannot be read/);
});

test('a word without its plural or gender is still printed, with one warning for the file', () => {
  put({ [FILE]: `thing-desert = hielo\nthing-hare = liebre\n${SNOW}` });
  const { code, err } = explain();
  expect([code, err.match(/warning/g)?.length]).toEqual([0, 1]);
  expect(err).toContain(`${FILE}:1: thing-desert has no .many: its plural is printed as "hielo", too.
  ${FILE}:1: thing-desert has no .gender: it counts as m.
  ${FILE}:2: thing-hare has no .many`);
});

test('unknown words cause a warning that suggests the right one', () => {
  put({ [FILE]: `${HARE}element-snwo = nieve\n${SNOW}card-999 = Caza\n` });
  expect(explain().err.split('\n')).toEqual([
    `warning: ${FILE}:4: no set here has a word element-snwo; did you mean \`element-snow\`?`,
    `warning: ${FILE}:6: no set here has a word card-999.`,
    '',
  ]);
});

test.runIf(process.platform !== 'win32')('a link is not followed', () => {
  rmSync(at(FILE));
  put({ 'elsewhere.ftl': HARE, [FILE]: '-> ../elsewhere.ftl' });
  expect(explain().err).toMatch(/^warning: hare and snow have no name in Spanish/);
});

test('a built set uses the words next to its file', () => {
  for (const set of ['base', 'top']) rmSync(at(set, 'words.es.ftl'));
  ecos('build', 'base', 'top', '--out', 'alone');
  const built = () => ecos('explain', join('alone', 'top.json'), '901', '--lang', 'es');
  expect(built().err).toMatch(/have no name in Spanish/);
  put({ 'alone/words.es.ftl': HARE + FOX + SNOW });
  expect(built()).toMatchObject({ code: 0, err: '' });
});

test('print uses these names, and reports missing ones', () => {
  const warnings = (): string[] => json('print', 'top', '--lang', 'es', '--legend').warnings;
  const all = warnings();
  for (const name of ['hare', 'fox', 'snow'])
    expect(all).toContainEqual(expect.stringContaining(`icon for ${name}`));
  expect(all.filter((warning) => warning.includes('Spanish'))).toEqual([]);
  put({ [FILE]: HARE });
  expect(warnings()[0]).toMatch(/^snow has no name in Spanish/);
});

test('titles and notes can be translated; missing titles are reported if a set has others', () => {
  const cards = 'card 901 brown "Hunt" leaves 1 energy sun note "At night." { place hare; gain 1vp }\n';
  const other = 'card 901 brown "Other" leaves 1 energy sun { gain 1vp }\n';
  put({
    'top/cards.eco': `${cards}card 902 brown "Rest" leaves 1 energy sun { gain 1vp }\n`,
    'other/set.eco': `set other "Other" extends first-continent\n${other}`,
  });
  const diff = (...sets: string[]) => ecos('diff', ...sets, '--lang', 'es');
  expect(diff('base', 'top').err).toBe('');
  put({ [FILE]: `${HARE}${SNOW}card-901 = Caza\n    .note = De noche.\n` });
  const { out, err } = diff('base', 'top', 'other');
  expect(out).toMatch(/901 "Caza" of top: new/);
  expect(out).toMatch(/901 "Other" of other: new/);
  expect(err).toBe(
    `warning: card 902 has no name in Spanish and stays as written. Add to ${FILE}:\ncard-902 = …\n`,
  );
});

test('a file of English words renames tiles, animals and cards, and missing words are not reported', () => {
  put({
    'top/words.en.ftl':
      'thing-grassland = ice floe\n    .many = ice floes\nthing-hare = snow hare\n    .many = snow hares\ncard-901 = The hunt\n',
    'top/cards.eco': 'card 901 brown "Hunt" leaves 1 energy sun { place hare; gain 1vp per grassland; }\n',
  });
  const { out, err } = ecos('explain', 'top', '901');
  const [row] = json('list', 'top');
  expect(err).toBe('');
  expect(out).toContain('Place a snow hare.');
  expect(out).toContain('for each ice floe');
  expect(row).toMatchObject({ title: 'The hunt', text: expect.stringMatching(/^Place a snow hare\./) });
});
