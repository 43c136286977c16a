/** What a designer does in Visual Studio Code, by session. */
import type { Designer } from './designer.ts';

const SLOW = { timeout: 60_000 };

/** Fixes the mistake in the card with its first quick fix. */
async function fix({ page, open, goTo, chord }: Designer): Promise<void> {
  await open('cards.eco');
  await page.waitForSelector('.squiggly-error', { timeout: 60_000 });
  await goTo(3, 11);
  await chord('Control', '.');
  await page.waitForSelector('.action-widget .monaco-list-row.action');
  await page.keyboard.press('Enter');
  await page.waitForFunction("!document.querySelector('.squiggly-error')");
}

export const SESSIONS: Readonly<Record<string, (designer: Designer) => Promise<void>>> = {
  fix,

  complete: async (designer) => {
    const { page, goTo, chord } = designer;
    await fix(designer);
    await goTo(7, 36);
    await page.keyboard.type('place he');
    await chord('Control', 'Space');
    await page.waitForSelector('.suggest-widget.visible .monaco-list-row.focused', SLOW);
    await page.keyboard.press('Tab');
    await page.keyboard.type('; ');
  },

  rename: async (designer) => {
    const { page, goTo } = designer;
    await fix(designer);
    await goTo(7, 10);
    await page.keyboard.press('F2');
    await page.waitForFunction("document.activeElement?.matches('.rename-input') ?? false");
    await page.keyboard.type('egret');
    await page.keyboard.press('Enter');
    await page.waitForFunction("document.body.textContent.includes('per\\u00a0egret')", SLOW);
  },

  scenarios: async ({ page, open, goTo, chord }) => {
    const lens = (words: string) =>
      `::-p-xpath(//*[@class="codelens-decoration"]//a[contains(., "${words}")])`;
    await open('waders.eco');
    await page.waitForSelector(lens('✗ failed: expected 2 vp, got 1'), { timeout: 60_000 });
    // Lenses are redrawn while their scenarios run; a locator tries again.
    await page.locator(lens('✓ passed')).click();
    await page.waitForSelector('.testing-run-glyph.codicon-testing-passed-icon', SLOW);
    await goTo(12, 10);
    await chord('Delete');
    await page.keyboard.type('1');
    await page.waitForFunction(
      "[...document.querySelectorAll('.codelens-decoration a')].filter((one) => one.textContent.includes('passed')).length === 2",
      SLOW,
    );
  },
};
