/** Two windows of one studio. */
import { expect, test } from 'vitest';
import { openedStudio, type UsedPage } from './opened.ts';

const card = (number: number, title: string) =>
  `card ${number} brown "${title}" leaves 2 energy sun { gain ${number % 10}vp; }\n`;
const studio = openedStudio({ 'a.eco': card(901, 'Reeds') });

/** Freezes a window, as browsers do with those in the background for long. Returns a function that wakes it. */
async function asleep({ page }: Pick<UsedPage, 'page'>): Promise<() => Promise<void>> {
  const browser = await page.createCDPSession();
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
    // Otherwise the window stays hidden, and nothing is drawn in it.
    await browser.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  };
}

test('a window that was asleep shows what another one has saved, and later changes', async () => {
  const other = await studio.newPage();
  for (const one of [studio, other]) await one.shows('status', 'State', /1 card, 0 problems/);
  const wake = await asleep(other);
  await studio.click('textbox', 'Source');
  await studio.press('Control+End');
  await studio.page.keyboard.sendCharacter(card(902, 'Rain'));
  await studio.press('Control+s');
  await studio.eventually('document.body.innerText', /2 cards, 0 problems.*\bsaved/s);
  await wake();
  await other.shows('status', 'State', /2 cards, 0 problems/);
  expect(await other.has('alert', '')).toBe(false);
  studio.write('b.eco', card(903, 'Snow'));
  await other.shows('status', 'State', /3 cards, 0 problems/);
});
