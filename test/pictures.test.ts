/** Printed pages of cards beside pictures of them that somebody looked at. */
import { PNG } from 'pngjs';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../print/browser.ts';
import { fitTexts } from '../print/fit/fit.ts';
import { cardPages, type PagesInput } from '../print/pages.ts';
import { looksAsItDid } from './look.ts';
import { CARDS } from './print/fixtures/cards.ts';
import { WORDS } from './print/fixtures/words.ts';

const SCALE = 1;

const TWELVE = CARDS.slice(0, 12);
const PAGES: [string, Partial<PagesInput>][] = [
  ['fronts', { cards: TWELVE }],
  ['more', { cards: CARDS.slice(12) }],
  ['spanish', { cards: TWELVE, lang: 'es' }],
  ['proof', { cards: TWELVE, proof: true }],
  ['backs', { cards: CARDS.slice(0, 3), duplex: { flip: 'long', offset: { x: 0, y: 0 } } }],
  ['legend', { cards: CARDS.slice(0, 1), legend: true }],
];

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** The last page, as it is printed. */
async function picture(input: Partial<PagesInput>): Promise<PNG> {
  const pages = await cardPages({
    cards: [],
    words: WORDS,
    setTitle: 'Pictures',
    version: '0',
    paper: { width: 210, height: 297 },
    card: 63,
    bleed: 3,
    ...input,
  });
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 794, height: 1123, deviceScaleFactor: SCALE });
    await page.setContent(pages.html, { waitUntil: 'load' });
    await page.evaluate(fitTexts);
    const sections = await page.$$('section');
    return PNG.sync.read(Buffer.from(await sections.at(-1)!.screenshot()));
  } finally {
    await page.close();
  }
}

test.each(PAGES)('%s looks as it did', async (name, input) => {
  await looksAsItDid(name, await picture(input));
});
