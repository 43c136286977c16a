/** Everything stands whole at a table: nothing is cut, covered or outside the window, and only log and cards scroll. */
import type { Browser } from 'puppeteer';
import { expect, test } from 'vitest';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { flawsAtSizes } from '../studio/boxes.ts';
import { FULL_MOMENTS, tableAt } from './moments.ts';
import { openedPage } from './pages.ts';

let browser: Browser;
beforeAllWithBrowser(async (one) => {
  browser = one;
});

/** `npm test` looks at the moment with the most places. */
const names = process.env.TEST_SHORT ? (['places'] as const) : (Object.keys(FULL_MOMENTS) as 'places'[]);

test.each(names)('%s: a seat at every size', async (name) => {
  const { seats } = await tableAt(FULL_MOMENTS[name]);
  const { page } = await openedPage(browser, seats[0]!);
  await page.waitForSelector('.board-box .board');
  expect(await flawsAtSizes(page)).toEqual([]);
  // Cards to choose from can be read on a phone, too: more of them scroll.
  const heights = await page.$$eval('.of-cards .cardface', (cards) =>
    cards.map((card) => card.getBoundingClientRect().height),
  );
  expect(heights.filter((height) => height < 160)).toEqual([]);
  expect(heights.length > 0).toBe(String(name) === 'cards');
});
