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
