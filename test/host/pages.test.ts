/** The pages of tables in a real browser. */
import type { Browser } from 'puppeteer';
import { afterAll, expect, test } from 'vitest';
import { HUMAN } from '../../table/index.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { openedHost } from './opened.ts';
import { pagesIn, playOnPage } from './pages.ts';

let browser: Browser;
beforeAllWithBrowser(async (one) => {
  browser = one;
});
const pages = pagesIn(() => browser);
afterAll(() => pages.close());

test('four people play a game to its end, each in a browser of their own, choosing at once', async () => {
  const host = await openedHost({ players: [HUMAN, HUMAN, HUMAN, HUMAN], options: { target: 8 } });
  const [{ seats, watch }] = host.links() as [ReturnType<typeof host.links>[number]];
  const [all, spectator] = await Promise.all([
    Promise.all(seats.map((seat) => pages.open(seat))),
    pages.open(watch),
  ]);
  const choices = await Promise.all(all.map(({ page }) => playOnPage(page)));
  expect(Math.min(...choices)).toBeGreaterThan(3);
  const ends = await Promise.all([...all, spectator].map(({ textOf }) => textOf('status', 'Turn')));
  expect(new Set(ends).size).toBe(1);
  expect(ends[0]).toMatch(/^The game is over\. .*(wins with \d+ points|A tie)\.$/);
});
