/** Share in a studio on this machine: creating links to cards, and opening such links. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLink } from '../../studio/link/link.ts';
import { ecos } from '../ecos.ts';
import { openedStudio } from './opened.ts';
import { startStudio } from './studio.ts';
import { violations } from './violations.ts';

const CARDS = `card 901 brown "Reeds"
  leaves 2
  energy sun, water
{
  place water;
}

card 902 blue
  leaves 1
  energy animal
{
  place lion;
}
`;
const studio = openedStudio({ 'cards.eco': CARDS });
const { click, shows, find, fill, press, type, eventually, evaluate } = studio;

const LINK = `document.querySelector('.share input[readonly]').value`;
const others = () => studio.page.locator('.share summary').click();
const link = () => evaluate(LINK);

test('without the address of a site a link works in any studio, and never contains the key', async () => {
  await shows('status', 'State', /^\s*2 cards, 0 problems/);
  await click('button', 'Share');
  await eventually(LINK, /^#\/shared\/2\.[\w-]+$/);
  const key = new URL(studio.address).hash.slice(1);
  expect(key).toMatch(/^[\w-]{20,}$/);
  expect(await link()).not.toContain(key);
  await shows('dialog', 'Share', /The other card stays at home\..* \d+ characters\./s);
});

test('a link to the whole set is longer than a link to one card', async () => {
  const card = await link();
  await click('radio', 'The whole set');
  await eventually(`${LINK}.startsWith('#/shared') && ${LINK}.length > ${card.length}`, /true/);
  await shows('dialog', 'Share', /Nothing stays at home\. All cards, words and drawings go with it\./);
});

test('a link to one card of a hand has only this card, and says what comes along and what does not', async () => {
  const hand = 'hand pond leaf "Pond"\nanimal frog x6 on water\n';
  studio.write(
    'cards.eco',
    hand + CARDS.replace('place water', 'place frog').replace('901 brown', '901 brown hand pond'),
  );
  await click('radio', 'This card');
  await shows(
    'dialog',
    'Share',
    /The other card and the hand pond stay at home\. The animal frog goes with it\./,
  );
  expect(await studio.has('alert', '')).toBe(false);
  studio.write('cards.eco', CARDS);
  await eventually('document.querySelector(".share").textContent', /^(?!.*hand pond).*The other card/s);
});

test('scenarios of a set stay at home unless they are asked for', async () => {
  studio.write('a.scenarios.eco', 'scenario "lion"\n{\n  board "d"\n  do card 902;\n  choose 1;\n}\n');
  await click('radio', 'The whole set');
  await shows('dialog', 'Share', /The scenario stays at home\./);
  const without = await link();
  await click('checkbox', 'Take the scenarios along');
  await shows('dialog', 'Share', /Nothing stays at home\./);
  expect((await link()).length).toBeGreaterThan(without.length);
  rmSync(join(studio.folder, 'a.scenarios.eco'));
  await click('radio', 'This card');
});

test('the picture of a card is copied or saved as a PNG of 1,000 pixels', async () => {
  await find('button', 'Copy picture');
  await evaluate(`new Promise((copied) => {
    navigator.clipboard.write = ([item]) => item.getType('image/png').then(async (png) => {
      window.copied = [...new Uint8Array(await png.arrayBuffer())];
      copied();
    });
    document.querySelector('.share .picture-buttons button').click();
  })`);
  const png = Buffer.from(JSON.parse(await evaluate('JSON.stringify(window.copied)')));
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    1000,
    1000,
  ]);
  await shows('status', '', /Copied\./);
  await click('button', 'Save picture');
  await eventually(
    `document.querySelector('.share .picture-buttons').textContent`,
    /card-901-reeds\.png is saved\./,
  );
});

test('axe finds nothing in the panel, and Escape closes it', async () => {
  expect(await violations(studio.page)).toEqual([]);
  await press('Escape');
  await eventually('document.querySelector(".share")', /null/);
  expect(await evaluate('document.activeElement.textContent')).toContain('Share');
});

test('a link opens as a separate set: edits are kept there, and the folder does not change', async () => {
  await click('link', '901 Reeds');
  await click('button', 'Share');
  await eventually(LINK, /^#\/shared/);
  const shared = await link();
  await others();
  await fill('textbox', 'Open a link', `Look: https://cards.example/studio/${shared}`);
  await Promise.all([studio.page.waitForNavigation(), click('button', 'Open')]);
  await shows('status', 'State', /^\s*1 card, 0 problems/);
  await shows('status', 'Copy of a set', /Card 901 Reeds is a copy from a link/);
  await click('button', 'Keep a copy');
  await shows('status', 'Copy of a set', /card-901-reeds\.zip is saved/);
  // The cards may be known before the editor exists.
  await find('textbox', 'Source');
  await press('Control+e');
  await press('Control+Home');
  await type('# mine\n');
  await press('Control+s');
  const saved = /^From a link or a zip: saved in this browser only$/;
  await eventually("document.querySelector('.foot .push').textContent", saved);
  await studio.page.reload();
  await shows('textbox', 'Source', /# mine/);
  // A link that is taken from this one says so, unless the texts are the same.
  await click('button', 'Share');
  await find('radio', 'This card');
  await click('radio', 'The whole set');
  await shows('dialog', 'Share', /All cards, words and drawings/);
  const { from, extras } = await readLink(await link());
  expect({ from, extras }).toEqual({ from: 'Card 901 Reeds', extras: undefined });
  await click('button', 'Close Share');
  await Promise.all([studio.page.waitForNavigation(), click('button', 'Back to the set of this page')]);
  await shows('status', 'State', /^\s*2 cards, 0 problems/);
  expect(readFileSync(join(studio.folder, 'cards.eco'), 'utf8')).toBe(CARDS);
  await click('button', 'Share');
  await others();
  await find('list', 'Opened before');
  const name = await evaluate(`Object.keys(localStorage).find((name) => name.startsWith('ecos-set '))`);
  const folder = name.replace('ecos-set ', '');
  for (const kind of ['game', 'print'])
    await evaluate(`localStorage.setItem('ecos-${kind} ${folder}', '{}')`);
  await click('button', 'Remove Card 901 Reeds');
  await click('button', 'Remove it');
  await shows('status', 'Sharing', /Card 901 Reeds is removed/);
  expect(await studio.has('list', 'Opened before')).toBe(false);
  expect(await evaluate('Object.keys(localStorage).join()')).not.toContain(folder);
  await fill('textbox', 'Open a link', 'https://cards.example/');
  await click('button', 'Open');
  await shows('dialog', 'Share', /not a link to cards/);
});

test('links lead to the address given by `--share-to`', async () => {
  const to = ['--share-to', 'https://cards.example/studio/?a=b#/write'];
  const other = await startStudio(['.', ...to], { cwd: studio.folder });
  onTestFinished(async () => void (await other.end()));
  expect((await other.ask('GET', '/api/set')).json.shareTo).toBe('https://cards.example/studio/');
  const refused = ecos(['studio', '.', '--share-to', 'cards.example'], { cwd: studio.folder });
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('begins with http') });
});
