/** The place Print in a real browser: the options of `ecos print`, the sheets, the PDF. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../print/browser.ts';
import { type Elements, elementsOf } from './elements.ts';
import { type OpenedStudio, openPage, runStudio } from './opened.ts';

const SET = `set waders "Waders" extends first-continent

card 901 brown "Reeds" leaves 2 energy sun { gain 3 water }
card 902 blue leaves 3 energy water, water { place water }
`;

const SLOW = 60_000;
let folder: string;
let browser: Browser;
let studio: OpenedStudio;
let page: Page;
let complaints: string[];
let at: Elements;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-studio-'));
  writeFileSync(join(folder, 'set.eco'), SET);
  [studio, browser] = await Promise.all([runStudio(folder), launchBrowser()]);
  ({ page, complaints } = await openPage(browser, studio.address));
  at = elementsOf(page);
  await at.click('link', 'Print');
}, SLOW);

afterAll(async () => {
  await browser?.close();
  await studio?.close();
  rmSync(folder, { recursive: true, force: true });
}, SLOW);

describe('print', () => {
  test.each([
    ...['cards', 'hand', 'changed', 'paper', 'card', 'bleed', 'gutter', 'margin', 'offset', 'date'].map(
      (name) => ['textbox', name],
    ),
    ...['inherited', 'box', 'calibrate', 'no-marks', 'duplex', 'proof', 'legend'].map((name) => [
      'checkbox',
      name,
    ]),
    ...['profile', 'flip', 'lang'].map((name) => ['combobox', name]),
  ])('has the %s %s', async (role, name) => {
    await at.textOf(role!, name!);
    expect(await at.has(role!, name!)).toBe(true);
  });

  test('shows the sheets first: every card in its place, and what is not printed', async () => {
    const sheets = () => at.textOf('region', 'Sheets');
    await at.eventually(
      sheets,
      /2 cards on 1 sheet, 1 page.*the sets that this one extends are not printed/s,
    );
    expect(await at.has('image', 'Page 1: cards 901, 902')).toBe(true);
    const drawn = () => at.told("document.querySelectorAll('.paper image').length");
    await at.eventually(drawn, /^2$/);
    await at.click('checkbox', 'duplex');
    await at.eventually(sheets, /2 cards on 1 sheet, each with its backs, 2 pages/);
    expect(await at.has('image', 'Page 2: backs of cards 901, 902')).toBe(true);
    await at.eventually(drawn, /^4$/);
    const middles = await at.told(
      "[...document.querySelectorAll('.paper image')].map(({ x }) => Math.round(x.baseVal.value + 31.5)).join()",
    );
    // The back of the first card is behind it when the sheet is turned over its long edge.
    expect(middles).toBe('42,105,168,105');
    await page.select('#print-profile', 'shop');
    await at.eventually(sheets, /2 cards on 2 sheets, each with its backs, 4 pages/);
    await page.select('#print-profile', 'home');
    await at.fill('textbox', 'paper', 'a3');
    await at.eventually(() => page.$eval('[role=alert]', (one) => one.textContent), /a3 is not a paper size/);
    await at.fill('textbox', 'paper', 'letter');
    await at.eventually(async () => `${await page.$('[role=alert]')}`, /null/);
    await at.click('button', 'As usual');
    await at.eventually(sheets, /2 cards on 1 sheet, 1 page/);
  });

  test(
    'makes a PDF and says what is in it',
    async () => {
      await at.click('checkbox', 'duplex');
      await at.click('button', 'Print');
      await at.eventually(() => at.textOf('status', 'Printing'), /Making the PDF/);
      const link = await page.waitForSelector(`a[download="${basename(folder)}.pdf"]`, { timeout: SLOW });
      expect(await at.textOf('status', 'Printing')).toMatch(/2 cards on 2 pages/);
      expect(await link?.evaluate((element) => element.getAttribute('href'))).toMatch(/^blob:/);
    },
    SLOW,
  );

  test(
    'says why something cannot be printed, and keeps what was asked for',
    async () => {
      await at.fill('textbox', 'cards', '17');
      await at.click('button', 'Print');
      await at.eventually(
        () => page.$eval('[role=alert]', (one) => one.textContent),
        /There is no card 17 here/,
      );
      await page.reload();
      const kept = () => at.told("document.getElementById('print-cards').value");
      await page.waitForSelector('#print-cards');
      await at.eventually(kept, /^17$/);
      await at.click('button', 'As usual');
      await at.eventually(kept, /^$/);
    },
    SLOW,
  );

  test(
    'stops when it is cancelled',
    async () => {
      await at.click('checkbox', 'inherited');
      await at.click('button', 'Print');
      await at.click('button', 'Cancel');
      await at.eventually(() => page.$eval('[role=alert]', (one) => one.textContent), /was cancelled/);
      await at.click('checkbox', 'inherited');
    },
    SLOW,
  );

  test('nothing is cut off on a phone', async () => {
    await page.setViewport({ width: 360, height: 640 });
    expect(await at.has('button', 'Print')).toBe(true);
    expect(Number(await at.told('document.documentElement.scrollWidth'))).toBeLessThanOrEqual(360);
    await page.setViewport({ width: 1440, height: 900 });
  });

  test('nothing complains', () => {
    // That a card is not there was answered with 422.
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
  });
});
