/** The first page of the site in a browser: words become a card, whatever else works. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'puppeteer';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openSet } from '../../cli/studio/open-set.ts';
import { pageFiles } from '../../cli/studio/page.ts';
import { siteData } from '../../cli/studio/site.ts';
import { type LinkContent, readLink } from '../../studio/link/link.ts';
import { studioSite } from '../../studio/serve/index.ts';
import { folderWith } from '../folder-with.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { openPage, used } from '../studio/opened.ts';
import type { PlainServer } from '../studio/plain-server.ts';
import { violations } from '../studio/violations.ts';
import { loadedFirst, serveFront } from './served-front.ts';

const folder = folderWith({ 'own/set.eco': 'set own "Own" extends first-continent\n' });
let browser: Browser;
let server: PlainServer;

beforeAllWithBrowser(async (one) => {
  browser = one;
  const studio = studioSite(await pageFiles(), await siteData(openSet(join(folder, 'own'))));
  server = await serveFront(folder, studio);
});
afterAll(() => server?.close());

/** Whether the sentence was read: then what is below the first screen loads. */
const IS_READ = `document.querySelector('[data-src]') === null`;
/** What the foot of the field says. */
const READ = `document.querySelector('#read').textContent`;
const FIELD = 'In your own words';

async function open(size?: { width: number; height: number }) {
  const { page, complaints } = await openPage(browser, server.address, size);
  onTestFinished(() => page.browserContext().close());
  await page.waitForFunction(IS_READ);
  return used(page, complaints);
}

/** Where a link of the page leads to: the set, and whether its card is shown on a board. */
async function linked(page: Page, words: string): Promise<LinkContent> {
  const address = await page.evaluate(
    `[...document.links].find((link) => link.textContent === ${JSON.stringify(words)}).href`,
  );
  return readLink(address as string);
}

test('before the first key at most 300 kB are transferred, compressed with gzip', async () => {
  server.asked.length = 0;
  const { page } = await openPage(browser, server.address);
  onTestFinished(() => page.browserContext().close());
  await page.waitForFunction(IS_READ);
  await page.waitForNetworkIdle({ idleTime: 300 });
  const before = loadedFirst(server.asked);
  const sizes = before.map((file) => {
    const body = readFileSync(join(folder, file));
    return file.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
  });
  expect(before.filter((file) => file.endsWith('.woff2'))).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
  expect(gzipSync(readFileSync(join(folder, 'fan.svg'))).length).toBeLessThan(30_000);
});

test('the field has the caret behind its sentence, and the card follows each word', async () => {
  const { page, type, press, eventually, complaints } = await open();
  await type(' Gain 3 points.');
  expect(await page.$eval('textarea', (field) => (field as unknown as { value: string }).value)).toBe(
    'Place a lion. Gain 2 points for each antelope next to it. Gain 3 points.',
  );
  await eventually(READ, /All of it is read/);
  await eventually(`document.querySelectorAll('.face [data-step]').length`, /3/);
  await press('Control+a');
  await type('Place a lion. Then everybody roars.');
  await eventually(`document.querySelector('.unread')?.textContent`, /^Then everybody roars\.$/);
  await eventually(`document.querySelector('.face .hole')?.dataset.step`, /^1$/);
  expect((await linked(page, 'Keep it')).files[0]!.text).toContain('by hand "Then everybody roars."');
  await press('Tab');
  await press('ArrowRight');
  await eventually(READ, /left out of the card/);
  await eventually(`document.querySelector('.face .hole')`, /null/);
  expect(complaints).toEqual([]);
});

test('an animal of another set is written there, one of none is added in the studio', async () => {
  const { page, fill, eventually } = await open();
  await fill('textbox', FIELD, 'Place a penguin on the edge.');
  await eventually(READ, /First Continent has no penguin\. Polar Shores has: write it there/);
  await eventually(
    async () => (await linked(page, 'write it there')).files[0]!.text,
    /extends polar-shores.*place penguin on the edge/s,
  );
  await fill('textbox', FIELD, 'Place a walrus on the edge.');
  await eventually(READ, /First Continent has no walrus\. Add one in the studio/);
});

