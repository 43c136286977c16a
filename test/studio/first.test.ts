/** The first minute in a real browser: from no set to a card that was written, broken, mended, tried and printed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const studio = openedStudio({}, { withSet: false });
const { click, says } = studio;

test('without a set the studio makes one, and shows in five steps what one does with it', async () => {
  await click('button', 'Make the set');
  await says('status', 'Tour step', /1 of 5 · Write a card/);
  expect(existsSync(join(studio.folder, 'my-set', 'set.eco'))).toBe(true);
  // The set has Spanish words beside its cards.
  await click('radio', 'Español');
  await says('region', 'Rules text', /suricat/);
  await click('radio', 'English');
  await click('button', 'Write one for me');
  await says('status', 'Tour step', /2 of 5 · Break it/);
  await says('region', 'Rules text', /Place a water tile/);
  await click('button', 'Misspell a word');
  await says('status', 'Tour step', /3 of 5 · Mend it/);
  await says('list', 'Problems', /wather/);
  await click('button', 'Mend it');
  await says('status', 'Tour step', /4 of 5 · Try it/);
  await click('button', 'Go to Try');
  await says('status', 'Tour step', /5 of 5 · Print it/);
  await click('button', 'Go to Print');
  await studio.eventually(async () => `${await studio.has('region', 'Tour')}`, /false/);
  expect(studio.complaints).toEqual([]);
});
