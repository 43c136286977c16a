/** The first minute in a real browser: from no set to a card that was written, broken, mended, tried and printed. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser } from '../../print/browser.ts';
import { type OpenedStudio, openPage, runStudio } from './opened.ts';

const SLOW = 60_000;
let folder: string;
let browser: Browser;
let studio: OpenedStudio;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-first-'));
  [studio, browser] = await Promise.all([runStudio(undefined, folder), launchBrowser()]);
  ({ page, complaints } = await openPage(browser, studio.address));
}, SLOW);

afterAll(async () => {
  await browser?.close();
  await studio?.close();
  rmSync(folder, { recursive: true, force: true });
}, SLOW);

const find = (role: string, name: string) =>
  page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, { timeout: 10_000 });
const click = async (role: string, name: string) => (await find(role, name))?.click();
const said = (role: string, name: string, words: RegExp) =>
  vi.waitFor(
    async () =>
      expect(await (await find(role, name))?.evaluate((element) => element.textContent ?? '')).toMatch(words),
    { timeout: 10_000, interval: 50 },
  );

test(
  'without a set the studio makes one, and shows in five steps what one does with it',
  async () => {
    await click('button', 'Make the set');
    await said('status', 'Tour step', /1 of 5 · Write a card/);
    expect(existsSync(join(folder, 'my-set', 'set.eco'))).toBe(true);
    // The set has Spanish words beside its cards.
    await click('radio', 'Español');
    await said('region', 'Rules text', /suricat/);
    await click('radio', 'English');
    await click('button', 'Write one for me');
    await said('status', 'Tour step', /2 of 5 · Break it/);
    await said('region', 'Rules text', /Place a water tile/);
    await click('button', 'Misspell a word');
    await said('status', 'Tour step', /3 of 5 · Mend it/);
    await said('list', 'Problems', /wather/);
    await click('button', 'Mend it');
    await said('status', 'Tour step', /4 of 5 · Try it/);
    await click('button', 'Go to Try');
    await said('status', 'Tour step', /5 of 5 · Print it/);
    await click('button', 'Go to Print');
    await vi.waitFor(async () => expect(await page.$('::-p-aria([name="Tour"][role="region"])')).toBeNull());
    expect(complaints).toEqual([]);
  },
  SLOW,
);
