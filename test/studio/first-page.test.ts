/** The start page, in a folder with other files in it, and what every place says of a set without cards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const studio = openedStudio(
  {
    'cards.eco': 'card 1 brown "Loose" leaves 2 energy sun { gain 1vp; }\n',
    'my-set/notes.txt': 'Not cards.',
    'set-2/set.eco': 'set two "Two" extends first-continent\n',
    'set-10/set.eco': 'set ten "Ten" extends first-continent\n',
  },
  // The server answers 422 if a folder does not exist, 409 if a set is already open, and 404 if there are no commits.
  { args: [], allowed: /422|409|404/ },
);
const { find, click, press, shows, eventually, evaluate, goTo } = studio;
/** The name of a field. */
const FOLDER = 'Its folder, such as ~/cards/my-set';
const seen = () => evaluate('document.body.innerText');

test('the page offers a free name, the folder itself, and the sets in it in order of their numbers', async () => {
  await find('button', 'Make the set');
  expect(await evaluate("document.querySelector('[name=folder]').value")).toBe('my-set-2');
  expect(await studio.textOf('list', 'Sets')).toMatch(/^\s*This folder\s*set-2\s*set-10\s*$/);
});

test('an error is shown next to the field that caused it', async () => {
  const nextTo = (button: string) =>
    evaluate(`[...document.querySelectorAll('form')].find((one) => one.textContent.includes('${button}'))
      .querySelector('[role=alert]')?.textContent`);
  await studio.fill('textbox', FOLDER, 'nowhere');
  await press('Enter');
  await eventually(() => nextTo('Its folder'), /There is no folder .*nowhere/);
  expect(await nextTo('Make the set')).toBe('undefined');
  await studio.fill('textbox', 'Name of the folder', 'my-set');
  await press('Enter');
  await eventually(() => nextTo('Make the set'), /is not empty/);
  expect(await nextTo('Its folder')).toBe('undefined');
});

test('when another page has already opened a set, that set is offered', async () => {
  const other = await studio.newPage();
  await other.fill('textbox', FOLDER, 'my-set');
  await other.press('Enter');
  await other.shows('status', 'State', /0 cards, 0 problems/);
  const asked = studio.page.waitForRequest((one) => one.url().endsWith('/api/sets'));
  await click('button', 'This folder');
  expect((await asked).postData()).toBe('{"folder":"."}');
  await eventually(seen, /is open: start another studio/);
  await click('button', 'Go to the open set');
});

test('every place opens in a set without cards', async () => {
  await shows('status', 'State', /0 cards, 0 problems/);
  expect(await seen()).not.toMatch(/this card/);
  for (const [place, words] of [
    ['Try', /Choose a card to try it/],
    ['Gallery', /The set has no cards yet/],
    ['Print', /0 cards/],
  ] as const) {
    await click('link', place);
    await eventually(seen, words);
  }
});

test('the first card can be written and saved', async () => {
  await click('link', 'Write');
  await click('textbox', 'Source');
  await studio.page.keyboard.sendCharacter('card 1 brown leaves 2 energy sun { gain 1vp; lose 5vp; }');
  await shows('status', 'State', /1 card, 0 problems/);
  await shows('region', 'Rules text', /Gain 1 point/);
  await shows('meter', 'Worth', /−3\.9 \(−3\.9 of it points\) on 400 boards.*its price calls for \d/);
  // The axis begins at the worth if that is below zero.
  expect(Number(await evaluate("document.querySelector('[role=meter]').ariaValueMin"))).toBeLessThan(0);
  expect(await evaluate("document.querySelector('.band').getBBox().x >= 0")).toBe('true');
  await press('Control+s');
  await eventually(async () => readdirSync(join(studio.folder, 'my-set')), /^cards\.eco,notes\.txt$/);
  expect(readFileSync(join(studio.folder, 'my-set/cards.eco'), 'utf8')).toMatch(
    /^card 1 brown\n {2}leaves 2\n/,
  );
});

test('Try reports a card that does not exist', async () => {
  await goTo('#/try/77');
  await shows('region', 'Try', /There is no card 77 in this set/);
});
