/** Text from other people is data: nothing in it runs, wherever it is shown or written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { setModule } from '../../compiler/emit/typescript.ts';
import { galleryPage } from '../../print/gallery.ts';
import { loadSet } from '../../program/json/load.ts';
import { ecos } from '../ecos.ts';
import { folderWith } from '../folder-with.ts';
import { jsonFile, plainJson } from './strangers.ts';

const RUNS = [
  '*/ globalThis.ran = true; /*',
  ['`$', '{globalThis.ran = true}`'].join(''),
  "'; globalThis.ran = true; '",
  '"]; globalThis.ran = true; ["',
  '\\"]; globalThis.ran = true; //',
  '\n */ globalThis.ran = true; /** \n',
  '\u2028globalThis.ran = true',
  '</script><script>globalThis.ran = true</script>',
  '{{constructor.constructor "globalThis.ran = true"}}',
  '{{#with this as |k|}}{{k.constructor}}{{/with}}',
];

test.each(RUNS)('the title %j stays a string in the module that `build` writes', async (title) => {
  const set = plainJson();
  const bad = {
    ...set,
    title,
    cards: set.cards.map((card) => ({ ...card, title, note: title })),
    vocabulary: { ...set.vocabulary, hands: set.vocabulary.hands.map((hand) => ({ ...hand, title })) },
  };
  const made = folderWith({ 'set.ts': setModule([bad]) });
  const module = (await import(/* @vite-ignore */ join(made, 'set.ts'))) as {
    SETS: { title: string }[];
  };
  expect((globalThis as { ran?: unknown }).ran).toBeUndefined();
  expect(module.SETS[0].title).toBe(title);
});

test.each(RUNS)('the title %j stays text on a page', async (title) => {
  const card = {
    number: 1,
    deck: 'brown' as const,
    title,
    hands: [{ name: title }],
    source: 'original' as const,
    text: title,
    picture: new Uint8Array(),
  };
  const page = await galleryPage({
    title,
    lang: 'en',
    width: 8,
    height: 10,
    words: { animals: [] },
    credits: title,
    cards: [card],
  });
  expect(page).not.toContain('<script>globalThis');
  // The template engine does not treat it as a template.
  if (title.startsWith('{{')) expect(page).toContain('constructor');
});

