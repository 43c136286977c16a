/** The place Gallery in a real browser: all cards of a set, found by role and name. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../print/browser.ts';
import { type Elements, elementsOf } from './elements.ts';
import { type OpenedStudio, openPage, runStudio } from './opened.ts';

const SET = `set waders "Waders" extends first-continent

animal heron plural herons x8 on water
hand marsh "Marsh" footprint

card 901 brown "Reeds"
  leaves 2
  energy sun
{
  gain 3 water;
}

card 902 blue "Stalking"
  leaves 3
  energy water, water
{
  place heron;
  move up to 2 herons 1 space;
}

card 903 brown
  leaves 1
  energy water
{
  replace a desert with a water;
  gain 9vp;
}
`;

const SCENARIOS = `
scenario "reeds bring water" { board "a" where a = water do card 901; expect 1vp; }
scenario "a desert is flooded" { board "a b" where a = water, b = desert do card 903; expect 9vp; }
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
  writeFileSync(join(folder, 'scenarios.eco'), SCENARIOS);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'The marsh');
  // What was changed since: a card has another effect, one is gone, one is new.
  writeFileSync(join(folder, 'set.eco'), CHANGED);
  [studio, browser] = await Promise.all([runStudio(folder), launchBrowser()]);
  ({ page, complaints } = await openPage(browser, studio.address));
  at = elementsOf(page);
  await at.click('link', 'Gallery');
}, SLOW);

afterAll(async () => {
  await browser?.close();
  await studio?.close();
  rmSync(folder, { recursive: true, force: true });
}, SLOW);

const CHANGED = SET.replace(
  'replace a desert with a water;\n  gain 9vp;',
  'replace a desert with a grassland;\n  gain 9vp;',
);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: folder });

/** The cards on the wall, by their names, and whether their pictures are drawn. */
const names = () =>
  at.told("[...document.querySelectorAll('.wall li')].map((item) => item.ariaLabel).join(', ')");
const pictures = () =>
  at.told(
    "[...document.querySelectorAll('.wall img')].map((one) => one.complete && one.naturalWidth > 0).join(' ')",
  );
const filters = ['brown', 'blue', 'Impact', 'places herons', 'moves herons', 'gains water'];

