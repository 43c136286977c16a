/** The place Write in a real browser: what a designer does with texts there, with elements found by role and name. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WADERS } from './laws.ts';
import { openedStudio } from './opened.ts';

const { 'cards.eco': CARDS } = WADERS;
const studio = openedStudio(WADERS);
const { click, press, textOf, eventually, shows, write } = studio;

test('the page shows the state of the set and its problems', async () => {
  await shows('status', 'State', /2 cards, 1 problem, 1 of 2 scenarios pass/);
  expect(await textOf('list', 'Problems')).toMatch(/wather/);
  expect(await textOf('listitem', '901 Reeds')).toMatch(/901/);
  await shows('region', 'Rules text', /It says nothing yet/);
});

test('line numbers are next to their lines, also below a problem and when the text gets narrower or wider', async () => {
  const positions = `(() => {
    const { shadowRoot } = document.querySelector('.source');
    const tops = (selector) =>
      [...shadowRoot.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top }) => Math.round(top));
    return tops('.cm-line').join() + ' beside ' + tops('.cm-lineNumbers .cm-gutterElement').join();
  })()`;
  const areAligned = () => eventually(positions, /^(\d.*) beside \1$/);
  await areAligned();
  // A line that wraps to two rows in Try, and fits on one in Write.
  write('cards.eco', `# ${'reeds '.repeat(9)}\n${CARDS}`);
  await shows('textbox', 'Source', /# reeds/);
  for (const place of ['Try', 'Write', 'Try', 'Write']) {
    await click('link', place);
    await eventually(
      "document.querySelector('.source').clientWidth > 400",
      place === 'Write' ? /true/ : /false/,
    );
    await areAligned();
  }
  write('cards.eco', CARDS);
  await eventually(() => textOf('textbox', 'Source'), /^card 901/);
});

test('a card of the list shows its text again, whatever file is chosen and however far the text is scrolled', async () => {
  write('cards.eco', `# long\n${CARDS}${'\n'.repeat(90)}`);
  await shows('list', 'Problems', /eco:6:/);
  await click('link', '902');
  const isShown = `(() => {
    const { shadowRoot } = document.querySelector('.source');
    const { top, bottom } = shadowRoot.querySelector('.cm-scroller').getBoundingClientRect();
    const line = [...shadowRoot.querySelectorAll('.cm-line')].find((one) => one.textContent === 'card 902 brown');
    const at = line?.getBoundingClientRect().top ?? 0;
    return document.querySelector('#file').value + (at >= top && at < bottom ? ' with 902' : '');
  })()`;
  const waitFor = (what: RegExp) => eventually(isShown, what);
  await waitFor(/^cards\.eco with 902$/);
  for (const file of ['cards.eco', 'waders.eco', 'set.eco']) {
    await studio.page.select('#file', file);
    await waitFor(new RegExp(`^${file}`));
  }
  await click('link', '902');
  await waitFor(/^cards\.eco with 902$/);
  const scroller = "document.querySelector('.source').shadowRoot.querySelector('.cm-scroller')";
  await studio.evaluate(`${scroller}.scrollTo(0, 10_000)`);
  await waitFor(/^cards\.eco$/);
  await click('link', '902');
  await waitFor(/^cards\.eco with 902$/);
  write('cards.eco', CARDS);
  await eventually(() => textOf('textbox', 'Source'), /brown[\s\S]*herons?;\s*\}$/);
  await shows('list', 'Problems', /eco:5:/);
});

test('actions before the worker has answered apply to the text as it is by then', async () => {
  // Everything in one task of the page, so no answer arrives in between.
  const pastedThen = (act: string, text = `# ${'reeds '.repeat(9)}`) =>
    studio.evaluate(`{
      const data = new DataTransfer();
      data.setData('text/plain', ${JSON.stringify(`${text}\n`)});
      const { shadowRoot } = document.querySelector('.source');
      shadowRoot.querySelector('.cm-content').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      ${act}
    }`);
  const source = () => textOf('textbox', 'Source');
  await studio.page.select('#file', 'cards.eco');
  await shows('textbox', 'Source', /^card 901/);
  await click('textbox', 'Source');
  await press('Control+Home');
  await pastedThen("document.querySelector('[aria-label=Problems] button').click();");
  const fixed = /^# reeds.*card 901 brown "Reeds".*gain 3 water;/s;
  await eventually(source, fixed);
  await press('Control+z');
  await press('Control+z');
  await eventually(source, /^card 901.*wather/s);
  await shows('list', 'Problems', /eco:5:/);
  await pastedThen('');
  await shows('list', 'Problems', /eco:6:/);
  await studio.evaluate(
    "document.querySelector('.source').shadowRoot.querySelector('.cm-said button').click()",
  );
  await eventually(source, fixed);
  await press('Control+z');
  await press('Control+z');
  await shows('list', 'Problems', /eco:5:/);
  // A card whose text has moved.
  await press('Control+Home');
  await pastedThen('document.querySelector(\'.list [aria-label="902"] a\').click();', '# heron '.repeat(60));
  await shows('list', 'Problems', /eco:6:/);
  expect(await studio.evaluate('location.hash')).toBe('#/write/902');
  await studio.evaluate("document.querySelector('button.undo').click()");
  await eventually(source, /^card 901.*wather/s);
  await shows('list', 'Problems', /eco:5:/);
  // Keys may come before the browser tells the page of its new address.
  const inList = (card: string) => `document.querySelector('.list [aria-label="${card}"] a').click()`;
  const line = "document.querySelector('.source').shadowRoot.querySelector('.cm-activeLine').textContent";
  expect(await studio.evaluate(`${inList('902')}; ${line}`)).toMatch(/^card 902/);
  // Another place, before the page shows the card.
  await studio.evaluate(`${inList('901 Reeds')}; document.querySelector('.places a[href^="#/try"]').click()`);
  await eventually('location.hash', /^#\/try\/901$/);
  await click('link', 'Write');
});

test('a button fixes a problem', async () => {
  await click('link', '901 Reeds');
  await (await studio.find('button', 'Write water')).focus();
  await press('Enter');
  await shows('status', 'State', /2 cards, 0 problems, 1 of 2 scenarios pass/);
  await shows('region', 'Rules text', /Gain 3 water/);
  // The button is gone, so an element next to it has the focus.
  await eventually('document.activeElement.className', /./);
});

test('a card has its scenarios, and its rules text in two languages follows the keys', async () => {
  await click('link', '902');
  await shows('list', 'Scenarios', /a heron comes.*two herons come/s);
  await click('textbox', 'Source');
  await press('Control+End');
  await press('Enter');
  await studio.page.keyboard.sendCharacter('card 903 blue leaves 1 energy water { gain 2');
  await studio.page.keyboard.type('vp; }');
  await shows('status', 'State', /\b3 cards, 0 problems/);
  await shows('region', 'Rules text', /Gain 2 points/);
  await click('radio', 'Español');
  await shows('region', 'Rules text', /Gana 2 puntos/);
});

test('F8 goes from problem to problem through all files', async () => {
  for (const [number, word] of [
    [904, 'wather'],
    [905, 'grasland'],
  ] as const)
    write(`more-${number}.eco`, `card ${number} brown leaves 1 energy water { gain 1 ${word}; }\n`);
  await shows('status', 'State', /5 cards, 2 problems/);
  await studio.page.select('#file', 'cards.eco');
  const shown = () => studio.evaluate("document.querySelector('#file').value");
  for (const file of ['more-904', 'more-905', 'more-904']) {
    await press('F8');
    await eventually(shown, new RegExp(file));
  }
  for (const number of [904, 905]) rmSync(join(studio.folder, `more-${number}.eco`));
  await shows('status', 'State', /\b3 cards, 0 problems/);
});

test('the list scrolls to the card of an address; a card that does not exist is reported', async () => {
  const goTo = (hash: string) => studio.page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  const many = Array.from(
    { length: 40 },
    (_, n) => `card ${910 + n} brown leaves 1 energy water { gain 1vp; }\n`,
  );
  write('many.eco', many.join(''));
  await shows('status', 'State', /43 cards/);
  await goTo('#/write/949');
  const isSeen = `(() => {
    const { bottom } = document.querySelector('.list').getBoundingClientRect();
    const row = document.querySelector('.list [aria-current=true]');
    return row?.textContent + (row?.getBoundingClientRect().bottom <= bottom ? ' is seen' : '');
  })()`;
  await eventually(isSeen, /^949 is seen$/);
  expect(await studio.page.title()).toBe('Write 949 · Waders');
  // Keys come faster than the page learns of new addresses.
  await studio.evaluate(`{
    const text = document.querySelector('.source').shadowRoot.querySelector('.cm-content');
    for (let n = 0; n < 3; n++) text.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }));
  }`);
  await eventually(() => studio.page.title(), /^Write 946 /);
  await goTo('#/write/9999');
  await shows('article', 'Card', /There is no card 9999 in this set/);
  rmSync(join(studio.folder, 'many.eco'));
  await shows('status', 'State', /\b3 cards/);
  // When the list has no titles of files any more, its cards stay where they are.
  await eventually("document.querySelectorAll('.list .file').length", /^0$/);
});

test('Alt and the arrows change the number at the cursor, and the page shows the worth of each value', async () => {
  await click('link', '902');
  await shows('textbox', 'Source', /gain 2vp/);
  // Card 902 has the same rules text as 903.
  await click('link', '903');
  await eventually(() => studio.page.title(), /^Write 903 /);
  await shows('region', 'Rules text', /Gana 2 puntos/);
  await press('Control+e');
  for (let n = 0; n < 'card 903 blue leaves 1 energy water { gain '.length; n++)
    await studio.page.keyboard.press('ArrowRight');
  await shows('region', 'Worth for each value', /2\s+2.*3\s+3.*5\s+5/s);
  await press('Alt+ArrowUp');
  await shows('textbox', 'Source', /gain 3vp/);
  await shows('meter', 'Worth', /3 points on 400 boards/);
});

test('on the number of a card, Alt and the arrows move from card to card', async () => {
  await click('link', '902');
  await eventually(() => studio.page.title(), /Write 902 /);
  await click('link', '903');
  await eventually(() => studio.page.title(), /^Write 903 /);
  await shows('region', 'Rules text', /Gana 3 puntos/);
  await press('Control+e');
  for (let n = 0; n < 'card 9'.length; n++) await studio.page.keyboard.press('ArrowRight');
  await eventually(async () => `${await studio.has('region', 'Worth for each value')}`, /false/);
  await press('Alt+ArrowUp');
  await eventually('location.hash', /902$/);
  await shows('link', '903', /903/);
});
