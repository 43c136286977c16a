/** Everything stands whole at a table: nothing is cut, covered or outside the window, and only log and cards scroll. */
import type { Browser } from 'puppeteer';
import { expect, test } from 'vitest';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { boxFlaws } from '../studio/boxes.ts';
import { FULL_MOMENTS, tableAt } from './moments.ts';
import { openedPage } from './pages.ts';

let browser: Browser;
beforeAllWithBrowser(async (one) => {
  browser = one;
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
/** `npm test` looks at the moment with the most places. */
const names = process.env.TEST_SHORT ? (['places'] as const) : (Object.keys(FULL_MOMENTS) as 'places'[]);

test.each(names)('%s: a seat at every size', async (name) => {
  const { seats } = await tableAt(FULL_MOMENTS[name]);
  const { page } = await openedPage(browser, seats[0]!);
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewport(size);
    await page.waitForSelector('.board-box .board');
    await page.evaluate('new Promise((drawn) => setTimeout(drawn, 400))');
    const flaws = await page.evaluate(boxFlaws);
    found.push(...flaws.map((one) => `${size.width}×${size.height}: ${one}`));
  }
  expect(found).toEqual([]);
});
