/** The files of the place Write in a real browser: edits across files, changes on the disk, and drafts. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WADERS } from './laws.ts';
import { openedStudio, openPage, used } from './opened.ts';

const { 'cards.eco': CARDS, 'waders.eco': SCENARIOS } = WADERS;
const studio = openedStudio({ ...WADERS, 'cards.eco': CARDS.replace('wather', 'water') });
const { click, press, type, eventually, shows, write } = studio;

/** Reads a file on the disk. */
const textIn = (file: string) => async () => readFileSync(join(studio.folder, file), 'utf8');

/** Renames an animal of `set.eco`. */
async function rename(before: string, after: string): Promise<void> {
  await studio.page.select('#file', 'set.eco');
  await shows('textbox', 'Source', new RegExp(`animal ${before}`));
  await click('textbox', 'Source');
  await press('Control+Home');
  await press('ArrowDown', 2);
  await press('ArrowRight', 'animal '.length);
  await press('F2');
  await studio.page.waitForSelector(`::-p-aria([name="New name:"])`);
  await press('Control+a');
  await type(`${after}\n`);
  await shows('textbox', 'Source', new RegExp(`animal ${after}`));
}

test('the arrows step through the files without leaving their list', async () => {
  const list = "document.activeElement.id + ' ' + document.querySelector('#file').value";
  await click('searchbox', 'Find a card');
  await press('Tab');
  await studio.page.focus('#file');
  for (const [key, file] of [
    ['ArrowDown', 'set.eco'],
    ['ArrowDown', 'waders.eco'],
    ['ArrowUp', 'set.eco'],
    ['ArrowUp', 'cards.eco'],
  ] as const) {
    await press(key);
    await eventually(list, new RegExp(`^file ${file}$`));
  }
});

test('renaming changes a name in all files', async () => {
  await rename('heron', 'crane');
  await shows('status', 'State', /2 cards, 0 problems, 1 of 2 scenarios pass/);
  await click('link', '902');
  await shows('textbox', 'Source', /place crane;/);
  // The new name has the colour of the old one.
  const animals = () =>
    studio.page.$$eval('.source >>> .cm-animal', (all) => all.map(({ textContent }) => textContent));
  await eventually(animals, /crane/);
});

test('a drawing is used as soon as it is in the folder', async () => {
  const isDrawn = "document.querySelector('.face svg').innerHTML.includes('M0 0h9v9z')";
  await eventually(isDrawn, /false/);
  mkdirSync(join(studio.folder, 'icons'));
  write('icons/crane.svg', '<svg viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>');
  await eventually(isDrawn, /true/);
});

test('undo reverts a change of several files in all of them', async () => {
  await click('textbox', 'Source');
  await press('Control+z');
  await shows('textbox', 'Source', /place heron;/);
  await studio.page.select('#file', 'set.eco');
  await shows('textbox', 'Source', /animal heron/);
});

test('a change of several files can be undone from a file that was never shown before it', async () => {
  write('more.eco', 'card 904 brown leaves 1 energy water { place heron; gain 2vp; }\n');
  await shows('status', 'State', /3 cards, 0 problems/);
  await rename('heron', 'bittern');
  await studio.page.select('#file', 'more.eco');
  await shows('textbox', 'Source', /place bittern/);
  await click('textbox', 'Source');
  await press('Control+z');
  await shows('textbox', 'Source', /place heron/);
  await studio.page.select('#file', 'set.eco');
  await shows('textbox', 'Source', /animal heron/);
  await studio.page.select('#file', 'more.eco');
  await click('button', 'Redo');
  await shows('textbox', 'Source', /place bittern/);
  await shows('status', 'State', /3 cards, 0 problems/);
  await click('button', 'Undo');
  await shows('textbox', 'Source', /place heron/);
  rmSync(join(studio.folder, 'more.eco'));
  await shows('status', 'State', /2 cards, 0 problems/);
});

test('files that are created and deleted on the disk appear and disappear', async () => {
  write('more.eco', 'card 904 brown leaves 1 energy water { gain 1vp; }\n');
  await shows('status', 'State', /3 cards, 0 problems/);
  rmSync(join(studio.folder, 'more.eco'));
  await shows('status', 'State', /2 cards, 0 problems/);
});

