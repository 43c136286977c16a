/** Cards of a new set in Spanish, with `words.es.ftl` next to them. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ecos } from '../../test/ecos.ts';
import { loadSets } from './compile.ts';
import { inLanguage } from './translate.ts';

let folder = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
/** The file of Spanish words of the set `top`. */
const FILE = join('top', 'words.es.ftl');
const FOX = 'thing-fox = zorra\n    .many = zorras\n    .gender = f\n';
const HARE = 'thing-hare = liebre\n    .many = liebres\n    .gender = f\n';
const explain = (...args: string[]) => ecos(['explain', ...args, '--lang', 'es'], { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-words-'));
  write(
    'base/set.eco',
    'set base "Base" extends first-continent\nanimal fox plural foxes x8 on desert\nelement snow x4\n',
  );
  write('top/set.eco', 'set top "Top" extends base\nanimal hare x8 on grassland\n');
});
beforeEach(() => {
  write(
    'top/cards.eco',
    'card 901 brown "Hunt" leaves 1 energy sun { place hare; gain 1 snow; gain 1vp per adjacent fox; }\n',
  );
  write('base/words.es.ftl', FOX);
  write('top/words.es.ftl', `${HARE}element-snow = nieve\n`);
});

test('a set has names for its own words and for those of the sets it extends', () => {
  const ran = explain('top', '901');
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toContain('Coloca una liebre.');
  expect(ran.out).toContain('nieve');
  expect(ran.out).toMatch(/por cada zorra adyacente/);
});

test('the names of a set take precedence over those of the sets it extends', () => {
  write('top/words.es.ftl', `${HARE}${FOX.replaceAll('zorra', 'raposa')}element-snow = nieve\n`);
  expect(explain('top', '901').out).toMatch(/por cada raposa adyacente/);
});

test('a card that replaces another has its own title, not the translated one of the replaced card', async () => {
  write('base/cards.eco', 'card 902 brown "Den" leaves 1 energy sun { place fox; }\n');
  write('base/words.es.ftl', `${FOX}card-902 = Guarida\n`);
  write('top/cards.eco', 'card 902 brown replaces "Nest" leaves 1 energy sun { place hare; }\n');
  const { result } = await inLanguage('es', await loadSets([join(folder, 'top')]));
  rmSync(join(folder, 'base', 'cards.eco'));
  const [{ chain }] = result.sets;
  const titles = chain.map(({ id, cards }) => [id, cards.find(({ number }) => number === 902)?.title]);
  expect(titles.slice(-2)).toEqual([
    ['base', 'Guarida'],
    ['top', 'Nest'],
  ]);
});

test('a name that a card gives with `as` can be translated, too', () => {
  const card =
    'card 901 brown "Hunt" leaves 1 energy sun { place hare as prey; gain 1vp if adjacent to prey; }\n';
  write('top/cards.eco', card);
  write('top/words.es.ftl', `${HARE}element-snow = nieve\nname-prey = presa\n`);
  const ran = explain('top', '901');
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toContain('Coloca una liebre (será «presa»).');
  write('top/words.es.ftl', `${HARE}element-snow = nieve\nname-pray = presa\n`);
  expect(explain('top', '901').err).toMatch(/no set here has a word name-pray; did you mean/i);
});

test('a missing name is reported once, with the lines to add', () => {
  rmSync(join(folder, 'top', 'words.es.ftl'));
  const { code, out, err } = explain('top', '901');
  expect(code).toBe(0);
  expect(out).toContain('Coloca un hare.');
  const [first, ...lines] = err.split('\n');
  expect(first).toBe(`warning: hare and snow have no name in Spanish and stay as written. Add to ${FILE}:`);
  const add = lines.join('\n');
  expect(add).toBe('thing-hare = …\n    .many = …\n    .gender = m / f\nelement-snow = …\n');
  write('top/words.es.ftl', add.replaceAll('…', 'liebre').replace('m / f', 'f'));
  expect(explain('top', '901')).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Coloca una liebre/),
  });
});

test('JSON has the same warnings, and no `warnings` property if there are none', () => {
  const json = () => JSON.parse(explain('top', '901', '--format', 'json').out);
  expect(json()).not.toHaveProperty('warnings');
  write('top/words.es.ftl', HARE);
  expect(json().warnings).toEqual([
    expect.stringMatching(/^snow has no name in Spanish and stays as written/),
  ]);
  ecos(['build', 'base', 'top', '--out', 'built'], { cwd: folder });
  write('top/cards.eco', 'card 901 brown "Hunt" leaves 1 energy sun { place hare; gain 2vp; }\n');
  const changed = ecos(['diff', join('built', 'top.json'), 'top', '--lang', 'es', '--format', 'json'], {
    cwd: folder,
  });
  const { changes, warnings } = JSON.parse(changed.out);
  expect(warnings).toHaveLength(1);
  // The built set includes its words.
  expect(changes[0].differences).toEqual([
    {
      what: 'text',
      old: expect.stringMatching(/^Coloca una liebre/),
      new: 'Coloca una liebre.\nGana 2 puntos.',
    },
  ]);
});

