/** The extension in real Visual Studio Code, in a browser and without a network, as a designer uses it. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stageExtension } from '../../../tools/package/vscode.ts';
import { type Designer, FILES, startDesigner } from './designer.ts';
import { serveVsCode } from './serve.ts';

/** The page's document, for functions that run in the page. */
declare const document: {
  activeElement: { matches(selector: string): boolean } | null;
  body: { textContent: string };
  querySelector(selector: string): object | null;
};

const staged = join(import.meta.dirname, '../../../out/test-vscode');
let served: Awaited<ReturnType<typeof serveVsCode>>;
let designer: Designer;
let page: Page;
let { open, command, goTo, chord, shown, panelShows } = {} as Designer;

beforeAll(async () => {
  mkdirSync(staged, { recursive: true });
  await stageExtension(staged, ['web']);
  served = await serveVsCode(staged, FILES);
  designer = await startDesigner(served.url);
  ({ page, open, command, goTo, chord, shown, panelShows } = designer);
  await open('cards.eco');
});

afterAll(async () => {
  await designer?.close();
  served?.close();
  rmSync(staged, { recursive: true, force: true });
});

describe('a designer', () => {
  test('sees a problem, and corrects it with a quick fix', async () => {
    await page.waitForSelector('.squiggly-error', { timeout: 60_000 });
    await goTo(3, 11);
    // Before the editor has requested the fixes, it shows that there are none.
    const offer = await vi.waitFor(async () => {
      await chord('Control', '.');
      return (await page.waitForSelector('.action-widget .monaco-list-row.action', { timeout: 5000 }))!;
    }, 60_000);
    expect(await offer.evaluate((row) => row.textContent)).toContain('water');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('.squiggly-error'));
    await expect.poll(shown).toContain('gain 3 water;');
  });

  test('sees the card and its text in the hover on its number', async () => {
    await goTo(1, 6);
    await command('Show or Focus Hover');
    const drawn = '.monaco-hover img[src^="data:image/svg+xml"]';
    await page.waitForSelector(drawn, { timeout: 60_000 });
    await page.waitForFunction(`document.querySelector('${drawn}')?.naturalWidth > 0`);
    expect(await page.$eval('.monaco-hover', (box) => box.textContent)).toContain('Gain 3 water');
    // Nothing of the picture is cut off.
    const bottom = async (selector: string) => {
      const { y, height } = (await (await page.$(selector))!.boundingBox())!;
      return y + height;
    };
    expect(await bottom(drawn)).toBeLessThan(await bottom('.monaco-hover:has(img)'));
    await page.keyboard.press('Escape');
  });

  test('finds a card by its number', async () => {
    await chord('Control', 't');
    await page.keyboard.type('#901');
    const row = '.quick-input-list .monaco-list-row';
    await page.waitForSelector(`${row} ::-p-text(901)`);
    expect(await page.$$(row)).toHaveLength(1);
    await page.keyboard.press('Escape');
  });

  test('gets completions at the cursor', async () => {
    await goTo(7, 36);
    await page.keyboard.type('place he');
    await chord('Control', 'Space');
    const row = await page.waitForSelector('.suggest-widget.visible .monaco-list-row.focused');
    expect(await row!.evaluate((one) => one.getAttribute('aria-label'))).toContain('heron');
    await page.keyboard.press('Tab');
    await page.keyboard.type('; ');
    await expect.poll(shown).toContain('per heron; place heron; }');
  });

  test('renames an animal in all files', async () => {
    await goTo(7, 10);
    await page.keyboard.press('F2');
    // The input selects the old name.
    await page.waitForFunction(() => document.activeElement?.matches('.rename-input') ?? false);
    await page.keyboard.type('egret');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.body.textContent.includes('per\u00a0egret'));
    await expect.poll(shown).toContain('place egret; gain 1vp per egret');
    await open('set.eco');
    await expect.poll(shown).toContain('animal egret plural');
  });

  test('sees the result above each scenario, and runs a scenario as a test', async () => {
    await open('waders.eco');
    const lens = (words: string) =>
      `::-p-xpath(//*[@class="codelens-decoration"]//a[contains(., "${words}")])`;
    await page.waitForSelector(lens('✗ failed: expected 2 vp, got 1'), { timeout: 60_000 });
    // Lenses are redrawn while their scenarios run; a locator tries again.
    await page.locator(lens('✓ passed')).click();
    // The mark in the margin shows that the test ran and passed.
    await page.waitForSelector('.testing-run-glyph.codicon-testing-passed-icon', { timeout: 60_000 });
  });

  test('sees the panel of a scenario next to its text', async () => {
    await open('waders.eco');
    await goTo(2, 1);
    await command('Show the Card Beside the Text');
    // The panel's title is that of its content.
    await page.waitForSelector('::-p-xpath(//*[contains(@class, "tab-label")]//*[text()="Scenario"])', {
      timeout: 60_000,
    });
  });

  test('runs the scenarios in the test explorer', async () => {
    await open('waders.eco');
    await command('Test: Run All Tests');
    await page.waitForSelector('.codicon-testing-failed-icon', { timeout: 60_000 });
    await command('Testing: Focus on Test Explorer View');
    const rows = await page.$$eval('.test-explorer .monaco-list-row', (all) =>
      all.map((row) => row.getAttribute('aria-label')),
    );
    expect(rows.join('\n')).toMatch(/a heron comes.*[Pp]assed/);
    expect(rows.join('\n')).toMatch(/two herons come.*[Ff]ailed/);
  });

  test('sees the card next to the text', async () => {
    await command('View: Show Explorer');
    await open('cards.eco');
    await goTo(5, 2);
    await command('Ecos: Show the Card Beside the Text');
    await panelShows('Card 902');
    await goTo(1, 2);
    await panelShows('Card 901');
  });

  test('causes no request outside the machine and no error', () => {
    expect(designer.outside).toEqual([]);
    expect(designer.complaints.filter((one) => /ecos/i.test(one))).toEqual([]);
  });
});
