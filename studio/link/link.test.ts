import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { filesInZip, zipFiles } from '../page/site/zip.ts';
import { setMark } from './bundled.ts';
import { extrasFor, mergeExtras } from './extras.ts';
import { isLink } from './known.ts';
import { BadLink, type LinkContent, linkTo, readLink } from './link.ts';

/** Any text, including lone surrogates and characters that are not allowed in addresses. */
const text = fc.string({
  unit: fc.oneof(fc.constantFrom('\ud800', '\udc00', '\0', '#', '%', '\n', '𐍈'), fc.string()),
});
const name = fc.stringMatching(/^[a-z]{1,8}(\/[a-z]{1,8})?$/).map((one) => `${one}.eco`);
const files = (least: number) =>
  fc.uniqueArray(fc.record({ file: name, text }), {
    minLength: least,
    maxLength: 4,
    selector: ({ file }) => file,
  });

const someText = fc.string({ minLength: 1 });
const word = fc.stringMatching(/^[a-z]{1,8}$/);
const BOX = [0, 0, 512, 512] as const;
const drawing = fc.record({
  box: fc.constant(BOX),
  body: fc.constantFrom(
    '<path fill="currentColor" d="M-1.5 2e3L0,4z"/>',
    '<g transform="rotate(4 5 6)" stroke-width="2"><circle cx="1" cy="2" r="3" fill="#fff"/></g>',
  ),
  credit: someText,
});
type Noun = { one: string; many: string; bare: string; gender: string };
const named = (name: string, noun: Noun): [string, Noun] => [name, noun];
type Title = [number, { title: string }];

const noun = fc.record({ one: text, many: text, bare: text, gender: text });

const shared: fc.Arbitrary<LinkContent> = fc.record(
  {
    title: text,
    files: files(1),
    known: fc.array(fc.record({ id: text, files: files(0) }), { maxLength: 2 }),
    bundled: fc.array(fc.record({ id: text, mark: text }), { minLength: 1, maxLength: 2 }),
    card: fc.nat(),
    isToTry: fc.constant(true),
    extras: fc.record({
      nouns: fc.record({ es: fc.array(fc.tuple(text, noun), { minLength: 1 }) }),
      titles: fc.record({
        es: fc.array(fc.tuple(fc.nat(), fc.record({ title: someText, note: someText })), { minLength: 1 }),
      }),
      icons: fc.dictionary(word, drawing, { minKeys: 1 }),
      signs: fc.dictionary(word, drawing, { minKeys: 1 }),
    }),
    from: text,
    game: fc.record({ log: text, names: fc.array(text, { maxLength: 6 }) }),
  },
  { requiredKeys: ['title', 'files', 'known', 'bundled'] },
);

test('any texts are the same after a round trip through a link', async () => {
  await fc.assert(
    fc.asyncProperty(shared, async (one) => {
      const link = await linkTo(one);
      expect(link).toMatch(/^#\/shared\/2\.[\w-]+$/);
      expect(isLink(link)).toBe(true);
      expect(await readLink(`https://cards.example/studio/?a=b${link}\n`)).toEqual(one);
    }),
  );
});

test('a damaged link is refused, or still gives the same text', async () => {
  const files = [{ file: 'a.eco', text: 'card 1 brown'.repeat(20) }];
  const link = await linkTo({ title: 'A set', files, known: [] });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 12, max: link.length - 1 }),
      fc.constantFrom('', 'A', '_', '%'),
      async (at, by) => {
        const other = link.slice(0, at) + by + link.slice(at + 1);
        const found = await readLink(other).catch((error: unknown) => error);
        // The last letter has unused bits.
        if (!(found instanceof BadLink)) expect(found).toEqual(await readLink(link));
      },
    ),
  );
});

test.each([
  ['an empty text', '', /not a link/],
  ['another address', 'https://cards.example/#/write/61', /not a link/],
  ['a link without data', '#/shared/1.', /broken/],
  ['a link with other data', '#/shared/1.eJwDAAAAAAE', /broken/],
  ['a link of a newer version', '#/shared/3.AAAA', /newer studio/],
  ['a link that is too long', `#/shared/1.${'A'.repeat(1_000_001)}`, /too long/],
])('%s is refused with a message', async (_, link, words) => {
  await expect(readLink(link)).rejects.toThrow(words);
});

