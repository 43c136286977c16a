/** The place Write in a real browser: what a designer does there, found by role and name. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { launchBrowser } from '../../print/browser.ts';
import { type OpenedStudio, openPage, runStudio } from './opened.ts';

const SET = `set waders "Waders" extends first-continent

animal heron plural herons x8 on water
`;
const CARDS = `card 901 brown "Reeds"
  leaves 2
  energy sun
{
  gain 3 wather;
}

card 902 brown
  leaves 2
  energy water
{
  place heron;
  gain 1vp per heron;
}
`;
const SCENARIOS = `scenario "a heron comes"
{
  board "a" where a = water
  do card 902;
  expect 1vp;
}

scenario "two herons come"
{
  board "a" where a = water
  do card 902;
  expect 2vp;
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
  writeFileSync(join(folder, 'set.eco'), SET);
  writeFileSync(join(folder, 'cards.eco'), CARDS);
  writeFileSync(join(folder, 'waders.eco'), SCENARIOS);
  [studio, browser] = await Promise.all([runStudio(folder), launchBrowser()]);
  ({ page, complaints } = await openPage(browser, studio.address));
}, SLOW);

afterAll(async () => {
  await browser?.close();
  await studio?.close();
  rmSync(folder, { recursive: true, force: true });
}, SLOW);

/** The text of what has a role and a name. */
const textOf = async (role: string, name: string) => {
  const found = await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, {
    timeout: 10_000,
  });
  return (await found?.evaluate((element) => element.textContent ?? '')) ?? '';
};
const click = async (role: string, name: string) => {
  const found = await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, {
    timeout: 10_000,
  });
  await found?.click();
};
/** Shows a file and puts the cursor at its beginning's first word that is looked for. */
const showText = async (words: string, file: string) => {
  await page.select('#file', file);
  await eventually(() => textOf('textbox', 'Source'), new RegExp(words.slice(0, 5)));
  await page.keyboard.down('Control');
  await page.keyboard.press('Home');
  await page.keyboard.up('Control');
  for (let n = 0; n < SET.indexOf(words); n++) await page.keyboard.press('ArrowRight');
};
const eventually = (read: () => Promise<string>, wanted: RegExp) =>
  vi.waitFor(async () => expect(await read()).toMatch(wanted), { timeout: 10_000, interval: 50 });

describe('write', () => {
  test('says how the set is, and what is wrong with it', async () => {
    await eventually(() => textOf('status', 'State'), /2 cards, 1 problem, 1 of 2 scenarios pass/);
    expect(await textOf('list', 'Problems')).toMatch(/wather/);
    expect(await textOf('listitem', '901 Reeds')).toMatch(/901/);
  });

  test('the mend of a problem is a button', async () => {
    await click('link', '901 Reeds');
    await click('button', 'Write water');
    await eventually(() => textOf('status', 'State'), /2 cards, 0 problems, 1 of 2 scenarios pass/);
    await eventually(() => textOf('region', 'Rules text'), /Gain 3 water/);
  });

  test('the card, its text in two languages and its scenarios follow the keys', async () => {
    await click('link', '902');
    await eventually(() => textOf('list', 'Scenarios'), /a heron comes.*two herons come/s);
    await click('textbox', 'Source');
    await page.keyboard.down('Control');
    await page.keyboard.press('End');
    await page.keyboard.up('Control');
    await page.keyboard.type('\ncard 903 blue leaves 1 energy water { gain 2vp; }');
    await eventually(() => textOf('status', 'State'), /3 cards, 0 problems/);
    await eventually(() => textOf('region', 'Rules text'), /Gain 2 points/);
    await click('radio', 'Español');
    await eventually(() => textOf('region', 'Rules text'), /Gana 2 puntos/);
  });

  test('a name gets another in all files', async () => {
    await showText('heron plural', 'set.eco');
    await page.keyboard.press('F2');
    await page.waitForSelector('::-p-aria([name="New name for heron"])');
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type('crane\n');
    await eventually(() => textOf('status', 'State'), /3 cards, 0 problems, 1 of 2 scenarios pass/);
    await click('link', '902');
    await eventually(() => textOf('textbox', 'Source'), /place crane;/);
  });

  test('what was changed in several files is taken back in all of them', async () => {
    await click('textbox', 'Source');
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    await eventually(() => textOf('textbox', 'Source'), /place heron;/);
    await page.select('#file', 'set.eco');
    await eventually(() => textOf('textbox', 'Source'), /animal heron/);
  });

  test('a selection is written over and comes back', async () => {
    await page.select('#file', 'set.eco');
    await eventually(() => textOf('textbox', 'Source'), /animal heron/);
    await click('textbox', 'Source');
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type('x');
    await eventually(() => textOf('textbox', 'Source'), /^x/);
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    await eventually(() => textOf('textbox', 'Source'), /animal heron/);
    // The browser's own way would write styles into the page, which its policy refuses.
    expect(complaints).toEqual([]);
  });

  test('what changes on the disk appears, also a new file and one that goes', async () => {
    writeFileSync(join(folder, 'more.eco'), 'card 904 brown leaves 1 energy water { gain 1vp; }\n');
    await eventually(() => textOf('status', 'State'), /4 cards, 0 problems/);
    rmSync(join(folder, 'more.eco'));
    await eventually(() => textOf('status', 'State'), /3 cards, 0 problems/);
  });

  test('a text that was changed here and on the disk is two texts until one is chosen', async () => {
    await page.select('#file', 'waders.eco');
    await eventually(() => textOf('textbox', 'Source'), /a heron comes/);
    await click('textbox', 'Source');
    await page.keyboard.type('# mine\n');
    writeFileSync(join(folder, 'waders.eco'), `# theirs\n${SCENARIOS}`);
    await click('button', 'Take the text of the disk');
    await eventually(() => textOf('textbox', 'Source'), /^# theirs/);
    await eventually(() => textOf('status', 'State'), /3 cards, 0 problems/);
  });

  test('a number at the cursor changes with Alt and the arrows, and says what each value is worth', async () => {
    await click('link', '902');
    await eventually(() => textOf('textbox', 'Source'), /gain 2vp/);
    await click('link', '903');
    await eventually(() => textOf('region', 'Rules text'), /Gana 2 puntos/);
    await page.keyboard.down('Control');
    await page.keyboard.press('e');
    await page.keyboard.up('Control');
    for (let n = 0; n < 'card 903 blue leaves 1 energy water { gain '.length; n++)
      await page.keyboard.press('ArrowRight');
    await eventually(() => textOf('region', 'Worth for each value'), /2\s+2.*3\s+3.*5\s+5/s);
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.up('Alt');
    await eventually(() => textOf('textbox', 'Source'), /gain 3vp/);
    await eventually(() => textOf('meter', 'Worth'), /3 points on 400 boards/);
  });

  test('saving writes the file in its layout', async () => {
    await click('textbox', 'Source');
    await page.keyboard.down('Control');
    await page.keyboard.press('s');
    await page.keyboard.up('Control');
    await vi.waitFor(() =>
      expect(readFileSync(join(folder, 'cards.eco'), 'utf8')).toMatch(/card 903 blue\n {2}leaves 1\n/),
    );
    expect(readFileSync(join(folder, 'cards.eco'), 'utf8')).toMatch(/gain 3 water;/);
  });

  test('nothing complains: no error, no policy broken, no request to another machine', () => {
    expect(complaints).toEqual([]);
  });
});
