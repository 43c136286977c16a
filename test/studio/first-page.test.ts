/** The start page, which offers to create or open a set, in a folder with other files in it. */
import { expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const studio = openedStudio(
  {
    'cards.eco': 'card 1 brown "Loose" leaves 2 energy sun { gain 1vp; }\n',
    'my-set/notes.txt': 'Not cards.',
    'set-2/set.eco': 'set two "Two" extends first-continent\n',
    'set-10/set.eco': 'set ten "Ten" extends first-continent\n',
  },
  // The server answers 422 if a folder does not exist, and 409 if a set is already open.
  { args: [], allowed: /422|409/ },
);
const { find, click, shows, evaluate } = studio;

test('the page offers a free name, the folder itself, and the sets in it in order of their numbers', async () => {
  await find('button', 'Make the set');
  expect(await evaluate("document.querySelector('[name=folder]').value")).toBe('my-set-2');
  expect(await studio.textOf('list', 'Sets')).toMatch(/^\s*This folder\s*set-2\s*set-10\s*$/);
});

test('an error is shown next to the field that caused it', async () => {
  const nextTo = (button: string) =>
    evaluate(`[...document.querySelectorAll('form')].find((one) => one.textContent.includes('${button}'))
      .querySelector('[role=alert]')?.textContent`);
  await studio.fill('textbox', 'Its folder, such as ~/cards/my-set', 'nowhere');
  await studio.press('Enter');
  await studio.eventually(() => nextTo('Its folder'), /There is no folder .*nowhere/);
  expect(await nextTo('Make the set')).toBe('undefined');
  await studio.fill('textbox', 'Name of the folder', 'my-set');
  await studio.press('Enter');
  await studio.eventually(() => nextTo('Make the set'), /is not empty/);
  expect(await nextTo('Its folder')).toBe('undefined');
});

test('when another page has already opened a set, that set is offered', async () => {
  const other = await studio.newPage();
  await other.click('button', 'This folder');
  await other.shows('status', 'State', /1 card, 0 problems/);
  await click('button', 'Make the set');
  await studio.eventually('document.body.innerText', /is open: start another studio/);
  await click('button', 'Go to the open set');
  await shows('status', 'State', /1 card, 0 problems/);
  for (const page of [other, studio]) await page.find('link', '1 Loose');
});
