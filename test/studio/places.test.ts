/** Parts of the page that are loaded on demand, while the server is away and afterwards. */
import { expect, test } from 'vitest';
import { cutOff } from './cut-off.ts';
import { WADERS } from './laws.ts';
import { openedStudio } from './opened.ts';

/** What a page reports for files that were still loading when it lost its server: boards, letters, fonts of the card. */
const allowed =
  /^console: Failed to load resource|Failed to load .*\.json|^error: TypeError: Failed to fetch/;
const studio = openedStudio(WADERS, { allowed });
const { click, find, press, type, shows, eventually, evaluate } = studio;
const alerts = "[...document.querySelectorAll('[role=alert]')].map((one) => one.textContent).join()";

test.each([
  ['Gallery', undefined],
  ['Print', { width: 390, height: 844 }],
])(
  '%s reports that it could not be loaded, is not cut off, and opens when the user tries again',
  async (place, size) => {
    if (size) await studio.page.setViewport(size);
    await click('link', 'Write');
    await shows('status', 'State', /2 cards/);
    await studio.page.setOfflineMode(true);
    await click('link', place);
    await eventually(alerts, /could not be loaded/);
    expect(await studio.page.evaluate(cutOff)).toEqual([]);
    expect(await evaluate("document.querySelector('.pane').offsetWidth - innerWidth")).toBe('0');
    const failed = new Promise<void>((resolve) =>
      studio.page.on('requestfailed', (request) => request.url().endsWith('index.html') && resolve()),
    );
    await click('button', 'Try again');
    await failed;
    await eventually(alerts, /could not be loaded/);
    await studio.page.setOfflineMode(false);
    await click('button', 'Try again');
    await find('main', place);
  },
);

test('a place that could not be loaded opens by itself when the user returns to it', async () => {
  await studio.page.setViewport({ width: 1440, height: 900 });
  await studio.page.setOfflineMode(true);
  await click('link', 'Games');
  await eventually(alerts, /could not be loaded/);
  await click('link', 'Write');
  await studio.page.setOfflineMode(false);
  await click('link', 'Games');
  await find('button', 'Start games');
});

test('Share and the tour open, too, once the server is back', async () => {
  await click('link', 'Write');
  await studio.page.setOfflineMode(true);
  await click('button', 'Share');
  await eventually(alerts, /Share could not be loaded/);
  await click('button', 'Tour');
  await eventually(alerts, /The tour could not be loaded/);
  await studio.page.setOfflineMode(false);
  await click('button', 'Try again');
  await shows('status', 'Tour step', /1 of 5/);
  expect(await studio.has('button', 'Try again')).toBe(false);
  await click('button', 'Share');
  await find('dialog', 'Share');
});

test('once the server is back, completions appear, and the page no longer reports that it is away', async () => {
  await studio.page.reload();
  await shows('status', 'State', /2 cards/);
  await studio.page.setOfflineMode(true);
  await click('textbox', 'Source');
  await press('Control+End');
  await type('\nc');
  await eventually('document.body.innerText', /The studio does not answer/);
  await studio.page.setOfflineMode(false);
  await type('a');
  const OFFERED =
    "document.querySelector('.source').shadowRoot.querySelector('.cm-tooltip-autocomplete')?.textContent";
  await eventually(async () => {
    await press('Control+Space');
    // The editor asks only some time after the last of these keys.
    await studio.page.waitForFunction(OFFERED, { timeout: 2000 }).catch(() => undefined);
    return evaluate(OFFERED);
  }, /card/);
  await eventually('document.body.innerText', /^(?!.*does not answer)/s);
  await press('Escape');
});

test('when the browser does not request a file again, the page is reloaded', async () => {
  let isLacking = true;
  await studio.page.setRequestInterception(true);
  studio.page.on('request', (request) => {
    const isPlace = /\/(stage|view)-\w+\.js/.test(request.url());
    if (isPlace && isLacking) void request.abort();
    else void request.continue();
  });
  await click('link', 'Try');
  await eventually(alerts, /could not be loaded/);
  isLacking = false;
  await Promise.all([studio.page.waitForNavigation(), click('button', 'Try again')]);
  await find('region', 'Try');
});

test('Ctrl and a digit go to the places in the order of their links', async () => {
  await studio.page.setViewport({ width: 1440, height: 900 });
  const links =
    "[...document.querySelectorAll('[aria-label=Places] a')].map((one) => one.textContent).join()";
  expect(await evaluate(links)).toBe('Write,Try,Games,Gallery,Play,Print');
  for (const [at, place] of ['write', 'try', 'games', 'gallery', 'play', 'print'].entries()) {
    await press(`Control+${at + 1}`);
    await eventually('location.hash', new RegExp(`^#/${place}\\b`));
    const current = "document.querySelector('[aria-current=page]').getAttribute('aria-keyshortcuts')";
    await eventually(current, new RegExp(`^Control\\+${at + 1}$`));
  }
});
