/** R5.3: taking back the cube just placed, if another player has resolved a card before. */
import { expect, test } from 'vitest';
import { card, may, remove, rotate, vp } from './cards.ts';
import { answer, asked, draw, leaves, offers, position, spots } from './table-kit.ts';

const own = card(1, 'sun', [vp(1)]);

test('R5.3 after another player’s effect, a player may take the cube back and turn the dial instead', () => {
  const game = position(
    [own, card(2, 'sun rain', [vp(5)])],
    [{ active: ['1'] }, { active: ['2 .x'], cubes: 1 }, {}],
  );
  draw(game, 'sun', '0: sun on 1', '1: sun on 2');
  expect(asked(game)).toBe('1 cancel');
  expect(offers(game)).toEqual(['yes', 'no']);
  answer(game, '1: yes');
  expect([spots(game, 2), game.cubes[1], game.dial[1], game.vp[1]]).toEqual(['.x', 1, 1, 0]);
  expect(leaves(game, 2)).toBe(4);
});

test('R5.3 every player after the first one to resolve is asked, even after another player cancelled', () => {
  const game = position(
    [own, card(2, 'sun rain', [vp(2)]), card(3, 'sun', [vp(4)]), card(4, 'sun', [vp(8)])],
    [{ active: ['1'] }, { active: ['2'] }, { active: ['3'] }, { active: ['4'] }],
    { harbinger: 1 },
  );
  draw(game, 'sun', '0: sun on 1', '1: sun on 2', '2: sun on 3', '3: sun on 4');
  // The Harbinger completes nothing, so seat 2 is the first to resolve, without a question.
  expect([asked(game), game.vp]).toEqual(['3 cancel', [0, 0, 4, 0]]);
  answer(game, '3: yes');
  expect([asked(game), game.vp]).toEqual(['0 cancel', [0, 0, 4, 0]]);
  answer(game, '0: no');
  expect([asked(game), game.vp]).toEqual(['nobody', [1, 0, 4, 0]]);
});

test('R5.3 a player who has resolved one card is asked about the next one, too, if another player has resolved one', () => {
  const game = position(
    [own, card(2, 'sun', [vp(2)]), card(3, 'rain', [vp(4)])],
    [{ active: ['1'] }, { active: ['2', '3'] }],
  );
  draw(game, 'sun rain', '0: sun on 1', '1: sun on 2', '1: rain on 3');
  answer(game, '1: card 2', '1: no');
  expect([asked(game), game.vp]).toEqual(['1 cancel', [1, 2]]);
});

test('R5.3 an effect that could do nothing still counts as resolved', () => {
  const game = position(
    [card(1, 'sun', [remove('mountain')]), card(2, 'sun', [vp(2)])],
    [{ active: ['1'] }, { active: ['2'] }, {}],
  );
  draw(game, 'sun', '0: sun on 1', '1: sun on 2');
  expect(asked(game)).toBe('1 cancel');
});

test('R5.3 the player is not asked for a waiting card whose cube was taken, and it does not resolve', () => {
  const game = position(
    [
      card(1, 'sun', [may(vp(1))]),
      card(2, 'sun', [rotate(2)]),
      card(3, 'rain', [vp(4)]),
      card(4, 'leaf leaf leaf', [vp(8)]),
    ],
    [{ active: ['1'] }, { active: ['2', '3', '4'], cubes: 2 }],
  );
  draw(game, 'sun rain', '0: sun on 1', '1: sun on 2', '1: rain on 3', '0: yes');
  // The cube of card 2 goes on card 4, the second one is taken from card 3.
  answer(game, '1: card 2', '1: no', '1: card 4', '1: from 3 rain');
  expect([asked(game), spots(game, 3), spots(game, 4), game.vp[1]]).toEqual(['nobody', '.', 'xx.', 0]);
});
