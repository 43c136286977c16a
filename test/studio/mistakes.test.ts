/** What the place Write says of many mistakes at once. */
import { expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const CARDS = `card 902 brown
  leaves 2
  energy water
{
  place antelope;
  gain 1vp per antelope;
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
});
const { textOf, eventually, says, told, write } = studio;

test('of more than a thousand problems in a file the rest are counted', async () => {
  write('many.eco', MANY);
  await says('status', 'State', /2 cards, 1200 problems/);
  await eventually(
    () => told("document.querySelector('.problems').textContent"),
    /many\.eco: 200 more are not listed/,
  );
  expect(await textOf('list', 'Problems')).toMatch(/many\.eco:1004:3/);
});
