/** The extension in a real Visual Studio Code, in a browser and without a network: what a designer does in it. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stageExtension } from '../../../packing/vscode.ts';
import { launchBrowser } from '../../../print/browser.ts';
import { type Served, serveVsCode } from './serve.ts';

const SET = `set waders "Waders" extends first-continent

animal heron plural herons x8 on water
`;
const CARD = `card 901 "Reeds" brown
  leaves 2 energy sun
{ gain 3 wather; }

card 902 brown "Shallows"
  leaves 2 energy water
{ place heron; gain 1vp per heron in the landscape }
`;
const SCENARIOS = `scenario "a heron comes" {
  board "w"
  do card 902
  expect 1vp
}

scenario "two come" {
  board "w"
  do card 902
  expect 2vp
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
    '/set/scenarios.eco': SCENARIOS,
  });
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(served.url).host) outside.push(request.url());
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

describe('a designer', { timeout: SLOW }, () => {
  test('sees what is wrong', async () => {
    await page.waitForSelector('.squiggly-error', { timeout: 30_000 });
  });

  test('sees above each scenario how it comes out, and runs it as a test', async () => {
    await open('scenarios.eco');
    const lens = (words: string) =>
      `::-p-xpath(//*[@class="codelens-decoration"]//a[contains(., "${words}")])`;
    await page.waitForSelector(lens('✗ failed: expected 2 vp, got 1'), { timeout: 30_000 });
    const passed = await page.waitForSelector(lens('✓ passed'));
    await passed!.click();
    // The mark in the margin is that of a test that has run.
    await page.waitForSelector('.testing-run-glyph.codicon-testing-passed-icon', { timeout: 30_000 });
    await open('cards.eco');
  });

  test('and nothing leaves the machine', () => {
    expect(outside).toEqual([]);
    expect(complaints.filter((one) => /ecos/i.test(one))).toEqual([]);
  });
});