describe('the gallery', () => {
  test('shows all cards as they are printed', async () => {
    await at.eventually(names, /^901 Reeds, 902 Stalking, 903$/);
    await at.eventually(pictures, /^true true true$/);
    expect(await at.textOf('main', 'Gallery')).toMatch(/3 cards/i);
  });

  test('finds cards by words and by what they do', async () => {
    await at.fill('searchbox', 'Find a card', 'moves herons');
    await at.eventually(names, /^902 Stalking$/);
    await at.fill('searchbox', 'Find a card', '90');
    await at.eventually(names, /^901 Reeds, 902 Stalking, 903$/);
  });

  test.each([
    ['brown', '901 Reeds, 903'],
    ['blue', '902 Stalking'],
    ['Impact', '903'],
    ['places herons', '902 Stalking'],
    ['gains water', '901 Reeds'],
    ['more than its price asks', '901 Reeds, 903'],
  ])('chooses by %s', async (filter, wanted) => {
    await at.click('checkbox', filter);
    await at.eventually(names, new RegExp(`^${wanted}$`));
    await at.click('button', 'No filters');
    await at.eventually(names, /^901 Reeds, 902 Stalking, 903$/);
    for (const one of filters) expect(await at.has('checkbox', one), one).toBe(true);
  });

  test('puts them into another order', async () => {
    await page.select('#sorting', 'worth');
    await at.eventually(names, /^903, /);
    await page.select('#sorting', 'number');
    await at.eventually(names, /^901 Reeds, 902 Stalking, 903$/);
  });

  test('speaks both languages', async () => {
    const addresses = () =>
      at.told("[...document.querySelectorAll('.wall img')].map(({ src }) => src).join(' ')");
    const english = await addresses();
    await at.click('radio', 'Español');
    await at.eventually(
      async () => `${(await addresses()) !== english && !(await pictures()).includes('false')}`,
      /true/,
    );
    await at.click('radio', 'English');
    await at.eventually(addresses, new RegExp(english));
  });

  test('goes by keys: arrows move, Enter opens', async () => {
    const focused = () => at.told('document.activeElement.ariaLabel');
    await page.focus('.wall a');
    for (const [key, wanted] of [
      ['ArrowRight', '902 Stalking'],
      ['End', '903'],
      ['Home', '901 Reeds'],
      ['ArrowRight', '902 Stalking'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toBe(wanted);
    }
    expect(page.url()).toMatch(/#\/gallery\/902$/);
    await page.keyboard.press('Enter');
    await at.eventually(async () => page.url(), /#\/write\/902$/);
    await at.eventually(() => at.textOf('region', 'Rules text'), /Place a heron/);
    expect(await at.has('article', 'Card')).toBe(true);
  });

  test('shows before and after since the last commit, side by side', async () => {
    await at.click('link', 'Gallery');
    await at.eventually(names, /901/);
    await page.keyboard.press('b');
    await at.eventually(() => at.textOf('list', 'Changed cards'), /^\s*903\s+changed\s*$/);
    await at.eventually(
      () => at.textOf('figure', 'Before'),
      /Replace a desert.*with a water tile.*Gain 9 points.*9\.0 points on 400 boards/s,
    );
    await at.eventually(
      () => at.textOf('figure', 'Now'),
      /Replace a desert.*with a grassland.*points on 400 boards/s,
    );
    expect(
      await at.told("[...document.querySelectorAll('.side del')].map((one) => one.textContent).join()"),
    ).toMatch(/water tile/);
    // The row that changed is outlined on both cards.
    const outlines = `[...document.querySelectorAll('.drawn')].map(({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll('.changed')].map((one) => one.getBBox().width > 100).join()).join(' ')`;
    await at.eventually(() => at.told(outlines), /^true true$/);
    expect(await at.textOf('region', 'Before and after')).toMatch(/a desert is flooded/);
    expect(await at.textOf('region', 'Before and after')).not.toMatch(/reeds bring water/);
  });

  test('compares with other commits and with what the page had', async () => {
    await at.eventually(() => at.textOf('combobox', 'Compare with'), /The marsh/);
    await page.select('#since', 'opened');
    await at.eventually(() => at.textOf('region', 'Before and after'), /No card is different/);
    writeFileSync(join(folder, 'more.eco'), 'card 904 blue leaves 1 energy sun { gain 1 sun }\n');
    await at.eventually(() => at.textOf('list', 'Changed cards'), /904\s+new/);
    await at.eventually(() => at.textOf('figure', 'Before'), /no such card/);
    rmSync(join(folder, 'more.eco'));
    await at.eventually(() => at.textOf('region', 'Before and after'), /No card is different/);
    await page.select('#since', 'HEAD');
    await at.click('button', 'Print the changed');
    await at.eventually(() => at.told("document.getElementById('print-cards')?.value"), /^903$/);
    await at.fill('textbox', 'cards', '901-903');
    await at.eventually(() => at.textOf('region', 'Sheets'), /3 cards on 1 sheet/);
    await at.fill('textbox', 'changed', 'HEAD');
    await page.keyboard.press('Tab');
    await at.eventually(
      () => at.textOf('region', 'Sheets'),
      /1 card on 1 sheet.*do not differ from HEAD are not printed/s,
    );
    await at.click('button', 'As usual');
    await at.click('link', 'Gallery');
    await at.eventually(async () => `${await at.has('region', 'Before and after')}`, /true/);
    await page.keyboard.press('b');
    await at.eventually(async () => `${await at.has('region', 'Before and after')}`, /false/);
  });

  test('nothing is cut off on a phone', async () => {
    await page.setViewport({ width: 360, height: 640 });
    await at.click('link', 'Gallery');
    await at.eventually(names, /901/);
    expect(Number(await at.told('document.documentElement.scrollWidth'))).toBeLessThanOrEqual(360);
    await page.setViewport({ width: 1440, height: 900 });
  });

  test('nothing complains', () => {
    expect(complaints).toEqual([]);
  });
});
