/** The page while the server is away and afterwards. */
import { test } from 'vitest';
import { WADERS } from './laws.ts';
import { openedStudio } from './opened.ts';

/** What a page reports for files that were still loading when it lost its server: boards, letters, fonts of the card. */
const allowed =
  /^console: Failed to load resource|Failed to load .*\.json|^error: TypeError: Failed to fetch/;
const studio = openedStudio(WADERS, { allowed });
const { click, find, shows, eventually, evaluate } = studio;

test('every place, Share and the tour open while the server is away', async () => {
  await shows('status', 'State', /2 cards/);
  await studio.page.setOfflineMode(true);
  for (const place of ['Gallery', 'Print']) {
    await click('link', place);
    await find('main', place);
  }
  await click('link', 'Games');
  await find('button', 'Start games');
  await click('button', 'Tour');
  await shows('status', 'Tour step', /1 of 5/);
  await click('button', 'Share');
  await find('region', 'Share');
  await studio.page.setOfflineMode(false);
});

test('once the server is back, completions appear, and the page no longer reports that it is away', async () => {
  await studio.page.reload();
  await shows('status', 'State', /2 cards/);
  await studio.page.setOfflineMode(true);
  await click('textbox', 'Source');
  await studio.press('Control+End');
  await studio.page.keyboard.type('\nc');
  await eventually('document.body.innerText', /The studio does not answer/);
  await studio.page.setOfflineMode(false);
  await studio.page.keyboard.type('a');
  const OFFERED =
    "document.querySelector('.source').shadowRoot.querySelector('.cm-tooltip-autocomplete')?.textContent";
  await eventually(async () => {
    await studio.press('Control+Space');
    // The editor asks only some time after the last of these keys.
    await studio.page.waitForFunction(OFFERED, { timeout: 2000 }).catch(() => undefined);
    return evaluate(OFFERED);
  }, /card/);
  await eventually(
    async () => `${(await evaluate('document.body.innerText')).includes('does not answer')}`,
    /false/,
  );
  await studio.press('Escape');
});
