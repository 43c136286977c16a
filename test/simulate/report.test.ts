/** The report in a real browser: sorting, searching and keyboard use, on a phone and in print. */
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFindings } from '../../simulate/figures/registry.ts';
import { reportPage } from '../../simulate/report/report.ts';
import { openReport } from './opened-report.ts';
import { played } from './played.ts';
import { remarksOf } from './remarks.ts';

// Types for functions that run in the page: the project's types do not include the DOM.
interface Shown {
  innerText: string;
  dataset: Record<string, string>;
  hidden: boolean;
}
declare const document: {
  documentElement: { scrollWidth: number };
  getElementById(id: string): Shown;
};
declare const location: { hash: string };
declare function getComputedStyle(of: unknown, part: string): { content: string };

const { match, run } = played(60);
// A hand of which no card's effect ever ran.
run.tally.handPlay.lion = { games: 40, points: 0, inPlay: {}, ran: {} };
run.tables.cards[run.tables.cardOf[7]].title = 'A <b>"title"</b> & more';

let report: Awaited<ReturnType<typeof openReport>>;
let page: Page;
beforeAll(async () => {
  report = await openReport({ match, title: 'Tests & <more>' });
  ({ page } = report);
});
afterAll(() => report?.close());

/** The numbers in the first cells of the visible rows. */
const firsts = (table: string) =>
  page.$$eval(`#${table}-rows tr:not([hidden]) > :first-child`, (cells) =>
    cells.map((cell) => Number.parseInt((cell as unknown as Shown).innerText, 10)),
  );
/** The values by which a column of a table is sorted. */
const values = (table: string, column: number) =>
  page.$$eval(`#${table}-rows tr > :nth-child(${column})`, (cells) =>
    cells.map((cell) => (cell as unknown as Shown).dataset.value),
  );
const head = (title: string) =>
  `::-p-xpath(//section[@aria-labelledby="cards"]//th[button[normalize-space()="${title}"]])`;
const order = (title: string) => page.$eval(head(title), (cell) => cell.getAttribute('aria-sort'));

test('the report fetches nothing, runs without errors and contains all remarks about the run', async () => {
  expect(report.fetched).toEqual([]);
  expect(await page.title()).toBe('How Tests & <more> plays');
  const summary = await page.$eval('.summary', (list) => (list as unknown as Shown).innerText);
  for (const remark of remarksOf(run)) expect(summary).toContain(remark);
  for (const target of await page.$$eval('a', (links) => links.map((link) => link.getAttribute('href')!))) {
    expect(await page.$(`[id="${target.slice(1)}"]`), target).not.toBe(null);
  }
});

test('nothing is wider than the page, even with very long card titles', async () => {
  const [link] = await page.$$('a.card');
  const title = await link.evaluate((one) => one.textContent);
  for (const long of ['', ' and so on'.repeat(15)]) {
    await link.evaluate((one, name) => {
      one.textContent = name;
    }, `${title}${long}`);
    for (const width of [320, 390, 641, 768, 900, 1000, 1280]) {
      await page.setViewport({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), long).toBe(width);
    }
  }
  await link.evaluate((one, name) => {
    one.textContent = name;
  }, title);
  await page.setViewport({ width: 1000, height: 900 });
});

test('every part shows its SQL question, and figures show their number of games', async () => {
  const parts = await page.$$eval('main > section:has(details.sql)', (sections) =>
    sections.map((section) => ({
      id: section.querySelector('h2')!.id,
      sql: section.querySelector('pre')!.textContent!,
    })),
  );
  expect(parts.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['length', 'time', 'cards', 'lift', 'price', 'steps', 'hands', 'seats', 'pairs']),
  );
  for (const { sql } of parts) expect(sql).toMatch(/SELECT|CREATE/);
  const lifts = await page.$$eval('#cards-rows tr > :nth-child(9)', (cells) =>
    cells.map((cell) => cell.textContent),
  );
  for (const lift of lifts) expect(lift).toMatch(/^–$|^[+-]?[\d.]+ [+-]?[\d.]+ to [+-]?[\d.]+, \d+ games$/);
  const worths = await page.$$eval('#cards-rows tr > :nth-child(8)', (cells) =>
    cells.map((cell) => cell.textContent),
  );
  for (const worth of worths) expect(worth).toMatch(/^–$|^-?[\d.]+ -?[\d.]+ of it points$/);
});

test('a table can be sorted with keys and clicks, in both directions, and announces the order', async () => {
  expect(await order('Card')).toBe('ascending');
  await page.focus(`${head('Ran')} >>> button`);
  await page.keyboard.press('Enter');
  expect([await order('Ran'), await order('Card')]).toEqual(['descending', null]);
  const ran = (await values('cards', 5)).map(Number);
  expect(ran).toEqual(ran.toSorted((a, b) => b - a));
  await page.keyboard.press('Space');
  expect(await order('Ran')).toBe('ascending');
  expect((await values('cards', 5)).map(Number)).toEqual(ran.toReversed().toSorted((a, b) => a - b));
  await page.click(`${head('Card')} >>> button`);
  const cards = await firsts('cards');
  expect(cards).toEqual(cards.toSorted((a, b) => b - a));
});

test('/ focuses the search, which hides rows and shows how many remain', async () => {
  await page.keyboard.press('/');
  await page.keyboard.type('TÍTLE more');
  expect(await firsts('cards')).toEqual([7]);
  const count = () => page.$eval('section:has(#cards) output', (output) => output.textContent);
  expect(await count()).toBe(`1 of ${run.subject.cards.length}`);
  await page.evaluate(() => {
    location.hash = '#card-3';
  });
  await page.waitForFunction(() => !document.getElementById('card-3').hidden);
  expect(await count()).toBe(`${run.subject.cards.length} of ${run.subject.cards.length}`);
});

test('on a phone, nothing is wider than the screen, figures have labels and plots have a narrow version', async () => {
  await page.setViewport({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  // Chapters are collapsed on a phone; a link opens the chapter it points to.
  await page.reload();
  const open = () => page.$$eval('details.chapter[open] > summary > h2', (all) => all.map(({ id }) => id));
  expect(await open()).toEqual(['cards']);
  await page.click('nav a[href="#lift"]');
  expect(await open()).toEqual(['cards', 'lift']);
  await page.$$eval('details.chapter', (all) => {
    for (const one of all) one.open = true;
  });
  const wider = await page.$$eval('main :not(pre, pre *)', (all) =>
    all.filter((one) => one.getBoundingClientRect().right > 376).map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(wider).toEqual([]);
  const label = await page.$eval('#card-3 td', (cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('Price');
  const letters = await page.$$eval('figure .narrow text', (texts) =>
    texts.map((text) => text.getBoundingClientRect().height),
  );
  expect(Math.min(...letters)).toBeGreaterThan(9);
  const before = await firsts('cards');
  await page.click(`${head('Card')} >>> button`);
  expect(await firsts('cards')).not.toEqual(before);
  await page.setViewport({ width: 1000, height: 900 });
});

test('the same run gives the same page', async () => {
  const about = { title: 'Tests & <more>', version: '0', compared: null };
  const input = { match, findings: runFindings(match.run), pictures: new Map(), credits: '', ...about };
  const plain = await reportPage(input);
  expect(await reportPage(input)).toBe(plain);
  expect(plain).not.toContain('<dialog');
  expect(report.html).toContain('<dialog');
});
