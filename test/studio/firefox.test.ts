/**
 * The laws of the studio in Firefox, which Puppeteer drives through WebDriver BiDi. `vitest.config.ts` leaves this file out if
 * `FIREFOX` does not name the program: it is not looked for, since no test depends on what a machine happens to have installed.
 */
import { PNG } from 'pngjs';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { printTheme } from '../../print/face/theme.ts';
import { effectValue } from '../../simulate/effect-value/index.ts';
import { compileText } from '../base-set.ts';
import { folderWith } from '../folder-with.ts';
import { cutOff } from './cut-off.ts';
import { PATIENCE } from './elements.ts';
import { FIXED, inPlaces, visit, WADERS, WITH_PROBLEM } from './laws.ts';
import { complaintsOf, type UsedPage, used } from './opened.ts';
import { type RunningStudio, startStudio } from './studio.ts';
import { violations } from './violations.ts';

const TITLE = 'Reeds that nobody has seen';
const SIZES = [
  [360, 640],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;

const folder = folderWith(WADERS);
let browser: Browser;
let studio: RunningStudio;
let page: Page;
let on: UsedPage;
let complaints: string[];

/** Resizes a page. Older versions of Firefox do not know the orientation command that Puppeteer also sends. */
async function resize(width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!/unknown command emulation\.setScreenOrientationOverride/.test(String(error))) throw error;
  });
}

beforeAll(async () => {
  studio = await startStudio([folder], { cwd: folder });
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX!,
    defaultViewport: null,
  });
  page = await browser.newPage();
  await resize(1440, 900);
  on = used(page);
  complaints = complaintsOf(page);
  await page.goto(studio.address);
  await on.shows('status', 'State', WITH_PROBLEM);
});
afterAll(async () => {
  await browser?.close();
  await studio?.end();
  // The server answers 404 if there are no commits.
  expect(complaints.filter((one) => !/404/.test(one))).toEqual([]);
});

test('a button fixes a problem, and axe finds nothing in any place before and after', async () => {
  expect(await inPlaces(on, () => violations(page))).toEqual([]);
  await visit(on, 'Write');
  await on.click('button', 'Write water');
  await on.shows('status', 'State', FIXED);
  expect(await inPlaces(on, () => violations(page))).toEqual([]);
});

test('a card looks as it is printed: it has the colour of its deck to its edges, and dark letters on paper', async () => {
  await visit(on, 'Write');
  const edge = printTheme(false).decks.brown.ground.toLowerCase();
  const card = (await page.waitForSelector('article .face > svg'))!;
  await vi.waitFor(async () => {
    const { width, height, data } = PNG.sync.read(Buffer.from(await card.screenshot()));
    const colours = Array.from({ length: width * height }, (_, i) => data.toString('hex', 4 * i, 4 * i + 3));
    const row = width * Math.floor(height / 4);
    expect([colours[row + 3], colours[row + width - 4]].map((one) => `#${one}`)).toEqual([edge, edge]);
    const ofDark = colours.filter((colour) => /^[0-4].[0-4].[0-4]/.test(colour)).length / colours.length;
    const ofPaper = colours.filter((colour) => /^[ef].[ef].[def]/.test(colour)).length / colours.length;
    expect(ofPaper).toBeGreaterThan(0.4);
    expect(ofDark).toBeGreaterThan(0.005);
  }, PATIENCE);
});

test('a film shows its board and that its scenario fails', async () => {
  await visit(on, 'Write');
  await on.click('link', 'two herons come');
  await on.shows('region', 'Film', /fails/);
  expect(await on.has('image', 'Board')).toBe(true);
});

test('an effect has the worth that Node calculates', async () => {
  await visit(on, 'Write');
  const text = [WADERS['set.eco'], WADERS['cards.eco'].replace('wather', 'water')].join('\n');
  const worth = effectValue(compileText(text).sets[0]!.chain, 902)!;
  const shown = () => on.evaluate('document.querySelector("[role=meter][aria-label=Worth]")?.ariaValueNow');
  await on.eventually(shown, new RegExp(`^${worth.mean}$`));
});

test('the newest text wins, and is restored after the page is reloaded', async () => {
  await visit(on, 'Write');
  // Firefox cannot find elements by role inside a shadow root.
  await (await page.waitForSelector('.source >>> .cm-content'))!.click();
  await on.press('Control+Home');
  await on.press('End');
  await on.press('ArrowLeft');
  await on.type(TITLE.slice('Reeds'.length));
  await on.find('link', `901 ${TITLE}`);
  await page.reload();
  await on.shows('status', 'State', FIXED);
  await on.find('link', `901 ${TITLE}`);
});

test('nothing is cut off and nothing scrolls sideways on any screen', async () => {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await resize(width, height);
    const there = await inPlaces(on, () => page.evaluate(cutOff));
    found.push(...there.map((one) => `${width}×${height}, ${one}`));
  }
  await resize(1440, 900);
  expect(found).toEqual([]);
});