/** A link as an earlier version made it. */
const EARLIER = [
  '#/shared/1.',
  'eJxdjrFuwzAMRH-FuJlu4Qwe3KnIZ1geVJlxhdp0IClJAyP_HkgViqLTEUe-4-1I6HG0YaKupaNdrl5nME7ohwHOhqnp2hdxGxhR',
  'ElWHzH_GgOQ7iU6RVq9i1KirFx9huykFOS_WSSxoRYwSLWKvEumQZ1EJ853iRZluNkkwume_kD_Om9GHUYwj46t0zN_AdXj92zUb',
  'v6VOPsTUuE2TV9FUInKIQ9-1DC1ZEktS-vQ6N4vfFDzgfFktuEisCsZa-JExox-w506M9ymvMD6eiWxuZg',
].join('');

test('a link of an earlier version opens', async () => {
  expect(await readLink(EARLIER)).toEqual({
    title: 'Card 61 Calving',
    files: [{ file: 'card-61.eco', text: expect.stringMatching(/^set card-61 .*place water;\n\}\n$/s) }],
    known: [{ id: 'mine', files: [{ file: 'mine/1.eco', text: 'set mine extends first-continent\n' }] }],
    card: 61,
    extras: { nouns: { es: [['thing-lion', { one: 'puma', many: 'pumas', bare: 'puma', gender: 'm' }]] } },
    game: { log: '{}\n', names: ['Ada', ''] },
  });
});

test('the mark of a set does not depend on its files, its comments and its scenarios', () => {
  const files = [
    { file: 'set.eco', text: '# A set\nset mine\n' },
    { file: 'a.eco', text: 'card 1\n' },
  ];
  const others = [
    { file: 'mine/1.eco', text: 'card 1\n' },
    { file: 'mine/2.eco', text: '\nset mine\n' },
    { file: 'a.scenarios.eco', text: 'scenario' },
  ];
  expect(setMark(others)).toBe(setMark(files));
  expect(setMark(files.slice(1))).not.toBe(setMark(files));
});

test('a link to a card has the words and drawings that the card may use, and none that readers have', () => {
  const puma = { one: 'puma', many: 'pumas', bare: 'puma', gender: 'm' };
  const [mine, theirs] = ['<path d="M0 0"/>', '<path d="M1 1"/>'].map((body) => ({ box: BOX, body }));
  const extras = {
    nouns: { es: [named('thing-lion', puma), named('element-sun', { ...puma, one: 'sol' })] },
    titles: { es: [[1, { title: 'Uno' }] as Title, [2, { title: 'Dos' }] as Title] },
    icons: { lion: mine!, newt: mine!, penguin: theirs!, set: mine! },
    signs: { mine: mine! },
  };
  const nobody = { nouns: {}, icons: {} };
  const text = 'set mine card 1 { move all lions; place penguin; }';
  expect(extrasFor(extras, [text], new Set([1]), { nouns: {}, icons: { penguin: theirs! } })).toEqual({
    nouns: { es: [named('thing-lion', puma)] },
    titles: { es: [[1, { title: 'Uno' }]] },
    icons: { lion: mine },
    signs: { mine },
  });
  expect(extrasFor(extras, ['card 3 { gain 1vp; }'], new Set([3]), nobody)).toEqual({
    nouns: {},
    titles: {},
    icons: {},
    signs: {},
  });
  const whole = extrasFor(extras, [text], undefined, nobody);
  expect(whole).toMatchObject({ nouns: extras.nouns, titles: extras.titles });
  expect(mergeExtras([whole, { icons: { lion: theirs! } }])).toEqual({
    ...whole,
    icons: { ...whole.icons, lion: theirs },
  });
});

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<image href="https://cards.example/x.png"/>',
  '<path fill="url(https://cards.example/x.svg#y)"/>',
  '<g><use href="#x"/></g>',
  'text',
])('a drawing in a link is of plain shapes: not %s', async (body) => {
  const extras = { nouns: {}, icons: { newt: { box: BOX, body } } };
  const link = await linkTo({ title: 'a', files: [{ file: 'a.eco', text: '' }], known: [], extras });
  await expect(readLink(link)).rejects.toThrow(/broken/);
});

/** A link to any JSON data. */
const linkOf = (data: unknown): Promise<string> => linkOfText(JSON.stringify(data));

