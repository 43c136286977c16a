/** The extension in a real Visual Studio Code, in a browser and without a network: what a designer does in it. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Frame, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stageExtension } from '../../../packing/vscode.ts';
import { launchBrowser } from '../../../print/browser.ts';
import { type Served, serveVsCode } from './serve.ts';

/** The page's own document, in functions that run there. */
declare const document: {
  activeElement: { matches(selector: string): boolean } | null;
  body: { textContent: string };
  querySelector(selector: string): object | null;
};

const SET = `set waders "Waders" extends first-continent

animal heron plural herons x8 on water
`;
const CARD = `card 901 brown
  leaves 2 energy sun
{ gain 3 wather; }

card 902 brown
  leaves 2 energy water
{ place heron; gain 1vp per heron; }
`;
const SCENARIOS = `scenario "a heron comes"
{
  board "a" where a = water
  do { place heron; gain 1vp per heron }
  expect 1vp;
}

scenario "two herons come"
{
  board "a" where a = water
  do { place heron; gain 1vp per heron }
  expect 2vp;
}
`;

const SLOW = 90_000;
const staged = join(import.meta.dirname, '../../../out/test-vscode');
let browser: Browser;
let served: Served;
let page: Page;
const outside: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  mkdirSync(staged, { recursive: true });
  await stageExtension(staged);
  served = await serveVsCode(staged, {
    '/set/set.eco': SET,
    '/set/cards.eco': CARD,
    '/set/waders.eco': SCENARIOS,
  });
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const ours = new URL(served.url).host;
    if (protocol.startsWith('http') && host !== ours && !host.endsWith(`.${ours}`))
      outside.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(served.url, { waitUntil: 'domcontentloaded' });
  await open('cards.eco');
}, SLOW);

afterAll(async () => {
  await browser?.close();
  served?.close();
  rmSync(staged, { recursive: true, force: true });
});

/** Opens a file of the folder by its name. */
async function open(name: string): Promise<void> {
  const row = await page.waitForSelector(`::-p-aria([name="${name}"][role="treeitem"])`, { timeout: 60_000 });
  await row!.click({ count: 2 });
  await page.waitForSelector(`.tab.active[data-resource-name="${name}"]`);
  await page.waitForSelector('.monaco-editor .view-line');
}

/** Runs a command of VS Code by its title. */
async function command(title: string): Promise<void> {
  await page.keyboard.press('F1');
  await page.waitForSelector('.quick-input-widget:not([style*="display: none"]) input');
  await page.keyboard.type(title);
  await page.waitForSelector(`.quick-input-list .monaco-list-row.focused[aria-label*="${title}"]`);
  await page.keyboard.press('Enter');
}

/** Puts the cursor at a line and column, both from 1. */
async function goTo(line: number, column: number): Promise<void> {
  await command('Go to Line/Column...');
  await page.waitForFunction(() => document.activeElement?.matches('.quick-input-widget input') ?? false);
  await page.keyboard.type(`${line}:${column}`);
  await page.keyboard.press('Enter');
}

async function chord(...keys: string[]): Promise<void> {
  const [last, ...held] = keys.toReversed();
  for (const key of held.toReversed()) await page.keyboard.down(key as 'Control');
  await page.keyboard.press(last as 'Enter');
  for (const key of held) await page.keyboard.up(key as 'Control');
}

/** The text of the open file, as far as it is on the screen. */
const shown = (): Promise<string> =>
  page.$$eval('.editor-instance .view-line', (lines) =>
    lines
      .toSorted((one, other) => Number.parseInt(one.style.top, 10) - Number.parseInt(other.style.top, 10))
      .map((line) => line.textContent?.replaceAll('\u00a0', ' ') ?? '')
      .join('\n'),
  );

