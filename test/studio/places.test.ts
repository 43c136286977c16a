/** The page while the server is away and afterwards. */
import { expect, test } from 'vitest';
import { placesOf, WADERS } from './laws.ts';
import { openedStudio } from './opened.ts';

/** What a page reports for files that were still loading when it lost its server: boards, letters, fonts of the card. */
const allowed =
  /^console: Failed to load resource|Failed to load .*\.json|^error: TypeError: Failed to fetch/;
const files = { ...WADERS, 'cards.eco': WADERS['cards.eco'].replace('wather', 'water') };
const studio = openedStudio(files, { allowed });
const { click, find, shows, eventually, evaluate } = studio;

/** The role and name of what each place shows. */
const SHOWN = {
  Write: ['textbox', 'Source'],
  Try: ['region', 'Try'],
  Games: ['button', 'Start games'],
  Gallery: ['main', 'Gallery'],
  Play: ['button', 'Start game'],
  Print: ['main', 'Print'],
} as const;

test('every place, Share and the tour open while the server is away', async () => {
  await shows('status', 'State', /2 cards/);
  await studio.page.setOfflineMode(true);
  expect(await placesOf(studio)).toEqual(Object.keys(SHOWN));
  for (const [place, [role, name]] of Object.entries(SHOWN)) {
    await click('link', place);
    await find(role, name);
  }
  await click('button', 'Tour');
  await shows('status', 'Tour step', /1 of 5/);
  await click('button', 'Share');
  await find('region', 'Share');
  await studio.page.setOfflineMode(false);
});

test('once the server is back, completions appear, and the page no longer reports that it is away', async () => {
  await studio.page.evaluate("location.hash = '#/write'");
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
