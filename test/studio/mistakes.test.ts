/** The messages of the place Write for many mistakes at once, and for what cannot be done until they are fixed. */
import { describe, expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const CARDS = `card 902 brown
  leaves 2
  energy water
{
  place antelope;
  gain 1vp per antelope;
}
`;
const SCENARIOS = `scenario "an antelope comes"
{
  board "a" where a = grassland
  do card 902;
  expect 1vp;
}

scenario "two antelopes come"
{
  board "a" where a = grassland
  do card 902;
  expect 2vp;
}
`;
const MANY = `card 903 blue
  leaves 1
  energy sun
{
${'  gian 1vp;\n'.repeat(1200)}}
`;

const studio = openedStudio({
  'set.eco': 'set grazers "Grazers" extends first-continent\n',
  'cards.eco': CARDS,
  'grazers.eco': SCENARIOS,
});
const { click, has, textOf, eventually, shows, evaluate, write } = studio;

describe('a card with a mistake', () => {
  const descriptionOf = (name: string) =>
    evaluate(`document.querySelector('[aria-label="Cards"] [aria-label="${name}"]').ariaDescription`);

  test('has its scenarios listed with the reason why they do not run', async () => {
    await click('link', '902');
    await shows('list', 'Scenarios', /an antelope comes.*two antelopes come/s);
    write('cards.eco', CARDS.replace('place antelope', 'place antelop'));
    await shows('list', 'Scenarios', /an antelope comes.*card 902 has an error \(cards\.eco:5\)/s);
    await studio.find('listitem', 'two antelopes come: not run');
    expect(await evaluate("document.querySelector('.scenarios').textContent")).not.toMatch(
      /No scenario does/,
    );
    expect(await evaluate("document.querySelector('.scenarios .cut').textContent")).toMatch(/2 not run/);
    await shows('status', 'State', /1 problem, 0 of 2 scenarios pass/);
    await eventually(() => descriptionOf('902'), /1 problem, 2 not run/);
  });

  test('has its scenarios run again when it is fixed', async () => {
    write('cards.eco', CARDS);
    await shows('status', 'State', /0 problems, 1 of 2 scenarios pass/);
    await studio.find('listitem', 'an antelope comes: passed');
    expect(await has('listitem', 'two antelopes come: not run')).toBe(false);
  });
});

test('of more than a thousand problems in a file, the rest are only counted', async () => {
  write('many.eco', MANY);
  await shows('status', 'State', /2 cards, 1,200 problems/);
  await eventually("document.querySelector('.problems').textContent", /many\.eco: 200 more are not listed/);
  expect(await textOf('list', 'Problems')).toMatch(/many\.eco:1004:3/);
});
