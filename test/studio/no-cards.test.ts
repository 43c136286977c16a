/** A folder without cards in the studio: the user can start writing, and every place says what is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const studio = openedStudio({}, { allowed: /404/ });
const { click, press, shows, eventually } = studio;

test('every place opens in a set without cards', async () => {
  await shows('status', 'State', /0 cards, 0 problems/);
  const seen = () => studio.evaluate('document.body.innerText');
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
  await studio.page.keyboard.sendCharacter('card 1 brown leaves 2 energy sun { gain 1vp; }');
  await shows('status', 'State', /1 card, 0 problems/);
  await shows('region', 'Rules text', /Gain 1 point/);
  await shows('meter', 'Worth', /1 point on 400 boards.*its price calls for −/);
  // The axis begins at the price if that is below zero.
  const { least, fair } = JSON.parse(
    await studio.evaluate(`JSON.stringify({
      least: document.querySelector('[role=meter]').ariaValueMin,
      fair: document.querySelector('.fair').getBBox().x,
    })`),
  );
  expect({ least: Number(least) < 0, fair: fair >= 0 }).toEqual({ least: true, fair: true });
  await press('Control+s');
  await eventually(async () => readdirSync(studio.folder).join(), /^cards\.eco$/);
  expect(readFileSync(join(studio.folder, 'cards.eco'), 'utf8')).toMatch(/^card 1 brown\n {2}leaves 2\n/);
});

test('Try reports a card that does not exist', async () => {
  await studio.evaluate("location.hash = '#/try/77'");
  await shows('region', 'Try', /There is no card 77 in this set/);
});