async function linkOfText(json: string): Promise<string> {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate'));
  return `#/shared/1.${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

const FILE = ['a.eco', ''];
test.each([
  [{ t: 'a', f: [] }],
  [{ t: 1, f: [FILE] }],
  [{ t: 'a', f: [['../a.eco', '']] }],
  [{ t: 'a', f: [FILE, ['a.eco', 'b']] }],
  [{ t: 'a', f: [['a.eco']] }],
  [{ t: 'a', f: [FILE], c: 'x' }],
  [{ t: 'a', f: [FILE], p: 1 }],
  [{ t: 'a', f: [FILE], b: [['base']] }],
  [{ t: 'a', f: [FILE], n: [['es', [['thing-lion', ['puma', 'pumas', 'puma']]]]] }],
  [{ t: 'a', f: [FILE], n: { es: [] } }],
  [{ t: 'a', f: [FILE], g: [] }],
  [{ t: 'a', f: [FILE], g: ['{}', 1] }],
  [{ t: 'a', f: [FILE], k: [['base', [['/etc/a.eco', '']]]] }],
  [null],
  ['text'],
])('%j is not a set', async (data) => {
  await expect(readLink(await linkOf(data))).rejects.toThrow(/broken/);
});

test('a short link does not unpack to a huge text, and a huge text gets no link', async () => {
  const many = { t: 'a', f: [['a.eco', 'a'.repeat(3 * 2 ** 20)]] };
  const link = await linkOf(many);
  expect(link.length).toBeLessThan(20_000);
  await expect(readLink(link)).rejects.toThrow(/more text/);
  const files = [{ file: 'a.eco', text: 'a'.repeat(3 * 2 ** 20) }];
  await expect(linkTo({ title: 'a', files, known: [] })).rejects.toThrow(/too long for a link/);
});

test('a short link does not unpack to a huge text by letters that stand for words', async () => {
  // The letter 8 is "extends first-continent".
  const link = await linkOfText(`{"t":"a","f":[["a.eco","${'\u0008'.repeat(2 ** 20)}"]]}`);
  expect(link.length).toBeLessThan(2000);
  await expect(readLink(link)).rejects.toThrow(/more text/);
});

test('a folder is the same after a round trip through a zip', () => {
  // A file cannot contain lone surrogates.
  const whole = files(1).map((all) =>
    all.map(({ file, text }) => ({ file, text: text.toWellFormed().replaceAll('\r\n', '\n') })),
  );
  fc.assert(
    fc.property(whole, (all) => {
      const found = filesInZip(
        zipFiles('my-set', [...all, { file: 'words.es.ftl', text: 'thing-lion = puma' }]),
      );
      // A folder that all files are in is left out.
      const first = `${all[0]!.file.split('/')[0]}/`;
      const folder = all.every(({ file }) => file.startsWith(first)) ? first : '';
      expect(new Map(found.map(({ file, text }) => [folder + file, text]))).toEqual(
        new Map(all.map(({ file, text }) => [file, text])),
      );
    }),
  );
});

/** A zip of a set with these texts by file. */
const zipWith = (texts: Record<string, string>) =>
  zipFiles(
    'set',
    Object.entries(texts).map(([file, text]) => ({ file, text })),
  );

test.each([
  ['a file outside', { 'a.eco': '', '../b.eco': '' }, /leads out of the folder/],
  ['a file outside, by a folder inside', { 'a.eco': '', 'x/../../b.eco': '' }, /leads out of the folder/],
  ['a backslash', { 'a.eco': '', 'set\\b.eco': '' }, /characters that file names here cannot have/],
  ['an empty name', { 'a.eco': '', 'x//b.eco': '' }, /not the path of a file/],
  ['no card file', { 'b.txt': '' }, /no card file/],
  ['too much text', { 'b.eco': 'a'.repeat(9 * 2 ** 20) }, /more text/],
])('a zip with %s is refused with a message', (_, texts, words) => {
  expect(() => filesInZip(zipWith(texts))).toThrow(words);
});

test('a zip is refused by what its files hold, whatever it says about their sizes', () => {
  // Not compressed, so that the size of the original is not used for unpacking.
  const zip = zipSync({ 'b.eco': [new Uint8Array(9 * 2 ** 20).fill(97), { level: 0 }] });
  const [directory] = new Uint32Array(zip.slice(-6, -2).buffer);
  new DataView(zip.buffer).setUint32(directory! + 24, 0, true);
  expect(() => filesInZip(zip)).toThrow(/more text/);
});

test('a file that is not a zip is refused with a message', () => {
  expect(() => filesInZip(new Uint8Array([1, 2, 3]))).toThrow(/not a zip file/);
});

test('hidden files in a zip are ignored', () => {
  const hidden = { '.git/a.eco': '', '__MACOSX/._a.eco': '', 'node_modules/x/a.eco': '' };
  expect(filesInZip(zipWith({ ...hidden, 'a.eco': 'a' }))).toEqual([{ file: 'a.eco', text: 'a' }]);
});
