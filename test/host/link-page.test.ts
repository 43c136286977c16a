/** Arranging a table from its pages: the one link, names, the page before the game. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { expect, test } from 'vitest';
import { dayName, HUMAN } from '../../table/index.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { violationsDayAndNight } from '../studio/violations.ts';
import { Client } from './client.ts';
import { firstTable, temporaryFolder, triedSet } from './opened.ts';
import { hostWithPages, openedPage } from './pages.ts';

let browser: Browser;
beforeAllWithBrowser(async (one) => {
  browser = one;
});
const PHONE = { size: { width: 390, height: 844, hasTouch: true, isMobile: true } };
const DESK = { size: { width: 1280, height: 720 } };
/** Whether nothing of the page is outside of the window. */
const WHOLE =
  'String(document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight)';

test('people sit down with the link of the table, find their seats again, give them back, and the host starts the game', async () => {
  const path = join(temporaryFolder(), 'tried');
  mkdirSync(path);
  writeFileSync(join(path, 'tried.eco'), triedSet('gain 1vp;'));
  const host = await hostWithPages({ path, players: [HUMAN, HUMAN, HUMAN, 'greedy'] });
  const { link } = firstTable(host);
  const name = dayName(Date.now());
  const phone = await openedPage(browser, link, PHONE);
  await phone.find('heading', name);
  await phone.shows('region', 'Cards', /^Tried\s*\d+ cards$/);
  await phone.shows('region', 'Table', /To 20 points, with 4 at the table\./);
  await phone.shows('list', 'Who sits already', /free.*free.*free.*bot greedy/s);
  expect(await phone.evaluate(WHOLE)).toBe('true');
  // The field for the name has the focus, and one sees oneself sit.
  await phone.page.keyboard.type('Ann');
  await phone.shows('list', 'Who sits already', /^1?\s*Ann\s*you/);
  const found = await violationsDayAndNight(phone.page);
  await phone.press('Enter');
  await phone.find('heading', `${name}, before the game`);
  await phone.shows('status', 'Turn', /^2 seats are free\./);
  // The heading has the focus now, and the new card can be read, not chosen.
  expect(await phone.evaluate('document.activeElement.textContent')).toBe(`${name}, before the game`);
  const rain = await phone.find('button', 'Card 901 Rain');
  expect((await rain.boundingBox())!.height).toBeGreaterThanOrEqual(160);
  expect(await phone.evaluate('document.querySelectorAll(".offered").length')).toBe('0');
  found.push(...(await violationsDayAndNight(phone.page)));
  expect(await phone.evaluate('String(document.documentElement.scrollWidth)')).toBe('390');
  // The same seat when the page is loaded again.
  await phone.page.reload();
  await phone.shows('main', 'Table', /Ann\s*you/);

  const desk = await openedPage(browser, host.address, DESK);
  await desk.shows('article', `Table ${name}`, /Ann.*is there.*a free seat/s);
  await desk.shows(
    'region',
    'Who can open the links',
    /^Only on this machine, or also for others in this network\?/,
  );
  await desk.find('image', 'QR code of the link');
  expect(await desk.evaluate('document.body.textContent')).not.toMatch(/--\w|Seat \d/);
  found.push(...(await violationsDayAndNight(desk.page)));

  await phone.click('button', 'Give the seat back');
  await phone.find('button', 'Sit down');
  await phone.fill('textbox', 'Your name', 'Anna');
  await phone.press('Enter');
  await phone.shows('main', 'Table', /Anna\s*you/);
  // The host takes the seat from her.
  await desk.click('button', 'Free Anna’s seat');
  await phone.find('button', 'Sit down');
  await phone.fill('textbox', 'Your name', 'Ann');
  await phone.press('Enter');
  await phone.shows('main', 'Table', /Ann\s*you/);

  // On a phone, the page of the host begins with the code.
  const small = await openedPage(browser, host.address, PHONE);
  await small.find('heading', 'Tried');
  const code = await small.find('image', 'QR code of the link');
  const { y, height } = (await code.boundingBox())!;
  expect(y + height).toBeLessThan(400);

  const ben = new Client(link, {}, { name: 'Ben' });
  await desk.shows('article', `Table ${name}`, /Ben.*is there/s);
  await desk.click('button', 'Start game');
  // Her first token may leave her nothing to choose.
  await phone.shows('status', 'Turn', /Your turn|The others choose/);
  await ben.until(() => ben.table?.hasStarted === true);
  // There is no free seat any more.
  const late = await openedPage(browser, link, DESK);
  await late.shows('alert', '', /^All seats of this table are taken\./);
  expect(await late.evaluate(WHOLE)).toBe('true');
  found.push(...(await violationsDayAndNight(late.page)));
  await late.click('link', 'Watch the game');
  await late.shows('main', 'Table', /you watch/);
  expect(found).toEqual([]);
});
