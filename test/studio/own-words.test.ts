/** The field *In your own words* in Write: drafts of a card, drawn while one types, and taken by keyboard. */
import { expect, test } from 'vitest';
import { WADERS } from './laws.ts';
import { openedStudio } from './opened.ts';
import { violations, violationsDayAndNight } from './violations.ts';

const FIELD = ['textbox', 'In your own words'] as const;
const OPENER = ['button', 'In your own words'] as const;
const HOLE = 'At dusk all herons take off together.';
const studio = openedStudio(WADERS);
const { find, has, click, focus, type, press, shows, eventually, evaluate } = studio;

/** What the rows of the drawn card look like, in its order. */
const ROW_CLASSES =
  "[...document.querySelectorAll('.face [data-step]')].map((row) => row.getAttribute('class')).join('|')";
const textOf = (selector: string) => `document.querySelector('${selector}')?.innerText`;
const field = "document.querySelector('#own-words').value";

async function retype(text: string) {
  await find(...FIELD);
  await focus(...FIELD);
  await press('Control+a');
  await press('Backspace');
  await type(text);
}

test('each sentence stands beside its rules text, and what was not read is marked in its place', async () => {
  await click(...OPENER);
  await find(...FIELD);
  await eventually('document.activeElement?.id', /^own-words$/);
  await type(`Place a heron. Gain 1 point for each fish next to it. ${HOLE}`);
  await eventually(ROW_CLASSES, /^\|\|hole$/);
  await shows('list', 'What was read', /Place a heron\.Place a heron\..*adjacent to this\..*Not read\./s);
  await eventually(textOf('.sentence .unread'), new RegExp(`^${HOLE}$`));
  await eventually(textOf('.take p'), /^Writes card 903; 1 sentence of it stays in your words\.$/);
  const entry = await find('link', 'Everything moves in one direction');
  expect(await entry.evaluate((link) => link.getAttribute('href'))).toBe(
    'cannot-be-said.html#everything-moves-in-one-direction',
  );
  await find('listitem', '903 Yours');
  expect(await violationsDayAndNight(studio.page)).toEqual([]);
});

test('a link lights the piece that it means in four places', async () => {
  await focus('button', 'it');
  await eventually(ROW_CLASSES, /^ ?is-lit\|\|hole$/);
  await eventually(textOf('.sentence .lit'), /^Place a heron\.$/);
  await eventually(textOf('.piece.is-lit .n'), /^1$/);
  await focus(...FIELD);
  await eventually(ROW_CLASSES, /^\|\|hole$/);
});

test('a hole is left out by its switch, which a changed sentence forgets', async () => {
  await click('radio', 'Leave out');
  await eventually(textOf('.take p'), /^Writes card 903\.$/);
  await eventually(ROW_CLASSES, /^\|$/);
  await focus(...FIELD);
  await press('Control+End');
  await press('Backspace', 2);
  await type('.');
  await eventually(textOf('.take p'), /^Writes card 903; 1 sentence/);
});

test('Escape goes back to the text and keeps the sentence; the list leads to it again', async () => {
  await press('Escape');
  await shows('textbox', 'Source', /card 901/);
  await eventually('document.activeElement.className', /source/);
  expect(await has(...FIELD)).toBe(false);
  await click('button', '903 Yours');
  await find(...FIELD);
  await eventually(field, /togethe\.$/);
});

test('Enter takes the only draft; Tab goes from its title to its leaves, energy and deck', async () => {
  await retype('Place a heron. Flarp it.');
  await eventually(ROW_CLASSES, /^\|hole$/);
  await press('Enter');
  await shows(
    'textbox',
    'Source',
    /card 903 brown "Yours"\s*leaves 2\s*energy grassland, animal\s*\{\s*place heron;\s*by hand "Flarp it\.";/,
  );
  await eventually('document.activeElement.className', /source/);
  for (const words of ['Egret', '3', 'water', 'blue']) {
    await type(words);
    await press('Tab');
  }
  await shows('textbox', 'Source', /card 903 blue "Egret"\s*leaves 3\s*energy water\s*\{\s*place heron;/);
  await find('link', '903 Egret');
  await click(...OPENER);
  await eventually(field, /^$/);
});

test('of several drafts one is chosen with the keyboard', async () => {
  await retype('Place a forest or a heron. If you placed a heron, also place a water tile.');
  await eventually(textOf('legend'), /2 drafts.*They differ in line 1/i);
  await press('Enter');
  await eventually('document.activeElement.name', /^draft$/);
  await press('ArrowDown');
  await eventually(textOf('.pick.is-pointed'), /^Either place a forest/);
  expect(await violations(studio.page)).toEqual([]);
  await press('Enter');
  await shows('textbox', 'Source', /card 904 brown "Yours".*either \{/s);
});

test('a word with a wrong letter is written as meant when that is pressed', async () => {
  await click(...OPENER);
  await retype('Place a herron.');
  await click('button', 'herron heron?');
  await eventually(field, /^Place a heron\.$/);
  await eventually(ROW_CLASSES, /^$/);
});

test('a text past the bounds is marked, and no card is drawn', async () => {
  await find(...FIELD);
  await evaluate(
    "{ const field = document.querySelector('#own-words'); field.value = 'Place a heron. '.repeat(31); field.dispatchEvent(new InputEvent('input', { bubbles: true })); }",
  );
  await eventually(
    textOf('.sentence [role=alert]'),
    /^Too long to be read:\s31 sentences; at most 30 sentences with 2,000 characters are read\.$/,
  );
  await eventually(textOf('.over'), /^Place a heron\. $/);
  await eventually(textOf('.no-card'), /too long/);
  expect(await violations(studio.page)).toEqual([]);
});

test('what an assistant is asked has the sentence, the language and two cards; its answer is drawn and taken', async () => {
  const { origin } = new URL(studio.page.url());
  await studio.page
    .browserContext()
    .overridePermissions(origin, ['clipboard-read', 'clipboard-sanitized-write']);
  await retype('Flarp the herons on CARDS.');
  await click('button', 'Ask an assistant');
  await shows('status', '', /^$|Copied\. Paste what comes back into the field\./);
  await eventually(textOf('.help .ok'), /^Copied\. Paste what comes back into the field\.$/);
  const prompt = await evaluate('navigator.clipboard.readText()');
  expect(prompt).toMatch(
    /The card does this:\n\nFlarp the herons on CARDS\..*translated: Flarp.*```eco\ncard \d+.*```eco\ncard \d+.*# The language on one sheet/s,
  );
  const card = 'card 7 blue "Flarp"\n  leaves 1\n  energy water\n{\n  place heron;\n}';
  await evaluate(`navigator.clipboard.writeText(${JSON.stringify(card)})`);
  await focus(...FIELD);
  await press('Control+v');
  await eventually(field, /^card 7 blue/);
  await find('listitem', '905 Flarp');
  await click('button', 'Take it');
  await shows('textbox', 'Source', /card 905 blue "Flarp"/);
});

test('on a phone, the card is below the field, and what takes it at the foot', async () => {
  await studio.page.setViewport({ width: 390, height: 844 });
  await click('button', 'Set');
  await click(...OPENER);
  await find(...FIELD);
  await type('Gain 2 points. Flarp.');
  await eventually(ROW_CLASSES, /^\|hole$/);
  expect(await evaluate('document.scrollingElement.scrollWidth')).toBe('390');
  expect(await violationsDayAndNight(studio.page)).toEqual([]);
  await click('button', 'Take it');
  await shows('textbox', 'Source', /card 906 brown "Yours".*gain 2vp;\s*by hand "Flarp\.";/s);
});
