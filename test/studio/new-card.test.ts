/** New cards: written at the end of the shown file, or copied from the viewed card, with the next free number. */
import { expect, test } from 'vitest';
import { FIXED, WADERS } from './laws.ts';
import { openedStudio } from './opened.ts';
import { violations } from './violations.ts';

const studio = openedStudio({ ...WADERS, 'cards.eco': WADERS['cards.eco'].replace('wather', 'water') });
const { click, press, shows, evaluate, eventually } = studio;

const selected = () => evaluate('document.querySelector(".source").shadowRoot.getSelection?.().toString()');

test('a new card of the chosen deck is valid, and its title is selected', async () => {
  await shows('status', 'State', FIXED);
  await click('link', '902');
  await eventually(() => studio.page.title(), /Write 902/);
  await (await studio.find('button', '+ New card')).focus();
  await press('Enter');
  await studio.find('group', 'Deck of the new card');
  expect(await violations(studio.page)).toEqual([]);
  await (await studio.find('button', 'Blue')).focus();
  await press('Enter');
  await shows('textbox', 'Source', /card 903 blue "New card"/);
  await eventually(selected, /^New card$/);
  await studio.page.keyboard.type('Delta');
  await shows('textbox', 'Source', /card 903 blue "Delta"/);
  await shows('status', 'State', /3 cards, 0 problems/);
  await eventually(() => studio.page.title(), /Write 903/);
});

test('a copy of the viewed card has the next free number, and undo takes it away', async () => {
  await click('link', '901 Reeds');
  await eventually(() => studio.page.title(), /Write 901/);
  await click('button', 'Duplicate');
  await shows('textbox', 'Source', /card 904 brown "Reeds"/);
  await eventually(selected, /^Reeds$/);
  await shows('status', 'State', /4 cards, 1 problem/);
  await press('Control+z');
  await shows('status', 'State', /3 cards, 0 problems/);
});
