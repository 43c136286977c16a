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

test('R5.9 the card in progress is resolved once more if its cube fills it', () => {
  const game = position([card(1, 'sun', [rotate(1), may(vp(1))])]);
  game.leaves[0] = 1;
  draw(game, 'sun', '0: sun on 1');
  // The only active card, with one spot: turned back and filled without a choice; it waits (R5.4).
  expect([asked(game), leaves(game, 1), spots(game, 1)]).toEqual(['0 yes-no', 2, 'x']);
  answer(game, '0: yes');
  expect([asked(game), leaves(game, 1), game.vp[0]]).toEqual(['0 yes-no', 2, 1]);
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

test('R5.9 no cube is placed on a card without an open spot', () => {
  const game = position(
    [card(1, 'sun', [rotate(1), vp(1)]), card(2, 'rain', [vp(5)])],
    [{ active: ['1', '2'] }, {}, {}],
  );
  game.leaves[1] = 2;
  game.covered[1] = 1;
  draw(game, 'sun', '0: sun on 1', '0: card 1', '0: card 2');
  // Card 2 was full already, so it got its leaf but no cube.
  expect(leaves(game, 2)).toBe(2);
  expect([game.vp[0], game.cubes[0]]).toEqual([6, 8]);
});
