/** A read-only set: the studio shows it, says that it is read-only, and changes nothing. */
import { expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const studio = openedStudio({}, { args: ['polar-shores'] });
const { click, shows, press, evaluate, eventually, type } = studio;

test('a bundled set can be tried but not changed, and the page says why', async () => {
  await shows('status', 'State', /20 cards, 0 problems/);
  await shows('note', '', /cannot be changed here: it is bundled or read-only/);
  await click('link', '205 Colony');
  await press('Control+e');
  await press('ArrowDown');
  await press('End');
  // Which other lines the editor draws depends on where it has scrolled.
  const line = () =>
    evaluate("document.querySelector('.source').shadowRoot.querySelector('.cm-activeLine')?.textContent");
  await eventually(line, /^ {2}leaves \d$/);
  const before = await line();
  await type('7');
  await press('Alt+ArrowUp');
  expect(await line()).toBe(before);
  // A button that would write to the text is refused with a message.
  await click('link', 'Try');
  await shows('combobox', 'Telling boards', /Most: /);
  await studio.page.select('select[aria-label="Telling boards"]', 'most');
  await shows('region', 'Try', /It ran to its end/);
  const shown = () => evaluate("document.querySelector('#file')?.value");
  const file = await shown();
  await click('button', 'Keep as a scenario');
  await eventually("document.querySelector('.foot [role=alert]')?.textContent", /cannot be changed here/);
  // Nothing was written, so the page does not switch to another file.
  expect(await shown()).toBe(file);
  expect(await evaluate('document.activeElement.textContent')).toBe('Keep as a scenario');
  expect(await evaluate("document.querySelector('.foot .push').textContent")).toBe('saved');
});