test('titles and names cannot send control characters to a terminal', () => {
  const orders = '\u001b]52;c;ZXZpbA==\u0007\u001b[2J\u009b1Aevil';
  const set = plainJson();
  const titled = { ...set, title: orders, cards: set.cards.map((card) => ({ ...card, title: orders })) };
  const made = folderWith({
    'set.json': jsonFile(titled),
    'cards.eco': `set mine "${orders}" extends first-continent\ncard 501 brown "${orders}" leaves 1 energy sun { gain 1vp; }\n# ${orders}\n gain`,
    'game.log': `${JSON.stringify({ log: orders })}\n`,
  });
  for (const args of [
    ['list', 'set.json'],
    ['explain', 'set.json', '1'],
    ['play', 'set.json', '--seed', '1', '--target', '5'],
    ['check', 'cards.eco'],
    ['check', 'cards.eco', '--format', 'github'],
    ['list', 'cards.eco'],
    ['replay', 'game.log'],
    ['check', orders],
  ]) {
    const { out, err } = ecos(args, { cwd: made, env: { FORCE_COLOR: '1', NO_COLOR: undefined } });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of ours are no orders
    const rest = (out + err).replace(/\u001b\[[\d;]*m/g, '');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect({ args, orders: rest.match(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g) }).toEqual({
      args,
      orders: null,
    });
  }
});

const CONTROLS = ['\n', '\r', '\u001b[2J', '\u0085', '\u009b', '\u2028', '\u0000', '\u007f'];

test('a built set with line breaks or control characters in any text is refused', () => {
  type Change = (set: ReturnType<typeof plainJson>, text: string) => void;
  const places: [path: string, change: Change][] = [
    ['/title', (set, text) => Object.assign(set, { title: text })],
    ['/cards/0/title', ({ cards }, text) => Object.assign(cards[0], { title: text })],
    ['/cards/0/note', ({ cards }, text) => Object.assign(cards[0], { note: text })],
    ['/cards/0/source/text', ({ cards }, text) => Object.assign(cards[0].source, { text })],
    [
      '/vocabulary/hands/0/title',
      ({ vocabulary }, text) => Object.assign(vocabulary.hands[0], { title: text }),
    ],
    [
      '/vocabulary/hands/0/name',
      ({ vocabulary }, text) => Object.assign(vocabulary.hands[0], { name: text }),
    ],
    [
      '/vocabulary/animals/0/plural',
      ({ vocabulary }, text) => Object.assign(vocabulary.animals[0], { plural: text }),
    ],
    ['/id', (set, text) => Object.assign(set, { id: text })],
  ];
  for (const [path, change] of places) {
    for (const control of CONTROLS) {
      const set = plainJson();
      change(set, `a${control}`);
      expect(loadSet(set).problem, `${path} ${JSON.stringify(control)}`).toMatchObject({ path });
    }
  }
  const fine = plainJson();
  for (const [path, change] of places)
    if (/title|note|text/.test(path)) change(fine, 'Löwe, "ñandú" — 狮\t🦁');
  expect(loadSet(fine).problem).toBeUndefined();
});

test('control characters are refused in card files, too', () => {
  const messagesOf = (text: string) =>
    compile([{ files: [{ file: 'a.eco', text }] }]).problems.map(({ code, message }) => `${code} ${message}`);
  const texts = (one: string) => `set s "S${one}"
element wild x2 any
hand wolf leaf "W${one}"
card 1 brown "C${one}" leaves 1 energy sun source attested "T${one}" note "N${one}" { gain 1vp }
element sun x2`;
  expect(messagesOf(texts('\t é'))).toEqual([]);
  for (const control of CONTROLS.filter((one) => !/[\r\n]/.test(one))) {
    const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const message = `ECO101 Unexpected character \`U+${code}\``;
    expect(messagesOf(texts(control))).toEqual([message, message, message, message, message]);
  }
});

test('file names and titles cannot send commands to a CI service', () => {
  const made = folderWith({
    '::error::evil.eco':
      'card 1 brown "##vso[task.setvariable variable=a]b" leaves 1 energy sun { gain 1vpp }\n',
    'a\n::warning::b.eco':
      'card 2 brown "##[set-env name=a]b" leaves 1 energy sun { gain 1vp }\nscenario "x" { layout standard do { gain 1vp }; expect 2vp }\ngain',
  });
  const github: string[] = [];
  for (const args of [['check'], ['check', '--format', 'github'], ['test'], ['list'], ['fmt', '--check']]) {
    const [command, ...options] = args;
    const { out, err } = ecos([command, '.', ...options], { cwd: made });
    const commands = `${out}\n${err}`.split('\n').filter((line) => /^\s*::|##(vso)?\[/i.test(line));
    if (args.includes('github')) github.push(...commands);
    else expect({ args, commands }).toEqual({ args, commands: [] });
  }
  expect(github.map((line) => line.replace(/,.*/, ''))).toEqual([
    '::error file=%3A%3Aerror%3A%3Aevil.eco',
    expect.stringMatching(/^::error file=a%0A%3A%3Awarning/),
  ]);
});

test('titles are not formulas in a CSV table', () => {
  const made = folderWith({
    'a.eco': `set mine "Mine" extends first-continent\ncard 501 brown "=HYPERLINK(1)" leaves 1 energy sun { gain 1vp; }\n`,
  });
  expect(ecos(['print', 'a.eco', '--png', 'out'], { cwd: made })).toMatchObject({ code: 0, err: '' });
  const table = readFileSync(join(made, 'out', 'cards.csv'), 'utf8');
  expect(table).toContain('HYPERLINK');
  expect(table).not.toMatch(/(^|,)"?[=+@-]/m);
});

test("a Puppeteer configuration next to a stranger's set is not executed", () => {
  const made = folderWith({ '.puppeteerrc.cjs': "require('node:fs').writeFileSync('ran', '');" });
  const { code } = ecos(['print', 'first-continent', '--cards', '1', '--out', 'one.pdf'], {
    cwd: made,
  });
  expect(code).toBe(0);
  expect(readdirSync(made).toSorted()).toEqual(['.puppeteerrc.cjs', 'one.pdf']);
});
