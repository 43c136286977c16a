/** R5.9: cards turned back and played with a cube put on them. */
import { expect, test } from 'vitest';
import { card, may, rotate, vp } from './cards.ts';
import { answer, asked, completed, draw, leaves, offers, position, spots } from './table-kit.ts';

test('R5.9 any active card may be turned, even one with all its leaves or the one in progress', () => {
  const game = position(
    [card(1, 'sun', [rotate(1)]), card(2, 'rain leaf')],
    [{ active: ['1', '2'] }, {}, {}],
  );
  game.leaves[0] = 2;
  draw(game, 'sun', '0: sun on 1');
  expect(offers(game)).toEqual(['card 1', 'card 2']);
  answer(game, '0: card 2');
  expect(offers(game)).toEqual(['spot rain', 'spot leaf']);
  answer(game, '0: spot leaf');
  expect([leaves(game, 2), spots(game, 2), game.cubes[0], leaves(game, 1)]).toEqual([4, '.x', 6, 1]);
});

test('R5.9 "may turn a card" is asked even when every card has all its leaves', () => {
  const game = completed(
    [card(1, 'sun', [may(rotate(1)), vp(1)]), card(2, 'rain leaf')],
    [{ active: ['1', '2'] }, {}, {}],
  );
  expect(asked(game)).toBe('0 yes-no');
  answer(game, '0: yes', '0: card 2', '0: spot leaf');
  expect([leaves(game, 2), spots(game, 2), game.vp[0]]).toEqual([4, '.x', 1]);
});
