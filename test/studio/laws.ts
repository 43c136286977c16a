/** Shared by the tests of the studio's laws: a set that shows every kind of mark. */
import type { Elements } from './elements.ts';

/** One card with a problem, one with a scenario that passes and one that fails. */
export const WADERS = {
  'set.eco': 'set waders "Waders" extends first-continent\n\nanimal heron plural herons x8 on water\n',
  'cards.eco': `card 901 brown "Reeds"
  leaves 2
  energy sun
{
  gain 3 wather;
}

card 902 brown
  leaves 2
  energy water
{
  place heron;
  gain 1vp per heron;
}
`,
  'waders.eco': `scenario "a heron comes"
{
  board "a" where a = water
  do card 902;
  expect 1vp;
}

scenario "two herons come"
{
  board "a" where a = water
  do card 902;
  expect 2vp;
}
`,
};

/** The state of the set when it is opened, and after its problem is fixed. */
export const WITH_PROBLEM = /2 cards, 1 problem, 1 of 2 scenarios pass/;
export const FIXED = /2 cards, 0 problems, 1 of 2 scenarios pass/;

/** The places of the studio, as named in its navigation. */
export async function placesOf({ find }: Elements): Promise<string[]> {
  const places = await find('navigation', 'Places');
  return places.$$eval('a', (links) => links.map((link) => link.textContent?.trim() ?? ''));
}

/** Opens a place, with the card that has the most to show, and waits until it has finished loading. */
export async function visit({ evaluate, eventually }: Elements, place: string): Promise<void> {
  const name = place.toLowerCase();
  await evaluate(`location.hash = '#/${name}/902'`);
  const isThere = `document.querySelector('.studio.${name}') && !document.querySelector('.studio > [aria-busy="true"]')`;
  await eventually(`Boolean(${isThere})`, /true/);
  // The previous content disappears in the next frame.
  await evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 100)))');
}

/** All that `find` finds in the places, after visiting each, with the names of the places. */
export async function inPlaces(on: Elements, find: (place: string) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const place of await placesOf(on)) {
    await visit(on, place);
    found.push(...(await find(place)).map((one) => `${place}: ${one}`));
  }
  return found;
}
