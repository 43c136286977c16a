/** The first minute in a real browser, by keyboard alone: from no set to a card that was written, broken, fixed and tried. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { openedStudio, use } from './opened.ts';
import { startStudio } from './studio.ts';
import { violations } from './violations.ts';

// The server answers 404 if there are no commits.
const studio = openedStudio({}, { args: [], allowed: /404/ });
const { shows, press, eventually, evaluate } = studio;

/** More presses of the Tab key than a page has tab stops. */
const MANY = 300;

/** The name of the focused element, in shadow roots too. */
const FOCUSED = `{
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  (at?.ariaLabel || at?.textContent || at?.labels?.[0]?.textContent || '').trim().replace(/\\s+/g, ' ');
}`;

/** Presses the Tab key until the element with this name has the focus. */
async function reach(name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let n = 0; n < MANY; n++) {
    // Leaves the editor, which otherwise keeps the Tab key.
    await press('Escape');
    await press('Tab');
    const now = await evaluate(FOCUSED);
    if (name.test(now)) return;
    passed.push(now);
  }
  throw new Error(`${name} is not reached, but ${[...new Set(passed)].join(' | ')}`);
}

const CARD = 'card 990 brown "Mine" leaves 2 energy sun { place water; gain 1vp per adjacent water; }';
const BROKEN = 'er; gain 1vp per adjacent water; }';

test('without a set the studio offers to make one or to open a folder', async () => {
  await studio.find('button', 'Make the set');
  const fans = "[...document.querySelectorAll('.choice')].map((one) => one.querySelectorAll('img').length)";
  expect(await evaluate(fans)).toBe('3,5,5,5,5');
  for (const scheme of ['light', 'dark']) {
    await studio.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    expect(await violations(studio.page)).toEqual([]);
  }
  await studio.page.emulateMediaFeatures([]);
  // On a phone the folder is below the row of the chosen set.
  await studio.page.setViewport({ width: 390, height: 844 });
  const tops = "['.choice:nth-child(3)', '.tiles > .box', '.choice:nth-child(4)']";
  const order = `${tops}.map((one) => document.querySelector(one).getBoundingClientRect().top)`;
  await eventually(`{ const all = ${order}; all.join() === all.toSorted((a, b) => a - b).join(); }`, /true/);
  await studio.page.setViewport({ width: 1440, height: 900 });
  await reach(/^Its folder/);
});

test('without a set the studio makes one; a card is written, broken and fixed', async () => {
  await studio.find('button', 'Make the set');
  await reach(/^Make the set$/);
  await press('Enter');
  await shows('status', 'Tour step', /1 of 5 · Write a card/);
  expect(existsSync(join(studio.folder, 'my-set', 'set.eco'))).toBe(true);
  // The set has Spanish texts as well.
  await reach(/^English$/);
  await press('ArrowRight');
  await shows('region', 'Rules text', /suricat/);
  await press('ArrowLeft');
  // What the first card is worth is no warning: its mark has the colour of the text.
  await shows('meter', 'Worth', /\(0 of it points\)/);
  const colour = "getComputedStyle(document.querySelector('.gauge .mean')).fill";
  expect(await evaluate(`${colour} === getComputedStyle(document.body).color`)).toBe('true');
  await press('Control+e');
  await press('Control+End');
  await press('Enter');
  await studio.page.keyboard.sendCharacter(CARD);
  await shows('status', 'Tour step', /2 of 5 · Break it/);
  await shows('region', 'Rules text', /Place a water tile/);
  await press('ArrowLeft', BROKEN.length);
  await press('h');
  await shows('status', 'Tour step', /3 of 5 · Fix it/);
  await shows('list', 'Problems', /wather/);
  await shows('article', 'Card', /out of date/);
  await reach(/^Write water$/);
  await press('Enter');
  await shows('status', 'Tour step', /4 of 5 · Try it/);
  await shows('status', 'State', /, 0 problems/);
});

test('the card is tried on the board, and the tour ends where it is printed', async () => {
  await press('Control+2');
  await shows('status', 'Tour step', /4 of 5 · Try it/);
  await studio.find('group', 'Options on the board');
  await reach(/^Place on/);
  await press('Enter');
  await shows('region', 'Try', /It ran to its end/);
  await shows('status', 'Tour step', /5 of 5 · Print it/);
  await reach(/^Keep as a scenario$/);
  await press('Enter');
  await studio.find('link', '990: tried on a board of its own');
  await press('Control+6');
  await eventually(() => studio.has('region', 'Tour'), /false/);
  await studio.find('radiogroup', 'What for?');
});

test('an animal is declared, with its name selected', async () => {
  await press('Control+1');
  await studio.click('button', '+ Animal');
  await shows('textbox', 'Source', /animal name x6 on grassland/);
  await studio.type('egret');
  await shows('textbox', 'Source', /animal egret x6 on grassland/);
});

test('a card can be tried first, in the memory of the browser, and then kept in a folder', async () => {
  const other = folderWith({});
  const started = await startStudio([], { cwd: other });
  onTestFinished(async () => void (await started.end()));
  // The settings of a set are kept on the machine only once one is open.
  const { page, shows, click, fill, press, eventually, type } = await use(studio.browser, started.address);
  onTestFinished(() => page.browserContext().close());
  await Promise.all([page.waitForNavigation(), click('button', 'Try a card first no folder, nothing kept')]);
  await shows('status', 'State', /3 cards, 0 problems/);
  await eventually('location.hash', /^#\/try\/501$/);
  await press('Control+1');
  await click('button', '+ Animal');
  await shows('textbox', 'Source', /animal name x6 on grassland/);
  await type('egret');
  await shows('textbox', 'Source', /animal egret x6 on grassland/);
  await click('button', 'Keep it');
  await eventually('document.activeElement.name', /^folder$/);
  expect(readdirSync(other)).toEqual([]);
  await fill('textbox', 'Name of the folder', 'egrets');
  await Promise.all([page.waitForNavigation(), click('button', 'Make the set')]);
  await shows('status', 'State', /3 cards, 1 problem, 2 scenarios pass/);
  expect(readFileSync(join(other, 'egrets', 'set.eco'), 'utf8')).toMatch(
    /^set egrets "Egrets".*^animal egret/ms,
  );
  expect(readdirSync(join(other, 'egrets', 'icons'))).toEqual(['meerkat.svg']);
});
