/** R13: elements gained by cards. */
import { expect, test } from 'vitest';
import { card, elements, may, vp } from './cards.ts';
import { answer, asked, completed, draw, numbers, offers, position, spots } from './table-kit.ts';

test('R13.1 the dial turns at once for an element that is not placed', () => {
  const game = position(
    [card(1, 'sun', [elements('rain'), may(vp(1))]), card(2, 'rain')],
    [{ active: ['1', '2'] }, {}, {}],
  );
  draw(game, 'sun', '0: sun on 1', '0: dial rain');
  expect([asked(game), game.dial[0]]).toEqual(['0 yes-no', 1]);
});

test('R13.1 a gained element never goes on the card that gives it', () => {
  const game = completed([card(1, 'sun', [elements('sun sun')])]);
  expect([asked(game), spots(game, 1), game.dial[0]]).toEqual(['nobody', '.', 2]);
});

test('R13.1 a gained wild does not end the round', () => {
  const game = completed([card(1, 'sun', [elements('wild')])]);
  expect([asked(game), game.harbinger]).toEqual(['nobody', 0]);
});

test('R13.2 elements of one step are used one at a time, in an order the player chooses', () => {
  const cards = [
    card(1, 'sun', [elements('rain leaf rain'), elements('sun')]),
    card(2, 'rain sun leaf leaf'),
  ];
  const game = completed(cards, [{ active: ['1', '2'] }, {}, {}]);
  expect(offers(game)).toEqual(['dial leaf', 'leaf on 2', 'dial rain', 'rain on 2']);
  answer(game, '0: rain on 2');
  expect(offers(game)).toEqual(['dial leaf', 'leaf on 2', 'dial rain']);
  answer(game, '0: leaf on 2');
  expect([spots(game, 2), game.dial[0]]).toEqual(['x.x.', 1]);
});

test('R13.2 the order is asked even if each element can only turn the dial, because that may bring a card into play', () => {
  const game = completed(
    [card(1, 'sun', [elements('rain leaf')]), card(2, 'leaf sun')],
    [{ active: ['1'], hand: [2], dial: 2 }, {}, {}],
    { cubeSupply: 0 },
  );
  expect(offers(game)).toEqual(['dial leaf', 'dial rain']);
  answer(game, '0: dial rain', '0: leaf on 2');
  expect(spots(game, 2)).toBe('x.');
});

test('R13.3 the cubes that just returned from the giving card may be used', () => {
  const game = position(
    [card(1, 'sun leaf', [elements('rain')]), card(2, 'rain rain')],
    [{ active: ['1 .x', '2'], cubes: 1 }, {}, {}],
  );
  draw(game, 'sun', '0: sun on 1', '0: rain on 2');
  expect([spots(game, 1), spots(game, 2), game.cubes[0]]).toEqual(['..', 'x.', 1]);
});

test('R13.4 a card that the dial has just brought into play may take the remaining elements', () => {
  const game = completed(
    [card(1, 'sun', [elements('rain rain')]), card(2, 'rain leaf')],
    [{ active: ['1'], hand: [2], dial: 2 }, {}, {}],
    { cubeSupply: 0 },
  );
  expect(numbers(game, game.active[0])).toEqual([1, 2]);
  expect(offers(game)).toEqual(['dial rain', 'rain on 2']);
  answer(game, '0: rain on 2');
  expect(spots(game, 2)).toBe('x.');
});
