/** The pages of tables in a real browser. */
import type { Browser, Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { HUMAN } from '../../table/index.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { cutOff } from '../studio/cut-off.ts';
import { violations } from '../studio/violations.ts';
import { openedHost } from './opened.ts';
import { openedPage, playOnPage } from './pages.ts';

let browser: Browser;
beforeAllWithBrowser(async (one) => {
  browser = one;
});
const PHONE = { size: { width: 390, height: 844 } };

test('four people play a game to its end, each in a browser of their own, choosing at once', async () => {
  const host = await openedHost({ players: [HUMAN, HUMAN, HUMAN, HUMAN], options: { target: 4 } });
  const [{ seats, watch }] = host.links() as [ReturnType<typeof host.links>[number]];
  const [all, spectator] = await Promise.all([
    Promise.all(seats.map((seat) => openedPage(browser, seat, PHONE))),
    openedPage(browser, watch, PHONE),
  ]);
  const choices = await Promise.all(all.map(({ page }) => playOnPage(page)));
  expect(Math.min(...choices)).toBeGreaterThan(3);
  const ends = await Promise.all([...all, spectator].map(({ textOf }) => textOf('status', 'Turn')));
  expect(new Set(ends).size).toBe(1);
  expect(ends[0]).toMatch(/^The game is over\. .*(wins with \d+ points|A tie)\.$/);
});

test('a phone without a pointer is a full seat; what was noted leads the host to the moment, and on from there', async () => {
  const host = await openedHost({ players: [HUMAN, 'greedy'], options: { target: 4 } });
  const [{ id, seats }] = host.links() as [ReturnType<typeof host.links>[number]];
  // The connection is cut on purpose.
  const own = await openedPage(browser, seats[0]!, { ...PHONE, allowed: /ERR_INTERNET_DISCONNECTED/ });
  const { page, press, says } = own;
  await says('status', 'Turn', /Your turn/);

  // A note by keys alone.
  await press('n');
  for (const key of ['ArrowDown', 'Tab', 'Space', 'Tab']) await press(key);
  await page.keyboard.type('too <b>slow</b>');
  await press('Enter');
  await says('status', 'Kept notes', /^Kept: strong, card \d+, “too <b>slow<\/b>”\. 1 note so far\.$/);
  expect(await flaws(page)).toEqual([]);
  await press('Escape');

  // Without a connection the page says so, and comes back by itself.
  await page.setOfflineMode(true);
  await says('status', 'Connection', /Not connected/);
  await page.setOfflineMode(false);
  await says('status', 'Connection', /^Connected$/);

  // The seat is handed to a bot and taken back; people are called what they want.
  await own.click('button', 'Your seat');
  await own.fill('textbox', 'What you are called', 'Ines');
  await press('Enter');
  await own.click('button', 'Let this bot play');
  await own.click('button', 'Take the seat back');
  await own.click('button', 'Talk');
  await own.fill('textbox', 'Say', 'Hello');
  await press('Enter');
  await says('log', 'What was said', /Ines\s+Hello/);
  await own.click('button', 'Talk');
  await page.evaluate('document.activeElement.blur()');
  await playOnPage(page, typeFirstKey);
  expect(await flaws(page)).toEqual([]);

  const desk = await openedPage(browser, host.address, { size: { width: 1280, height: 800 } });
  await desk.says('article', `Table ${id}`, /Ines/);
  expect(await flaws(desk.page)).toEqual([]);
  await desk.click('button', 'Findings');
  await desk.says('region', 'Findings', /1 game, 1 of them played to the end\. 1 note\./);
  await desk.says('region', 'Findings', /too <b>slow<\/b>/);
  expect(await flaws(desk.page)).toEqual([]);
  await desk.click('button', `To the moment: table ${id}, choice 0`);
  await desk.says('status', 'Moment', /^0 of \d+: Ines chooses$/);
  await desk.click('button', 'Forward');
  await desk.says('status', 'Moment', /^1 of /);
  await desk.click('button', 'Where it ran next');
  expect(await flaws(desk.page)).toEqual([]);
  await desk.click('button', 'Play on from here');
  await desk.says('region', 'Tables', /the game is over/);
  expect(host.links()).toHaveLength(2);
});

/** What axe finds by day and by night, and what is cut off. */
async function flaws(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 200)))');
    found.push(...(await violations(page)).map((one) => `${value}: ${one}`));
  }
  return [...found, ...(await page.evaluate(cutOff))];
}

/** Types the digits of the first way to answer. */
async function typeFirstKey(page: Page): Promise<void> {
  const key = await page.evaluate("document.querySelector('.opts .opt kbd')?.dataset.key ?? ''");
  await page.keyboard.type(`${key}`);
}
