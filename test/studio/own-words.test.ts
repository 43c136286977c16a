/** The field *In your own words* in Write: the card of a sentence is drawn while one types it, and taken by keyboard. */
import { expect, test } from 'vitest';
import { WADERS } from './laws.ts';
import { openedStudio } from './opened.ts';
import { violations, violationsDayAndNight } from './violations.ts';

const FIELD = ['textbox', 'In your own words'] as const;
const studio = openedStudio(WADERS);
const { find, focus, type, press, shows, eventually, evaluate } = studio;

/** The names of the cards that are drawn, and what is marked in the sentence. */
const cards = "[...document.querySelectorAll('.said button')].map((one) => one.ariaLabel).join(' | ')";
const marked = (look: string) => `document.querySelector('.sentence .${look}')?.textContent`;
/** What a screen reader says of the sentence. */
const said = "document.querySelector('.said [role=status]').innerText";

test('the card of a sentence is drawn while one types, and what is not read is marked and told', async () => {
  await find(...FIELD);
  await focus(...FIELD);
  await type('Oh dear, a heron comes! Place a heron');
  await eventually(cards, /^Make this card: Place a heron\.$/);
  await eventually(marked('left'), /^Oh dear, a heron comes/);
  await eventually(said, /^Left out: Oh dear.*Place a heron\./s);
  const isDrawn = "document.querySelector('.said img').naturalWidth > 0";
  await eventually(isDrawn, /true/);
  await type('. Flarp');
  await eventually(cards, /^Make what was read: Place a heron\.$/);
  await eventually(marked('unread'), /^Flarp$/);
  await eventually(said, /^Flarp is not understood here\./);
  // Enter takes nothing that is not read whole.
  await press('Enter');
  await eventually(said, /^Flarp is not understood here\./);
  expect(await violations(studio.page)).toEqual([]);
});

test('Enter makes the card; Tab goes from its title to its leaves, energy and deck', async () => {
  await press('Backspace', '. Flarp'.length);
  await eventually(cards, /^Make this card: Place a heron\.$/);
  await press('Enter');
  await shows('textbox', 'Source', /card 903 brown "New card".*\{\s*place heron;\s*\}/s);
  await eventually('document.activeElement.className', /source/);
  for (const words of ['Egret', '3', 'water', 'blue']) {
    await type(words);
    await press('Tab');
  }
  await shows(
    'textbox',
    'Source',
    /card 903 blue "Egret"\s*leaves 3\s*energy water\s*\{\s*place heron;\s*\}/,
  );
  await find('link', '903 Egret');
  expect(await evaluate("document.querySelector('#own-words').value")).toBe('');
});

test('on a phone, the card fits below the field', async () => {
  await studio.page.setViewport({ width: 390, height: 844 });
  await press('Escape');
  await focus('button', 'Set');
  await press('Enter');
  await focus(...FIELD);
  await type('Gain 2 points. Place a heron.');
  await eventually(cards, /^Make this card: Gain 2 points\.\nPlace a heron\.$/);
  expect(await evaluate('document.scrollingElement.scrollWidth')).toBe('390');
  expect(await violationsDayAndNight(studio.page)).toEqual([]);
  await press('Tab');
  await press('Enter');
  await shows('textbox', 'Source', /card 904 brown "New card".*gain 2vp;\s*place heron;/s);
});
