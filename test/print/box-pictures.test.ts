/** Sheets of a box beside pictures of them that somebody looked at. */
import { PNG } from 'pngjs';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxPages } from '../../print/box/pages.ts';
import { launchBrowser } from '../../print/browser.ts';
import { fitTexts } from '../../print/fit/fit.ts';
import { looksAsItDid } from '../look.ts';
import { A4, cards, features, words } from './box-set.ts';

let browser: Browser;
let page: Page;
let sheets: Map<string, ElementHandle>;
beforeAll(async () => {
  const launched = await launchBrowser();
  browser = launched;
  const count = cards.length + features.length;
  const made = await boxPages({
    words,
    features,
    setTitle: 'New Horizon',
    version: '0',
    paper: A4,
    bleed: 3,
    cards: { count, pages: Math.ceil(count / 12) },
  });
  page = await browser.newPage();
  await page.setViewport({ width: 794, height: 1123, deviceScaleFactor: 1 });
  await page.setContent(made.html, { waitUntil: 'load' });
  expect(await page.evaluate(fitTexts)).toEqual([]);
  sheets = new Map();
  for (const section of await page.$$('section')) {
    const head = await section.$eval('.note', ({ textContent }) => textContent ?? '');
    const [, , title = ''] = head.split(' · ');
    if (!sheets.has(title)) sheets.set(title, section);
  }
}, 60_000);
afterAll(() => browser.close());

test.each([
  ['box-tiles', 'Land tiles: desert and grassland'],
  ['box-features', 'Tiles of Landscape Features'],
  ['box-tokens', 'Tokens'],
  ['box-dials', 'Dials'],
])('%s looks as it did', async (name, title) => {
  await looksAsItDid(name, PNG.sync.read(Buffer.from(await sheets.get(title)!.screenshot())));
});
