/** Text from other people is data: nothing in it runs, wherever it is shown or written. */
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { setModule } from '../../compiler/emit/typescript.ts';
import { galleryPage } from '../../print/gallery.ts';
import { loadSet } from '../../program/json/load.ts';
import { workspace } from '../workspace.ts';
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
  const { at } = workspace({ 'set.ts': setModule([bad]) });
  const { SETS } = await import(/* @vite-ignore */ at('set.ts'));
  expect((globalThis as { ran?: unknown }).ran).toBeUndefined();
  expect(SETS[0].title).toBe(title);
});

test.each(RUNS)('the title %j stays text on a page', async (title) => {
  const said = { title, hands: [{ name: title }], text: title };
  const card = { number: 1, deck: 'brown', source: 'original', picture: new Uint8Array(), ...said } as const;
  const around = { title, credits: title, lang: 'en', width: 8, height: 10 } as const;
  const page = await galleryPage({ ...around, words: { animals: [] }, cards: [card] });
  expect(page).not.toContain('<script>globalThis');
  // The template engine does not treat it as a template.
  if (title.startsWith('{{')) expect(page).toContain('constructor');
});

test('titles and names cannot send control characters to a terminal', () => {
  const orders = '\u001b]52;c;ZXZpbA==\u0007\u001b[2J\u009b1Aevil';
  const set = plainJson();
  const titled = { ...set, title: orders, cards: set.cards.map((card) => ({ ...card, title: orders })) };
  const { run } = workspace({
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
    const { out, err } = run(args, { env: { FORCE_COLOR: '1', NO_COLOR: undefined } });
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
  type PlainSet = ReturnType<typeof plainJson>;
  const places: [path: string, textsOf: (set: PlainSet) => object, name: string][] = [
    ['/title', (set) => set, 'title'],
    ['/cards/0/title', ({ cards }) => cards[0], 'title'],
    ['/cards/0/note', ({ cards }) => cards[0], 'note'],
    ['/cards/0/source/text', ({ cards }) => cards[0].source, 'text'],
    ['/vocabulary/hands/0/title', ({ vocabulary }) => vocabulary.hands[0], 'title'],
    ['/vocabulary/hands/0/name', ({ vocabulary }) => vocabulary.hands[0], 'name'],
    ['/vocabulary/animals/0/plural', ({ vocabulary }) => vocabulary.animals[0], 'plural'],
    ['/id', (set) => set, 'id'],
  ];
  for (const [path, textsOf, name] of places) {
    for (const control of CONTROLS) {
      const set = plainJson();
      Object.assign(textsOf(set), { [name]: `a${control}` });
      expect(loadSet(set).problem, `${path} ${JSON.stringify(control)}`).toMatchObject({ path });
    }
  }
  const fine = plainJson();
  for (const [, textsOf, name] of places)
    if (/title|note|text/.test(name)) Object.assign(textsOf(fine), { [name]: 'Löwe, "ñandú" — 狮\t🦁' });
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
    expect(messagesOf(texts(control))).toEqual(Array(5).fill(message));
  }
});

test('file names and titles cannot send commands to a CI service', () => {
  const { ecos } = workspace({
    '::error::evil.eco':
      'card 1 brown "##vso[task.setvariable variable=a]b" leaves 1 energy sun { gain 1vpp }\n',
    'a\n::warning::b.eco':
      'card 2 brown "##[set-env name=a]b" leaves 1 energy sun { gain 1vp }\nscenario "x" { layout standard do { gain 1vp }; expect 2vp }\ngain',
  });
  const commandsIn = (...args: string[]) => {
    const { out, err } = ecos(...args, '.');
    return `${out}\n${err}`.split('\n').filter((line) => /^\s*::|##(vso)?\[/i.test(line));
  };
  for (const args of [['check'], ['test'], ['list'], ['fmt', '--check']])
    expect({ args, commands: commandsIn(...args) }).toEqual({ args, commands: [] });
  const github = commandsIn('check', '--format', 'github');
  expect(github.map((line) => line.replace(/,.*/, ''))).toEqual([
    '::error file=%3A%3Aerror%3A%3Aevil.eco',
    expect.stringMatching(/^::error file=a%0A%3A%3Awarning/),
  ]);
});

test('titles are not formulas in a CSV table', () => {
  const { ecos, textOf } = workspace({
    'a.eco': `set mine "Mine" extends first-continent\ncard 501 brown "=HYPERLINK(1)" leaves 1 energy sun { gain 1vp; }\n`,
  });
  expect(ecos('print', 'a.eco', '--png', 'out')).toMatchObject({ code: 0, err: '' });
  const table = textOf('out/cards.csv');
  expect(table).toContain('HYPERLINK');
  expect(table).not.toMatch(/(^|,)"?[=+@-]/m);
});

test("a Puppeteer configuration next to a stranger's set is not executed", () => {
  const configuration = "require('node:fs').writeFileSync('ran', '');";
  const { ecos, namesIn } = workspace({ '.puppeteerrc.cjs': configuration });
  expect(ecos('print', 'first-continent', '--cards', '1', '--out', 'one.pdf').code).toBe(0);
  expect(namesIn()).toEqual(['.puppeteerrc.cjs', 'one.pdf']);
});