test('a text changed both here and on the disk is two texts until the user chooses one', async () => {
  await studio.page.select('#file', 'waders.eco');
  await shows('textbox', 'Source', /a heron comes/);
  await click('textbox', 'Source');
  await type('# mine\n');
  write('waders.eco', `# theirs\n${SCENARIOS}`);
  await click('button', 'Take the text of the disk');
  await shows('textbox', 'Source', /^# theirs/);
  await shows('status', 'State', /2 cards, 0 problems/);
});

test('a file that is renamed or deleted elsewhere while it is shown loses no text', async () => {
  const at = (file: string) => join(studio.folder, file);
  const shown = "document.querySelector('#file').value";
  const isSaved = () => eventually("document.querySelector('.filebar .dot')", /null/);
  await isSaved();
  await click('textbox', 'Source');
  renameSync(at('waders.eco'), at('birds.eco'));
  await eventually(shown, /^birds\.eco$/);
  await type('# more\n');
  await shows('textbox', 'Source', /# more/);
  await press('Control+s');
  await eventually(textIn('birds.eco'), /# more/);
  await isSaved();
  await type('# unsaved\n');
  rmSync(at('birds.eco'));
  await shows('alert', '', /birds\.eco was deleted on the disk\. Nothing is saved/);
  await click('button', 'Keep the text here');
  await click('button', 'Save');
  await eventually(async () => existsSync(at('birds.eco')), /true/);
  await isSaved();
  await click('textbox', 'Source');
  await type('# more unsaved\n');
  rmSync(at('birds.eco'));
  await click('button', 'Delete it here, too');
  await eventually(shown, /^cards\.eco$/);
  await shows('textbox', 'Source', /card 901/);
  write('waders.eco', SCENARIOS);
  await shows('status', 'State', /1 of 2 scenarios pass/);
});

test('a file that is not UTF-8 is left out, and the page says why, until it is', async () => {
  writeFileSync(join(studio.folder, 'latin.eco'), Buffer.from('card 905 "Caf\xe9"', 'latin1'));
  await shows('alert', '', /latin\.eco cannot be read: line 1 is not UTF-8/s);
  const newcomer = await studio.newPage();
  await newcomer.shows('alert', '', /latin\.eco cannot be read/);
  write('latin.eco', '# Café\n');
  for (const page of [studio, newcomer])
    await page.eventually("document.querySelector('.left-out') !== null", /false/);
});

test('saving formats the file', async () => {
  await studio.page.select('#file', 'cards.eco');
  await shows('textbox', 'Source', /place heron/);
  await click('textbox', 'Source');
  await press('Control+End');
  await studio.page.keyboard.sendCharacter('card 903 blue leaves 1 energy water { gain 2vp; }');
  await press('Control+s');
  await eventually(textIn('cards.eco'), /gain 3 water;.*card 903 blue\n {2}leaves 1\n/s);
});

/** Workers get no messages before `release` is called. */
const SLOW_WORKERS = `{
  const { promise, resolve } = Promise.withResolvers();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...args) { promise.then(() => postMessage.apply(this, args)); };
  globalThis.release = resolve;
}`;

test('nothing is saved before the page knows which file its address is about', async () => {
  const untidy = `${CARDS.replace('wather', 'water')}card 904 blue leaves 1 energy water { gain 2vp; }\n`;
  write('cards.eco', untidy);
  write('waders.eco', `${SCENARIOS}card 905 blue leaves 1 energy water { gain 3vp; }\n`);
  const { page } = await openPage(studio.browser, 'about:blank');
  const early = used(page);
  await page.evaluateOnNewDocument(SLOW_WORKERS);
  await page.goto(studio.address);
  await early.shows('textbox', 'Source', /card 901/);
  await early.press('Control+s');
  await early.evaluate('release()');
  await early.shows('status', 'State', /4 cards/);
  // A save after that works, and saves the right file.
  await early.click('link', '905');
  await early.shows('textbox', 'Source', /card 905/);
  await early.click('textbox', 'Source');
  await early.press('Control+s');
  await eventually(textIn('waders.eco'), /card 905 blue\n {2}leaves 1\n/);
  expect(await textIn('cards.eco')()).toBe(untidy);
  await page.browserContext().close();
});
