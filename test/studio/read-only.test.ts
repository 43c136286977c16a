/** A read-only set: the studio shows it, says that it is read-only, and changes nothing. */
import type { Browser } from 'puppeteer';
import { expect, onTestFinished, test } from 'vitest';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { runStudio, use } from './opened.ts';

let browser: Browser;
beforeAllWithBrowser(async (one) => {
  browser = one;
});

test('a bundled set can be tried but not changed, and the page says why', async () => {
  const studio = await runStudio('polar-shores');
  onTestFinished(studio.close);
  const { page, click, shows, press, evaluate, textOf, eventually } = await use(browser, studio.address);
  onTestFinished(() => page.browserContext().close());
  await shows('status', 'State', /20 cards, 0 problems/);
  await shows('note', '', /cannot be changed here: it is bundled or read-only/);
  await click('link', '205 Colony');
  await press('Control+e');
  for (let n = 0; n < 'card 2'.length; n++) await press('ArrowRight');
  // When the cursor moves, the editor leaves out lines that are far from the visible ones.
  const before = await textOf('textbox', 'Source');
  await page.keyboard.type('7');
  await press('Alt+ArrowUp');
  expect(await textOf('textbox', 'Source')).toBe(before);
  // A button that would write to the text is refused with a message.
  await click('link', 'Try');
  await click('button', 'Most');
  await shows('region', 'Try', /It ran to its end/);
  const shown = () => evaluate("document.querySelector('#file')?.value");
  const file = await shown();
  await click('button', 'Keep as a scenario');
  await eventually(
    () => evaluate("document.querySelector('.foot [role=alert]')?.textContent"),
    /cannot be changed here/,
  );
  // Nothing was written, so the page does not switch to another file.
  expect(await shown()).toBe(file);
  expect(await evaluate('document.activeElement.textContent')).toBe('Keep as a scenario');
  expect(await evaluate("document.querySelector('.foot .push').textContent")).toBe('saved');
});
