import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { folderWith } from '../test/folder-with.ts';
import { beforeAllWithBrowser } from '../test/one-browser.ts';
import { WORDS } from '../test/print/fixtures/words.ts';
import { type GalleryCard, galleryPage } from './gallery.ts';
import { encodePng } from './pictures.ts';

const CARDS: Omit<GalleryCard, 'text' | 'picture'>[] = [
  {
    number: 1,
    deck: 'brown',
    title: 'Rain',
    hands: [{ name: 'lion' }, { name: 'leaf' }],
    source: 'original',
  },
  { number: 2, deck: 'blue', title: null, hands: [], source: 'attested' },
  { number: 3, deck: 'blue', title: '<b>"Quoted"</b>', hands: [{ name: 'lion' }], source: 'original' },
];
const TEXTS = ['Place a water.', 'Gain 2 points.', 'Coloca un león.'];

const picture = await encodePng('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', 72);
const GALLERY = {
  title: 'A <set>',
  lang: 'en',
  width: 8,
  height: 8,
  words: WORDS,
  credits: 'Somebody',
  cards: CARDS.map((card, i) => ({ ...card, text: TEXTS[i]!, picture })),
} as const;

let browser: Browser;
let page: Page;
const fetched: string[] = [];
beforeAllWithBrowser(async (running) => {
  browser = running;
  const file = join(folderWith({ 'gallery.html': await galleryPage(GALLERY) }), 'gallery.html');
  page = await browser.newPage();
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewport({ width: 360, height: 640 });
  await page.goto(pathToFileURL(file).href);
});

/** The visible captions. */
const seen = () =>
  page.$$eval('li:not([hidden]) p', (captions) => captions.map(({ textContent }) => textContent));

test('the gallery shows all cards with their titles as plain text, and fetches nothing', async () => {
  expect(await seen()).toEqual(['1 Rain', '2', '3 <b>"Quoted"</b>']);
  expect(fetched.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
  // Images load when they come near the viewport.
  await expect
    .poll(() => page.$eval('img', (image) => 'naturalWidth' in image && image.naturalWidth))
    .toBe(8);
});

test('the / key moves to the search, which finds texts and shows the number of matches', async () => {
  await page.keyboard.press('/');
  await page.keyboard.type('PLACE wat');
  expect(await seen()).toEqual(['1 Rain']);
  expect(await page.$eval('output', ({ textContent }) => textContent)).toBe('1 of 3');
  for (let i = 0; i < 'PLACE wat'.length; i++) await page.keyboard.press('Backspace');
  expect(await seen()).toHaveLength(3);
});

test('the filters for deck, hand and source can be combined', async () => {
  await page.select('[name=hand]', 'lion');
  expect(await seen()).toEqual(['1 Rain', '3 <b>"Quoted"</b>']);
  await page.select('[name=deck]', 'blue');
  expect(await seen()).toEqual(['3 <b>"Quoted"</b>']);
  await page.select('[name=source]', 'attested');
  expect(await seen()).toEqual([]);
  for (const name of ['hand', 'deck', 'source']) await page.select(`[name=${name}]`, '');
});

test('Tab moves from the search through the filters to the visible cards, and skips hidden ones', async () => {
  await page.focus('[name=words]');
  await page.keyboard.type('3');
  const reached: string[] = [];
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.$eval(
        ':focus',
        (one) => one.getAttribute('name') ?? one.parentElement?.textContent?.trim() ?? '',
      ),
    );
  }
  expect(reached).toEqual(['deck', 'hand', 'source', '3 <b>"Quoted"</b>']);
  await page.focus('[name=words]');
  await page.keyboard.press('Backspace');
  expect(await seen()).toHaveLength(3);
});

test('the gallery is not wider than a phone', async () => {
  const [inside, outside] = await page.$eval('html', (html) => [html.scrollWidth, html.clientWidth]);
  expect(inside).toBeLessThanOrEqual(outside!);
});

test('the gallery uses the language of its cards', async () => {
  const leaf = { one: 'hoja', many: 'hojas', bare: 'hoja', gender: 'f' };
  const words = { ...WORDS, nouns: new Map([['hand-leaf', leaf]]) };
  const spanish = { ...GALLERY, title: 'Un mazo', words, credits: 'Alguien', lang: 'es' } as const;
  const page = await browser.newPage();
  await page.setContent(await galleryPage(spanish), { waitUntil: 'load' });
  const text = await page.$eval('body', ({ innerText }: { innerText: string }) => innerText);
  expect(text).toMatch(/Cualquier mazo.*azul.*marrón/s);
  expect(text).toMatch(/Cualquier mano.*hoja.*león/s);
  expect(text).toMatch(/Cualquier fuente.*documentada/s);
  expect(text).toContain('Iconos de Alguien.');
  expect(await page.$eval('output', ({ textContent }) => textContent)).toBe('3 de 3');
  expect(await page.$eval('[type=search]', (search) => search.getAttribute('placeholder'))).toBe(
    'Buscar ( / )',
  );
  await page.select('[name=hand]', 'lion');
  expect(await page.$eval('output', ({ textContent }) => textContent)).toBe('2 de 3');
});

test('the page names the artists of icons and of pictures', async () => {
  expect(await galleryPage({ ...GALLERY, artists: 'Ana' })).toContain('Icons by Somebody. Pictures by Ana.');
});