describe('a designer', { timeout: SLOW }, () => {
  test('sees what is wrong, and mends it with a quick fix', async () => {
    await page.waitForSelector('.squiggly-error', { timeout: 30_000 });
    await goTo(3, 11);
    await chord('Control', '.');
    const offer = await page.waitForSelector('.action-widget .monaco-list-row.action');
    expect(await offer!.evaluate((row) => row.textContent)).toContain('water');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('.squiggly-error'));
    await expect.poll(shown, { timeout: 10_000 }).toContain('gain 3 water;');
  });

  test('sees the card and its text over its number', async () => {
    await goTo(1, 6);
    await command('Show or Focus Hover');
    const picture = await page.waitForSelector('.monaco-hover img[src^="data:image/svg+xml"]', {
      timeout: 30_000,
    });
    await page.waitForFunction(
      (img) => (img as unknown as { naturalWidth: number }).naturalWidth > 0,
      {},
      picture!,
    );
    expect(await page.$eval('.monaco-hover', (box) => box.textContent)).toContain('Gain 3 water');
    await page.keyboard.press('Escape');
  });

  test('is offered what may stand at the cursor', async () => {
    await goTo(7, 36);
    await page.keyboard.type('place he');
    await chord('Control', 'Space');
    const row = await page.waitForSelector('.suggest-widget.visible .monaco-list-row.focused');
    expect(await row!.evaluate((one) => one.getAttribute('aria-label'))).toContain('heron');
    await page.keyboard.press('Tab');
    await page.keyboard.type('; ');
    await expect.poll(shown, { timeout: 10_000 }).toContain('per heron; place heron; }');
  });

  test('renames an animal in all files', async () => {
    await goTo(7, 10);
    await page.keyboard.press('F2');
    // The old name is selected in it.
    await page.waitForFunction(() => document.activeElement?.matches('.rename-input') ?? false);
    await page.keyboard.type('egret');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.body.textContent.includes('per\u00a0egret'));
    await expect.poll(shown, { timeout: 10_000 }).toContain('place egret; gain 1vp per egret');
    await open('set.eco');
    await expect.poll(shown, { timeout: 10_000 }).toContain('animal egret plural');
  });

  test('sees above each scenario how it comes out, and runs it as a test', async () => {
    await open('waders.eco');
    const lens = (words: string) =>
      `::-p-xpath(//*[@class="codelens-decoration"]//a[contains(., "${words}")])`;
    await page.waitForSelector(lens('✗ failed: expected 2 vp, got 1'), { timeout: 30_000 });
    const passed = await page.waitForSelector(lens('✓ passed'));
    await passed!.click();
    // The mark in the margin is that of a test that has run.
    await page.waitForSelector('.testing-run-glyph.codicon-testing-passed-icon', { timeout: 30_000 });
  });

  test('sees the table after each line of a scenario beside it', async () => {
    await open('waders.eco');
    await goTo(2, 1);
    await command('Show the Card Beside the Text');
    // The panel has the name of what it shows.
    await page.waitForSelector('::-p-xpath(//*[contains(@class, "tab-label")]//*[text()="Scenario"])', {
      timeout: 30_000,
    });
  });

  test('runs the scenarios in the test explorer', async () => {
    await open('waders.eco');
    await command('Test: Run All Tests');
    await page.waitForSelector('.codicon-testing-failed-icon', { timeout: 30_000 });
    await command('Testing: Focus on Test Explorer View');
    const rows = await page.$$eval('.test-explorer .monaco-list-row', (all) =>
      all.map((row) => row.getAttribute('aria-label')),
    );
    expect(rows.join('\n')).toMatch(/a heron comes.*[Pp]assed/);
    expect(rows.join('\n')).toMatch(/two herons come.*[Ff]ailed/);
  });

  test('sees the card beside the text', async () => {
    await command('View: Show Explorer');
    await open('cards.eco');
    await goTo(5, 2);
    await command('Ecos: Show the Card Beside the Text');
    await panelShows('Card 902');
    await goTo(1, 2);
    await panelShows('Card 901');
  });

  test('and nothing leaves the machine', () => {
    expect(outside).toEqual([]);
    expect(complaints.filter((one) => /ecos/i.test(one))).toEqual([]);
  });
});

/** Waits until a frame inside the frame of the panel has this picture. */
async function panelShows(picture: string): Promise<void> {
  const hasIt = (frame: Frame) => frame.$(`img[alt="${picture}"]`).catch(() => null);
  for (let tries = 0; tries < 100; tries++) {
    const found = await Promise.all(page.frames().map(hasIt));
    if (found.some((image) => image !== null)) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`the panel does not show ${picture}`);
}
