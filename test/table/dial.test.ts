/** R4: the dial. */
import { expect, test } from 'vitest';
import { card, elements, may, vp } from './cards.ts';
import { answer, asked, completed, draw, numbers, offers, position } from './table-kit.ts';

const cards = [card(1, 'sun rain'), card(2, 'leaf leaf'), card(3, 'rain'), card(4, 'leaf')];

test('R4.1 turning moves the dial one step: start, 1, 2, 3', () => {
  const game = position(cards, [{}, { dial: 1 }, { dial: 2 }]);
  draw(game, 'sun');
  // The third dial has reached 3 and was reset.
  expect(game.dial).toEqual([1, 2, 0]);
});

test('R4.2 a player who reaches 2 may reset the dial and gain a card', () => {
  const game = position(cards, [{ dial: 1 }, {}, {}], { display: [3, 4] });
  draw(game, 'sun');
  expect(asked(game)).toBe('0 dial-card');
  expect(game.dial[0]).toBe(2);
  answer(game, '0: yes');
  expect(game.dial[0]).toBe(0);
  expect(asked(game)).toBe('0 gain-card');
  answer(game, '0: card 4');
  expect(numbers(game, game.hands[0])).toEqual([4]);
});

test('R4.2 a player who declines stays at 2 and gains nothing', () => {
  const game = position(cards, [{ dial: 1 }, {}, {}], { display: [3, 4] });
  draw(game, 'sun', '0: no');
  expect([game.dial[0], game.hands[0].length, game.display.length]).toEqual([2, 0, 2]);
});

test('R4.3 a player who reaches 3 must reset the dial, for a card from hand or a cube from the supply', () => {
  const game = position(cards, [{ dial: 2, hand: [1, 2] }, {}, {}], { cubeSupply: 5 });
  draw(game, 'sun');
  expect(asked(game)).toBe('0 dial-reward');
  expect(offers(game)).toEqual(['play', 'gain-cube']);
  answer(game, '0: gain-cube');
  expect([game.dial[0], game.cubes[0], game.cubeSupply]).toEqual([0, 8, 4]);
  expect(numbers(game, game.hands[0])).toEqual([1, 2]);
});

test('R4.3 the last cube goes to the first player from the Harbinger, and the next one gets none', () => {
  const seats = [{ dial: 2 }, { dial: 2 }, { dial: 2 }];
  const game = position(cards, seats, { cubeSupply: 1, harbinger: 1 });
  draw(game, 'sun');
  expect([game.dial, game.cubes, game.cubeSupply]).toEqual([[0, 0, 0], [7, 8, 7], 0]);
});

test('R4.4 a dial reward is given at once, in the middle of an effect', () => {
  const game = completed(
    [card(1, 'sun', [elements('rain'), vp(1)]), card(2, 'leaf'), card(3, 'leaf')],
    [{ active: ['1'], dial: 2, hand: [2, 3] }, {}, {}],
  );
  expect([asked(game), game.vp[0]]).toEqual(['0 dial-reward', 0]);
  answer(game, '0: play', '0: card 3');
  expect([numbers(game, game.active[0]), game.vp[0]]).toEqual([[1, 3], 1]);
});

test('R4.4 of eight suns, three turn the dial for a cube, three for a card, and two go on that card', () => {
  const game = position(
    [card(1, 'rain', [elements('sun sun sun sun sun sun sun sun'), vp(1)]), card(2, 'sun sun', [may(vp(7))])],
    [{ active: ['1'], hand: [2], cubes: 1 }, {}, {}],
    { cubeSupply: 9 },
  );
  draw(game, 'rain', '0: rain on 1');
  // Only the giving card is active, so five turns are forced, with the choices they bring in between.
  expect(asked(game)).toBe('0 dial-reward');
  answer(game, '0: gain-cube');
  expect([game.cubes[0], game.cubeSupply]).toEqual([2, 8]);
  expect(asked(game)).toBe('0 dial-reward');
  answer(game, '0: play');
  expect(numbers(game, game.active[0])).toEqual([1, 2]);
  answer(game, '0: sun on 2', '0: sun on 2');
  // The giving effect continues first (R5.4), then the new card is resolved in the same draw.
  expect([asked(game), game.vp[0]]).toEqual(['0 yes-no', 1]);
  answer(game, '0: yes');
  expect([game.vp[0], game.cubes[0], game.dial[0]]).toEqual([8, 2, 0]);
});
