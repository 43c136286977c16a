/** Texts of strangers are data: nothing in them runs, in no place they are shown or written to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { setModule } from '../../compiler/emit/typescript.ts';
import { galleryPage } from '../../print/gallery.ts';
import { ecos } from '../ecos.ts';
import { folderWith, jsonFile, plainJson } from './strangers.ts';

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

let done: () => void = () => undefined;
afterEach(() => done());

test.each(RUNS)('a title %j is a text in the module that `build` writes', async (title) => {
  const set = plainJson();
  const bad = {
    ...set,
    title,
    cards: set.cards.map((card) => ({ ...card, title, note: title })),
    vocabulary: { ...set.vocabulary, hands: set.vocabulary.hands.map((hand) => ({ ...hand, title })) },
  };
  const made = folderWith({ 'set.ts': setModule([bad]) });
  done = made.done;
  const module = (await import(/* @vite-ignore */ join(made.folder, 'set.ts'))) as {
    SETS: { title: string }[];
  };
  expect((globalThis as { ran?: unknown }).ran).toBeUndefined();
  expect(module.SETS[0].title).toBe(title);
});

test.each(RUNS)('a title %j is a text on a page', async (title) => {
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
    side: 10,
    words: { animals: [] },
    credits: title,
    cards: [card],
  });
  expect(page).not.toContain('<script>globalThis');
  // The template engine takes it for no template.
  if (title.startsWith('{{')) expect(page).toContain('constructor');
});

test('titles and names give a terminal no orders', () => {
  const orders = '\u001b]52;c;ZXZpbA==\u0007\u001b[2J\u009b1Aevil';
  const set = plainJson();
  const titled = { ...set, title: orders, cards: set.cards.map((card) => ({ ...card, title: orders })) };
  const made = folderWith({
    'set.json': jsonFile(titled),
    'cards.eco': `set mine "${orders}" extends first-continent\ncard 501 brown "${orders}" leaves 1 energy sun { gain 1vp; }\n# ${orders}\n gain`,
    'game.log': `${JSON.stringify({ log: orders })}\n`,
  });
  done = made.done;
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
    const { out, err } = ecos(args, { cwd: made.folder, env: { FORCE_COLOR: '1', NO_COLOR: undefined } });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of ours are no orders
    const rest = (out + err).replace(/\u001b\[[\d;]*m/g, '');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect({ args, orders: rest.match(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g) }).toEqual({
      args,
      orders: null,
    });
  }
});

test('texts are no formulas in a table', () => {
  const made = folderWith({
    'a.eco': `set mine "Mine" extends first-continent\ncard 501 brown "=HYPERLINK(1)" leaves 1 energy sun { gain 1vp; }\n`,
  });
  done = made.done;
  expect(ecos(['print', 'a.eco', '--png', 'out'], { cwd: made.folder })).toMatchObject({ code: 0, err: '' });
  const table = readFileSync(join(made.folder, 'out', 'cards.csv'), 'utf8');
  expect(table).toContain('HYPERLINK');
  expect(table).not.toMatch(/(^|,)"?[=+@-]/m);
});