test('a long text scrolls with its marks, and all that is not read can be reached', async () => {
  const { fill, eventually, evaluate } = await open({ width: 1280, height: 720 });
  await fill('textbox', FIELD, 'The moon rises over the valley. '.repeat(9));
  await eventually(`document.querySelectorAll('#read [role=radiogroup]').length`, /^9$/);
  const heights = (selector: string) =>
    evaluate(
      `[...document.querySelectorAll('${selector}')].map((one) => one.scrollHeight - one.clientHeight)`,
    );
  expect(await heights('#marks, #words')).toBe('0,0');
  const [first, strip] = ['#read [role=radiogroup]', '#read'].map(
    (one) => `document.querySelector('${one}').getBoundingClientRect().top`,
  );
  expect(await evaluate(`${first} > ${strip}`)).toBe('true');
});

test('an empty field has no card to try or to keep', async () => {
  const { click, press, eventually } = await open();
  await click('textbox', FIELD);
  await press('Control+a');
  await press('Backspace');
  await eventually(`[...document.querySelectorAll('.next a[href]')].length`, /^0$/);
});

test('a card is tried on a board of the studio, in a set of its own', async () => {
  const { page, click, shows, eventually } = await open();
  await click('button', 'a herd that moves');
  await eventually(async () => (await linked(page, 'Try it on a board')).files[0]!.text, /place antelope;/);
  await Promise.all([page.waitForNavigation(), click('link', 'Try it on a board')]);
  await eventually(`document.querySelector('.board') !== null`, /true/);
  await shows('status', 'State', /1 card, 0 problems/);
  expect(new URL(page.url()).hash).toBe('#/try/901');
});

test('without its reader the page keeps the first card and its links, and says so', async () => {
  server.hold(/^front-worker\.js$/);
  const page = await (await browser.createBrowserContext()).newPage();
  onTestFinished(() => page.browserContext().close());
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    /front-worker/.test(request.url()) ? request.abort() : request.continue(),
  );
  await page.goto(server.address);
  server.hold();
  const { eventually } = used(page);
  await eventually(READ, /The reader could not be loaded.*Write in the studio/);
  await page.waitForFunction(IS_READ);
  expect(await page.$$eval('.face [data-step]', ({ length }) => length)).toBe(2);
  expect((await linked(page, 'Keep it')).card).toBe(901);
});

test('nothing is kept for the next visit before the first key', async () => {
  const { page } = await open();
  await page.evaluate(`{
    globalThis.delays = [];
    const { setTimeout: begin } = globalThis;
    globalThis.setTimeout = (act, after, ...given) => (delays.push(after), begin(act, after, ...given));
  }`);
  await page.keyboard.type('!');
  expect(await page.evaluate('delays.includes(10_000)')).toBe(true);
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(
    0,
  );
});

test.each([
  [1280, 720],
  [1440, 900],
  [390, 844],
  [320, 640],
])('at %i×%i all is in its place, by day and night', async (width, height) => {
  const { page, fill, eventually } = await open({ width, height });
  await fill('textbox', FIELD, 'Place a lion. Then everybody roars.');
  await eventually(READ, /is not read/);
  expect(await page.evaluate('document.scrollingElement.scrollWidth - innerWidth')).toBe(0);
  if (height > 700) {
    const bottom = await page.$eval('.next', (one) => one.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(height);
  }
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    expect(await violations(page)).toEqual([]);
  }
});

test('without scripts the first card, its links and the pictures stand', async () => {
  const page = await (await browser.createBrowserContext()).newPage();
  onTestFinished(() => page.browserContext().close());
  await page.setJavaScriptEnabled(false);
  await page.goto(server.address);
  const { find } = used(page);
  await find('link', 'Keep it');
  expect(await page.$$eval('.face [data-step]', ({ length }) => length)).toBe(2);
  expect(await page.$$eval('noscript img', ({ length }) => length)).toBe(7);
});
