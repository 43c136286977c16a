/** The card beside the text in the place Write: as printed, in two languages, its rows and the steps of the text. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser } from '../../print/browser.ts';
import { type OpenedStudio, openPage, runStudio } from './opened.ts';

const CARDS = `set waders "Waders" extends first-continent

card 901 brown "Reeds"
  leaves 2
  energy sun
{
  gain 3 water;
  may {
    place a lion;
    gain 2vp;
    gain 1 sun;
  }
}
`;
const SLOW = 60_000;
let folder: string;
let browser: Browser;
let studio: OpenedStudio;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-studio-'));
  writeFileSync(join(folder, 'cards.eco'), CARDS);
  [studio, browser] = await Promise.all([runStudio(folder), launchBrowser()]);
  ({ page, complaints } = await openPage(browser, studio.address));
}, SLOW);

afterAll(async () => {
  await browser?.close();
  await studio?.close();
  rmSync(folder, { recursive: true, force: true });
}, SLOW);

const found = async (role: string, name: string) =>
  (await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, { timeout: 10_000 }))!;
const frame = async () => (await (await page.waitForSelector('article iframe'))!.contentFrame())!;
/** The rows of the card, and those that are lit, in words. */
const rows = async (which = '.row') =>
  (await frame()).$$eval(which, (all) => all.map((row) => (row as { ariaLabel?: string }).ariaLabel ?? ''));
const eventually = (read: () => Promise<unknown>, wanted: unknown) =>
  vi.waitFor(async () => expect(await read()).toEqual(wanted), { timeout: 10_000, interval: 50 });
const ROWS = ['Gain 3 water elements.', 'You may:', 'Place a lion.', 'Gain 2 points.', 'Gain 1 sun.'];
const article = async () => (await found('article', 'Card')).evaluate((one) => one.textContent ?? '');

test('the card stands beside its text, in the language that is chosen', async () => {
  await (await found('link', '901 Reeds')).click();
  await eventually(rows, ROWS);
  await (await found('radio', 'Español')).click();
  await eventually(async () => (await rows())[0], 'Gana 3 elementos de agua.');
  await (await found('radio', 'English')).click();
  await eventually(rows, ROWS);
}, 120_000);

test('a click on a row goes to its step in the text, and the row of the step at the cursor is lit', async () => {
  await (await (await frame()).$('[data-step="1.0.1"]'))!.click();
  await eventually(() => rows('.is-lit'), ['Gain 2 points.']);
  await page.keyboard.press('ArrowUp');
  await eventually(() => rows('.is-lit'), ['Place a lion.']);
  // The cursor is in the text: the frame does not keep the focus.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await eventually(() => rows('.is-lit'), ['Gain 3 water elements.']);
});

test('a text that is too long is told in millimetres in each language while it is written', async () => {
  expect(await article()).not.toMatch(/too long/);
  await (await (await frame()).$('[data-step="1.0.1"]'))!.click();
  await eventually(() => rows('.is-lit'), ['Gain 2 points.']);
  await (await (await frame()).$('[data-step="0"]'))!.click();
  await eventually(() => rows('.is-lit'), ['Gain 3 water elements.']);
  await page.waitForFunction("document.activeElement?.matches('.source')");
  await page.keyboard.type('gain 1vp per lion; '.repeat(16));
  await vi.waitFor(
    async () =>
      expect(await article()).toMatch(
        /in English is too long by \d+\.\d mm.*in Español is too long by \d+\.\d mm/s,
      ),
    { timeout: 10_000 },
  );
  // All that was written is on the card.
  await vi.waitFor(async () => expect((await rows()).length).toBeGreaterThan(15), { timeout: 10_000 });
});

test('with a mistake the last good card stays, out of date', async () => {
  await page.keyboard.type('gain ');
  await vi.waitFor(async () => expect(await article()).toMatch(/out of date/), { timeout: 10_000 });
  expect((await rows()).length).toBeGreaterThan(15);
  expect(complaints).toEqual([]);
});

test('words and drawings that the set has beside its cards are those of the card', async () => {
  const own = mkdtempSync(join(tmpdir(), 'ecos-studio-'));
  mkdirSync(join(own, 'icons'));
  writeFileSync(join(own, 'cards.eco'), CARDS);
  writeFileSync(join(own, 'icons', 'lion.svg'), '<svg viewBox="0 0 9 9"><path d="M1 2H3L7 8Z"/></svg>');
  writeFileSync(join(own, 'words.es.ftl'), 'thing-lion = puma\n    .many = pumas\n    .gender = m\n');
  const other = await runStudio(own);
  const opened = await openPage(browser, other.address);
  try {
    const card = await opened.page.waitForSelector('::-p-aria([name="901 Reeds"][role="link"])');
    await card!.click();
    const shown = await opened.page.waitForSelector('article iframe');
    const inside = (await shown!.contentFrame())!;
    await inside.waitForSelector('.row');
    expect(await inside.$eval('main', (main) => main.innerHTML)).toMatch(/class="p\d+"/);
    expect(await inside.$eval('style#card', (style) => style.textContent)).toContain('M1 2H3L7 8Z');
    await (await opened.page.waitForSelector('::-p-aria([name="Español"][role="radio"])'))!.click();
    await vi.waitFor(
      async () =>
        expect(await opened.page.$eval('section[aria-label="Rules text"]', (one) => one.textContent)).toMatch(
          /puma/,
        ),
      { timeout: 10_000 },
    );
    expect(opened.complaints).toEqual([]);
  } finally {
    await opened.page.close();
    await other.close();
    rmSync(own, { recursive: true, force: true });
  }
});
