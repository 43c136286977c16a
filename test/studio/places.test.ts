/** The places of the studio, while the server is away. */
import { expect, test } from 'vitest';
import { cutOff } from './cut-off.ts';
import { WADERS } from './laws.ts';
import { openedStudio } from './opened.ts';

/** What a page says of files that were still on their way when it lost its server: situations, fonts of the card. */
const allowed = /^console: Failed to load resource|situations\.json|^error: TypeError: Failed to fetch/;
const studio = openedStudio(WADERS, { allowed });
const { click, find, says } = studio;

test.each([
  ['Gallery', undefined],
  ['Print', { width: 390, height: 844 }],
])(
  '%s says that it could not be loaded, in the room that it has, and comes with the next page',
  async (place, size) => {
    if (size) await studio.page.setViewport(size);
    await click('link', 'Write');
    await says('status', 'State', /2 cards/);
    await studio.page.setOfflineMode(true);
    await click('link', place);
    await says('alert', '', /could not be loaded/);
    expect(await studio.page.evaluate(cutOff)).toEqual([]);
    expect(await studio.told("document.querySelector('.pane').offsetWidth - innerWidth")).toBe('0');
    await studio.page.setOfflineMode(false);
    await studio.page.reload();
    await find('main', place);
  },
);
