/** R5.9: cards turned back and played with a cube put on them. */
import { expect, test } from 'vitest';
import { card, may, play, rotate, vp } from './cards.ts';
import { answer, asked, draw, leaves, numbers, offers, position, spots } from './table-kit.ts';

test('R5.9 any active card may be turned, even one with all its leaves or the one in progress', () => {
  const game = position(
    [card(1, 'sun', [rotate(1)]), card(2, 'rain leaf')],
    [{ active: ['1', '2'] }, {}, {}],
  );
  game.leaves[0] = 2;
  draw(game, 'sun');
  answer(game, '0: sun on 1');
  expect(offers(game)).toEqual(['card 1', 'card 2']);
  answer(game, '0: card 2');
  expect(offers(game)).toEqual(['spot rain', 'spot leaf']);
  answer(game, '0: spot leaf');
  expect([leaves(game, 2), spots(game, 2), game.cubes[0], leaves(game, 1)]).toEqual([4, '.x', 6, 1]);
});

test('R5.9 the card in progress is resolved once more if its cube fills it', () => {
  const game = position([card(1, 'sun', [rotate(1), may(vp(1))])], [{ active: ['1'] }, {}, {}]);
  game.leaves[0] = 1;
  draw(game, 'sun');
  answer(game, '0: sun on 1');
  // The only active card, with one spot: turned back and filled without a choice; it waits (R5.4).
  expect([asked(game), leaves(game, 1), spots(game, 1)]).toEqual(['0 yes-no', 2, 'x']);
  answer(game, '0: yes');
  expect([asked(game), leaves(game, 1), game.vp[0]]).toEqual(['0 yes-no', 2, 1]);
});

test('R5.9 "may turn a card" is asked even when every card has all its leaves', () => {
  const game = position(
    [card(1, 'sun', [may(rotate(1)), vp(1)]), card(2, 'rain leaf')],
    [{ active: ['1', '2'] }, {}, {}],
  );
  draw(game, 'sun');
  answer(game, '0: sun on 1');
  expect(asked(game)).toBe('0 yes-no');
  answer(game, '0: yes', '0: card 2', '0: spot leaf');
  expect([leaves(game, 2), spots(game, 2), game.vp[0]]).toEqual([4, '.x', 1]);
});

test('R5.9 the cube is one of the player’s free cubes', () => {
  const game = position(
    [card(1, 'sun', [rotate(1), may(vp(1))]), card(2, 'rain leaf')],
    [{ active: ['1', '2 x.'], cubes: 1 }, {}, {}],
  );
  draw(game, 'sun');
  answer(game, '0: sun on 1', '0: card 2');
  expect([game.cubes[0], spots(game, 2)]).toEqual([0, 'xx']);
});

test('R5.9 without a free cube, one is taken from another spot (R3.3)', () => {
  const game = position(
    [card(1, 'sun', [play(2)]), card(2, 'rain leaf sun'), card(3, 'leaf sun')],
    [{ active: ['1', '3 x.'], hand: [2], cubes: 1 }, {}, {}],
  );
  draw(game, 'sun');
  answer(game, '0: sun on 1');
  // The cube of card 1 has come back and goes on card 2 first.
  answer(game, '0: spot rain', '0: spot sun');
  expect(asked(game)).toBe('0 take-cube');
  expect(offers(game)).toEqual(['from 3 leaf', 'from 2 rain']);
  answer(game, '0: from 3 leaf');
  expect([spots(game, 2), spots(game, 3), game.cubes[0]]).toEqual(['x.x', '..', 0]);
});

test('R5.9 no cube is placed on a card without an open spot', () => {
  const game = position(
    [card(1, 'sun', [rotate(1), vp(1)]), card(2, 'rain', [vp(5)])],
    [{ active: ['1', '2'] }, {}, {}],
  );
  game.leaves[1] = 2;
  game.covered[1] = 1;
  draw(game, 'sun');
  answer(game, '0: sun on 1', '0: card 1', '0: card 2');
  // Card 2 was full already, so it got its leaf but no cube.
  expect(leaves(game, 2)).toBe(2);
  expect([game.vp[0], game.cubes[0]]).toEqual([6, 8]);
});

test('R5.9 a played card that its cubes fill waits, then is resolved', () => {
  const game = position(
    [card(1, 'sun', [play(1), may(vp(1))]), card(2, 'rain', [may(vp(2))])],
    [{ active: ['1'], hand: [2] }, {}, {}],
  );
  draw(game, 'sun');
  answer(game, '0: sun on 1');
  expect([numbers(game, game.active[0]), spots(game, 2), asked(game)]).toEqual([[1, 2], 'x', '0 yes-no']);
  answer(game, '0: yes');
  expect([game.vp[0], asked(game), spots(game, 2)]).toEqual([1, '0 yes-no', '.']);
  answer(game, '0: yes');
  expect([game.vp[0], leaves(game, 2)]).toEqual([3, 3]);
});

test('R5.9 a card discarded with its last leaf does not keep a cube', () => {
  const game = position(
    [card(1, 'sun', [rotate(1), vp(1)], { leaves: 1 })],
    [{ active: ['1'], cubes: 3 }, {}, {}],
  );
  draw(game, 'sun');
  answer(game, '0: sun on 1');
  // Turned back, it has its one printed leaf (R5.1), which this effect uses up.
  expect([numbers(game, game.discard), game.active[0], game.vp[0]]).toEqual([[1], [], 1]);
  expect([game.cubes[0], game.covered]).toEqual([3, [0]]);
});
