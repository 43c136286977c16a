/** The place Try in a real browser: what a designer does there, found by role and name. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser } from '../../print/browser.ts';
import { type OpenedStudio, openPage, runStudio } from './opened.ts';

const CARDS = `card 902 brown
  leaves 2
  energy water
{
  place water;
  gain 1vp per water in the landscape;
  either { gain 1 sun } or { remove a lion };
}
`;
const SCENARIOS = `scenario "a lion"
{
  board "a" where a = desert with 1 lion
  do card 902;
  expect options 1;
}
`;

const SLOW = 90_000;
let folder: string;
let browser: Browser;
let studio: OpenedStudio;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-studio-'));
  writeFileSync(join(folder, 'set.eco'), 'set waders "Waders" extends first-continent\n');
  writeFileSync(join(folder, 'cards.eco'), CARDS);
  writeFileSync(join(folder, 'lions.eco'), SCENARIOS.replace('expect options 1', 'expect 6 options'));
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
const textOf = async (role: string, name: string) =>
  (await found(role, name)).evaluate((element) => element.textContent ?? '');
const click = async (role: string, name: string) => (await found(role, name)).click();
const stepNow = async () =>
  (await found('slider', 'Step')).evaluate((element) => element.getAttribute('aria-valuetext') ?? '');
const litText = () =>
  page.$$eval('.source >>> .cm-lit', (elements) => elements.map(({ textContent }) => textContent).join(''));
const eventually = (read: () => Promise<string>, wanted: RegExp) =>
  vi.waitFor(async () => expect(await read()).toMatch(wanted), { timeout: 10_000, interval: 50 });
const options = async () => textOf('group', 'Options');

test('a card runs on a board until it asks; an answer is a click on the board or on a button', async () => {
  await eventually(() => textOf('status', 'State'), /1 card, 0 problems, 1 scenario passes/);
  await click('link', '902');
  await click('link', 'Try');
  await eventually(stepNow, /^1 of 1: place water, 12 choices/);
  expect(await textOf('image', 'Board')).toMatch(/Offered: .*Place on l11/);
  await eventually(litText, /^place water$/);
  // The shape on the board, where it stands free.
  const shape = await page.waitForSelector('.stage [data-option="0"]');
  await shape!.click();
  await eventually(stepNow, /^4 of 4: either .*, 2 choices/);
  await click('button', 'second');
  await eventually(stepNow, /^5 of 5: remove a lion, nothing changes/);
});

test('back and forward by keys, and a choice is taken back', async () => {
  await (await found('slider', 'Step')).focus();
  await page.keyboard.press('Home');
  await eventually(stepNow, /^0 of \d+: the board/);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await eventually(stepNow, /^3 of \d+: gain 1vp per water in the landscape, \+3 points/);
  await eventually(litText, /^gain 1vp per water in the landscape$/);
  await page.keyboard.press('End');
  await page.keyboard.press('u');
  await eventually(options, /first.*second/s);
  await page.keyboard.press('1');
  await eventually(() => textOf('region', 'Try'), /So far \+3 points, \+1 sun/);
});

test('choices stay while the text changes, and the page says which one is not offered any more', async () => {
  // Written in another editor, the text comes to the page.
  writeFileSync(join(folder, 'cards.eco'), CARDS.replace('1vp per', '2vp per'));
  await eventually(() => textOf('region', 'Try'), /So far \+6 points, \+1 sun/);
  writeFileSync(join(folder, 'cards.eco'), CARDS.replace(/either.*;/, 'gain 1vp or 1 card'));
  await eventually(() => textOf('region', 'Try'), /The choice first is not offered any more/);
  await eventually(options, /1 point.*1 card/s);
});

test('six boards of 400 tell most, and on how many each step did anything', async () => {
  for (const name of ['Most', 'Least', 'Median', 'Nothing', 'Most choices', 'Surprise'])
    await found('button', name);
  await eventually(() => textOf('group', 'Telling boards'), /place water did something on \d+/);
  await click('button', 'Most');
  await eventually(stepNow, /^[3-9] of [3-9]: /);
  const pressed = await found('button', 'Most');
  expect(await pressed.evaluate((element) => element.ariaPressed)).toBe('true');
});

test('what was tried is kept as a scenario, which passes', async () => {
  writeFileSync(join(folder, 'cards.eco'), CARDS.replace(/ {2}either.*;\n/, ''));
  await vi.waitFor(async () => expect(await textOf('group', 'Telling boards')).not.toMatch(/1 card/));
  // The button moves while the figures beside it come in.
  await vi.waitFor(
    async () => {
      await click('button', 'Most');
      expect(await textOf('region', 'Try')).toMatch(/It ran to its end/);
    },
    { timeout: 10_000, interval: 300 },
  );
  await click('button', 'Keep as a scenario');
  await eventually(() => textOf('status', 'State'), /1 card, 0 problems, 2 scenarios pass/);
  await eventually(() => textOf('list', 'Scenarios'), /902: tried on game board \d+/);
});

test('a card runs at the table of its scenario', async () => {
  await page.select('#board-on', 'scenario lions.eco:1');
  await eventually(() => textOf('image', 'Board'), /desert with 1 lion/);
});

test('a board of its own is laid by clicks, and the card runs on it', async () => {
  await page.select('#board-on', 'own');
  await click('button', 'Lay tiles');
  await click('button', 'Lay water on m10');
  await page.select('#thing', 'lion');
  await click('button', 'Lay lion on n9');
  await click('button', 'Lay lion on n9');
  await page.select('#thing', 'mountain');
  // Never on water: nothing changes.
  await click('button', 'Lay mountain on m10');
  await page.select('#thing', 'nothing');
  await click('button', 'Take away from l10');
  await eventually(() => textOf('image', 'Board'), /m10: water\. .*n9: desert with 2 lion\./);
  await click('button', 'Lay tiles');
  await eventually(() => textOf('image', 'Board'), /n9: desert with 2 lion\..*Offered: .*Place on l10/s);
});

test('a click on a token leaves its moves, the next one says where to', async () => {
  writeFileSync(
    join(folder, 'cards.eco'),
    CARDS.replace(/\{[\s\S]*\}/, '{ move a lion 2 spaces; gain 1vp }'),
  );
  await eventually(options, /Move lion on n9 to/);
  const shape = await page.waitForSelector('.stage g[data-option="0"]');
  await shape!.click();
  await eventually(() => textOf('region', 'Try'), /All \d+ options/);
  const goal = await page.waitForSelector('.stage use[data-option="1"]');
  await goal!.click();
  await eventually(() => textOf('region', 'Try'), /It ran to its end/);
  await eventually(() => textOf('region', 'Try'), /So far \+1 point\./);
});

test('on a phone nothing is cut off', async () => {
  await page.setViewport({ width: 360, height: 640 });
  await eventually(() => page.$eval('html', ({ scrollWidth }) => String(scrollWidth)), /^360$/);
  await page.setViewport({ width: 1440, height: 900 });
});

test('nothing complains', () => {
  expect(complaints).toEqual([]);
});
