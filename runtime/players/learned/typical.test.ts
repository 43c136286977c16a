/** What effects usually give: available for any card, and the same in every game. */
import { expect, test } from 'vitest';
import { card, chainOf } from '../../../test/simulate/sets.ts';
import { makeTables } from '../../make-tables.ts';
import { emptyGame } from '../../state.ts';
import { STAGES, typicalEffect, typicalWorth } from './typical.ts';

/** Half of these cards place grassland, which the last card counts. */
const ELEMENTS = ['sun', 'water', 'desert'];
const PLACING = Array.from({ length: 10 }, (_, at) =>
  card(at + 1, `gain 4vp; ${'place grassland;'.repeat(at % 2)}`, ELEMENTS[at % 3]),
);
const COUNTING = card(11, 'place grassland; gain 1vp per grassland at most 60');
const chain = chainOf([...PLACING, COUNTING].join(''));
const gameOf = (seed: number) => emptyGame(makeTables([...chain]), 2, seed);
const indexOf = (game: ReturnType<typeof gameOf>, number: number) => game.tables.cardOf[number];

test('what counts the landscape gives more the longer a game lasts, and more with one thing more', () => {
  const game = gameOf(1);
  const counting = typicalEffect(game, indexOf(game, 11));
  expect(counting.worths[STAGES.length - 1]).toBeGreaterThan(counting.worths[0] + 1);
  expect(counting.again).toBeGreaterThan(0);
  expect(typicalWorth(counting, 0)).toBe(counting.worths[0]);
  expect(typicalWorth(counting, 1)).toBe(counting.worths[STAGES.length - 1]);
  const middle = typicalWorth(counting, (STAGES[1] + STAGES[2]) / 2);
  expect(middle).toBeCloseTo((counting.worths[1] + counting.worths[2]) / 2, 10);
  const plain = typicalEffect(game, indexOf(game, 1));
  expect(plain.gains[0]).toBe(4);
  expect(plain.again).toBeCloseTo(0, 10);
});

test('it is the same in every game with a set, whichever card is asked for first', () => {
  const [one, other] = [gameOf(1), gameOf(2)];
  const cards = [3, 11, 1].map((number) => indexOf(one, number));
  const found = cards.map((index) => typicalEffect(one, index));
  expect(cards.toReversed().map((index) => typicalEffect(other, index))).toEqual(found.toReversed());
});
