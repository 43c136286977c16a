/** A studio that ends and starts again on its port, while its page stays open in a browser tab. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { afterAll, expect, test } from 'vitest';
import { linkTo } from '../../studio/link/index.ts';
import { folderWith } from '../folder-with.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { type UsedPage, use } from './opened.ts';
import { type RunningStudio, startStudio } from './studio.ts';

const setOf = (title: string) => `set mine "${title}" extends first-continent

card 901 brown "Rain" leaves 2 energy water, sun { place water; }
`;

const data = mkdtempSync(join(tmpdir(), 'ecos-studio-data-'));
const here = folderWith({ 'set.eco': setOf('Here') });
const there = folderWith({ 'set.eco': setOf('There') });

let browser: Browser;
let studio: RunningStudio;
let page: UsedPage;

beforeAllWithBrowser(async (one) => {
  browser = one;
  studio = await startStudio([here], { cwd: here, data });
  page = await use(browser, studio.address);
});

afterAll(async () => {
  await page.page.browserContext().close();
  await studio.end();
});

/** Ends the studio and starts another on the same port. */
async function startAgain(folder: string): Promise<void> {
  const { port } = studio;
  await studio.end();
  studio = await startStudio([folder, '--port', `${port}`], { cwd: folder, data });
}

const title = () => page.page.title();
const pageText = () => page.evaluate('document.body.innerText');

test('the new address opens its set when it is pasted into the page of the earlier studio', async () => {
  await page.shows('status', 'State', /1 card, 0 problems/);
  await page.click('textbox', 'Source');
  await page.press('Control+End');
  await page.page.keyboard.type('# mine');
  await page.eventually(pageText, /1 file not saved/);
  await startAgain(there);
  await page.eventually(pageText, /that of another studio, such as an earlier one/);
  await page.page.goto(studio.address);
  await page.eventually(title, /There/);
  await page.eventually(pageText, /0 problems.*saved/s);
  // The unsaved text belongs to the other set.
  await startAgain(here);
  await page.eventually(pageText, /that of another studio, such as an earlier one/);
  await page.page.goto(studio.address);
  await page.eventually(title, /Here/);
  await page.eventually(pageText, /not saved last time are here again: set\.eco/);
});

test('the new address opens its set in a page that was refused, too', async () => {
  await startAgain(there);
  await page.page.reload();
  await page.eventually(pageText, /that of another studio, such as an earlier one.*prints a new address/s);
  // The words do not touch the edge of the window.
  expect(await page.page.$eval('h1', (head) => head.getBoundingClientRect().left)).toBeGreaterThan(20);
  await page.page.goto(studio.address);
  await page.eventually(title, /There/);
  expect(await page.evaluate('location.hash')).toMatch(/^#\/write/);
});

test('another browser has the settings of the studio, and the sets opened before', async () => {
  await page.click('button', 'Dark or light');
  const theme = await page.evaluate('document.documentElement.dataset.theme');
  await expect
    .poll(async () => (await studio.ask('GET', '/api/set')).json.kept)
    .toMatchObject({ 'ecos-theme': theme });
  const shared = { title: 'Linked', files: [{ file: 'set.eco', text: setOf('Linked') }], known: [] };
  await page.evaluate(`location.hash = ${JSON.stringify(await linkTo(shared))}`);
  await page.eventually(title, /Linked/);
  await startAgain(there);
  const other = await use(browser, studio.address);
  await other.eventually('document.documentElement.dataset.theme', new RegExp(`^${theme}$`));
  await other.click('button', 'Share');
  await other.page.locator('.share summary').click();
  await other.click('button', 'Linked');
  await other.shows('status', 'Copy of a set', /Linked is a copy from a link/);
  // Another link to the open set does not make it another set.
  const link = await linkTo({ ...shared, card: 901 });
  await other.evaluate(`sessionStorage.setItem('ecos-own', ${JSON.stringify(link)})`);
  await other.page.reload();
  await other.eventually(() => other.page.title(), /Linked/);
  await other.find('button', 'Back to the set of this page');
  await other.click('button', 'Share');
  await other.page.locator('.share summary').click();
  expect(await other.has('list', 'Opened before')).toBe(false);
  await other.page.browserContext().close();
});