test('a file with a mistake is refused with its line', () => {
  write('top/words.es.ftl', `${HARE}\nelement-snow nieve\nthing-fox =\n`);
  expect(explain('top', '901')).toEqual({
    code: 2,
    out: '',
    err: `ecos: ${FILE}:5: expected token: "="; a word is written like thing-NAME = the word (and 1 more mistake).\n`,
  });
  write('top/words.es.ftl', '# '.repeat(2 ** 18));
  expect(explain('top', '901')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/words\.es\.ftl cannot be read/),
  });
});

test('a word without its plural or gender is still printed, with one warning for the file', () => {
  write('top/words.es.ftl', 'thing-desert = hielo\nthing-hare = liebre\nelement-snow = nieve\n');
  const { code, err } = explain('top', '901');
  expect([code, err.match(/warning/g)?.length]).toEqual([0, 1]);
  expect(err).toContain(`${FILE}:1: thing-desert has no .many: its plural is printed as "hielo", too.
  ${FILE}:1: thing-desert has no .gender: it counts as m.
  ${FILE}:2: thing-hare has no .many`);
});

test('unknown words cause a warning that suggests the right one', () => {
  write('top/words.es.ftl', `${HARE}element-snwo = nieve\nelement-snow = nieve\ncard-999 = Caza\n`);
  expect(explain('top', '901').err.split('\n')).toEqual([
    `warning: ${FILE}:4: no set here has a word element-snwo; did you mean \`element-snow\`?`,
    `warning: ${FILE}:6: no set here has a word card-999.`,
    '',
  ]);
});

test.runIf(process.platform !== 'win32')('a link is not followed', () => {
  rmSync(join(folder, 'top', 'words.es.ftl'));
  write('elsewhere.ftl', HARE);
  symlinkSync(join(folder, 'elsewhere.ftl'), join(folder, 'top', 'words.es.ftl'));
  expect(explain('top', '901').err).toMatch(/^warning: hare and snow have no name in Spanish/);
  rmSync(join(folder, 'top', 'words.es.ftl'));
});

test('a built set uses the words next to its file', () => {
  for (const set of ['base', 'top']) rmSync(join(folder, set, 'words.es.ftl'));
  ecos(['build', 'base', 'top', '--out', 'alone'], { cwd: folder });
  expect(explain(join('alone', 'top.json'), '901').err).toMatch(/have no name in Spanish/);
  write('alone/words.es.ftl', `${HARE}${FOX}element-snow = nieve\n`);
  expect(explain(join('alone', 'top.json'), '901')).toMatchObject({ code: 0, err: '' });
});

test('print uses these names, and reports missing ones', () => {
  const print = () => {
    const { out, code } = ecos(['print', 'top', '--lang', 'es', '--legend', '--format', 'json'], {
      cwd: folder,
    });
    expect(code).toBe(0);
    return JSON.parse(out).warnings;
  };
  const noDrawing = [/icon for hare/, /icon for fox/, /icon for snow/].map((text) =>
    expect.stringMatching(text),
  );
  expect(print()).toEqual(expect.arrayContaining(noDrawing));
  expect(print().some((warning: string) => warning.includes('Spanish'))).toBe(false);
  write('top/words.es.ftl', HARE);
  expect(print()[0]).toMatch(/^snow has no name in Spanish/);
});

test('titles and notes can be translated; missing titles are reported if a set has others', () => {
  const cards = 'card 901 brown "Hunt" leaves 1 energy sun note "At night." { place hare; gain 1vp }\n';
  write('top/cards.eco', `${cards}card 902 brown "Rest" leaves 1 energy sun { gain 1vp }\n`);
  const other = 'card 901 brown "Other" leaves 1 energy sun { gain 1vp }\n';
  write('other/set.eco', `set other "Other" extends first-continent\n${other}`);
  const diff = (...args: string[]) => ecos(['diff', ...args, '--lang', 'es'], { cwd: folder });
  expect(diff('base', 'top').err).toBe('');
  write('top/words.es.ftl', `${HARE}element-snow = nieve\ncard-901 = Caza\n    .note = De noche.\n`);
  const { out, err } = diff('base', 'top', 'other');
  expect(out).toMatch(/901 "Caza" of top: new/);
  expect(out).toMatch(/901 "Other" of other: new/);
  expect(err).toBe(
    `warning: card 902 has no name in Spanish and stays as written. Add to ${FILE}:\ncard-902 = …\n`,
  );
});

test('a file of English words renames tiles, animals and cards, and missing words are not reported', () => {
  write(
    'top/words.en.ftl',
    'thing-grassland = ice floe\n    .many = ice floes\nthing-hare = snow hare\n    .many = snow hares\ncard-901 = The hunt\n',
  );
  write(
    'top/cards.eco',
    'card 901 brown "Hunt" leaves 1 energy sun { place hare; gain 1vp per grassland; }\n',
  );
  const { out, err } = ecos(['explain', 'top', '901'], { cwd: folder });
  const [row] = JSON.parse(ecos(['list', 'top', '--format', 'json'], { cwd: folder }).out);
  rmSync(join(folder, 'top', 'words.en.ftl'));
  expect(err).toBe('');
  expect(out).toContain('Place a snow hare.');
  expect(out).toContain('for each ice floe');
  expect(row).toMatchObject({ title: 'The hunt', text: expect.stringMatching(/^Place a snow hare\./) });
});
