import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasImpact } from '../program/walk.ts';
import { folderWith } from '../test/folder-with.ts';
import { CARDS } from '../test/print/fixtures/cards.ts';
import { WORDS } from '../test/print/fixtures/words.ts';
import { cardPages, type PagesInput } from './pages.ts';

const base: PagesInput = {
  cards: CARDS,
  words: WORDS,
  setTitle: 'Tom & Jerry <1>',
  version: '1',
  paper: { width: 210, height: 297 },
  card: 63,
  bleed: 3,
};

const OVER_SIDE = { flip: 'long', offset: { x: 0, y: 0 } } as const;

const pagesOf = async (input: Partial<PagesInput>) => {
  const pages = await cardPages({ ...base, ...input });
  return { ...pages, html: pages.html.join('') };
};

const count = (html: string, what: RegExp) => [...html.matchAll(what)].length;
/** The beginning of a sheet. */
const SHEET = /<svg width="\d+mm"/g;

test('twelve cards take one page, and another one for their backs', async () => {
  expect((await pagesOf({ cards: CARDS.slice(0, 12) })).pages).toBe(1);
  const both = await pagesOf({ cards: CARDS.slice(0, 13), duplex: OVER_SIDE });
  expect(both.pages).toBe(4);
  expect(count(both.html, SHEET)).toBe(4);
});

test('the page of icons explains every icon, and is left out with a warning on small paper', async () => {
  const { html, pages } = await pagesOf({ cards: CARDS.slice(0, 12), legend: true, lang: 'es' });
  expect(pages).toBe(2);
  const legend = html.slice([...html.matchAll(SHEET)].at(-1)!.index);
  for (const word of ['León', 'Comodín', 'Loseta de agua', 'Carta']) expect(legend).toContain(word);
  const small = await pagesOf({ cards: CARDS.slice(0, 1), legend: true, paper: { width: 100, height: 100 } });
  expect(small.pages).toBe(1);
  expect(small.warnings).toContainEqual(expect.stringMatching(/^The page of icons is left out/));
});

test('the page needs nothing from outside, may neither run nor fetch anything, and uses nothing that prints as pixels', async () => {
  const { html, warnings } = await pagesOf({ duplex: OVER_SIDE });
  expect(warnings).toEqual([]);
  expect(html).toContain('Tom &amp; Jerry &lt;1&gt;');
  expect(html).not.toMatch(/<script|<link|<img|https?:\/\/(?!www\.w3\.org)/);
  expect(html).not.toMatch(/gradient|filter:|box-shadow|opacity|undefined|NaN|\[object/);
  expect(html).not.toContain('{{');
  const [, policy] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:");
});

test('only Impact cards have the Impact strip', async () => {
  const impact = CARDS.filter(({ steps }) => hasImpact(steps));
  expect(impact.length).toBeGreaterThan(2);
  expect(count((await pagesOf({})).html, />Impact</g)).toBe(impact.length);
});

test('a word without an icon is printed as letters, with a warning', async () => {
  const okapi = { name: 'okapi', plural: 'okapis', count: 8, on: { terrain: ['grassland' as const] } };
  const card = {
    ...CARDS[0]!,
    steps: [{ op: 'place' as const, quantity: { amount: 1, upTo: false }, kinds: ['okapi'] }],
  };
  const { html, warnings } = await pagesOf({
    cards: [card],
    words: { ...WORDS, animals: [...WORDS.animals, okapi] },
  });
  expect(warnings).toEqual([
    'There is no icon for okapi: it is printed as letters. To draw it, add icons/okapi.svg beside the set: plain shapes with a viewBox. If it has a drawing under another name, rename that file.',
  ]);
  expect(html).toContain('>Ok</text>');
});

test("a set's own drawing is not credited to the author of the icon it replaces", async () => {
  const sun = '<svg viewBox="0 0 9 9"><path fill="currentColor" d="M0 0H9V9Z"/></svg>';
  const folder = folderWith({ 'sun.svg': sun });
  const card = { ...CARDS[10]!, energy: ['sun'], hands: [] };
  expect((await pagesOf({ cards: [card] })).html).toContain('Icons by Lorc');
  const { html, warnings } = await pagesOf({ cards: [card], iconFolders: [folder] });
  expect(html).not.toContain('Icons by');
  expect(warnings).toEqual([]);
  writeFileSync(join(folder, 'CREDITS.md'), '# Ana <Ruiz>, CC BY 4.0\n');
  const credited = await pagesOf({ cards: [card], iconFolders: [folder] });
  expect(credited.html).toContain('Icons by Ana &lt;Ruiz&gt;, CC BY 4.0');
});

test('warnings list the letters that no font has, on cards and in the margin', async () => {
  const odd = { ...CARDS[0]!, title: 'Fox 🦊' };
  const { warnings } = await pagesOf({ cards: [odd], setTitle: 'Zoo 🦁', date: '1 🌞' });
  expect(warnings).toEqual([
    expect.stringMatching(/lack 🦁 🌞 in the margin: unless/),
    expect.stringMatching(/lack 🦊 of card \d+: unless/),
  ]);
});

test('warnings list the letters that no font has in a sentence, in the language of the cards', async () => {
  const step = { op: 'by-hand' as const, text: 'Sing 🦊.' };
  const cards = [{ ...CARDS[0]!, number: 77, steps: [step] }];
  expect((await pagesOf({ cards })).warnings).toEqual([expect.stringMatching(/lack 🦊 of card 77: unless/)]);
  const translated = await pagesOf({ cards, words: { ...WORDS, sentences: new Map([[step, 'Canta 🌞.']]) } });
  expect(translated.warnings).toEqual([expect.stringMatching(/lack 🌞 of card 77: unless/)]);
});

test('without cards there are no pages', async () => {
  expect((await pagesOf({ cards: [] })).pages).toBe(0);
});

/** The text as it must appear in the HTML of a page. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test.each([
  ['ملكة السافانا', 1, 0],
  ['Łódź, Ωmega, Ёж and ¿qué?', 0, 0],
  ['🦁', 1, 0],
  ['x'.repeat(300), 0, 1],
  ['<script>{{{this}}}"&\'</script>', 0, 0],
])('a title like %s is printed, or there is a warning', async (title, unknown, cut) => {
  const { html, warnings } = await pagesOf({ cards: [{ ...CARDS[0]!, number: 77, title }] });
  expect(warnings.filter((one) => /fonts .*card 77/.test(one))).toHaveLength(unknown);
  expect(warnings.filter((one) => /title of card 77 is too long/.test(one))).toHaveLength(cut);
  expect(html.includes('<script')).toBe(false);
  if (cut === 0) expect(html.includes(`>${escaped(title)}</text>`)).toBe(true);
});
