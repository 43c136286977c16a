/** L50: active cards that are paid. */
import { expect, test } from 'vitest';
import type { Op } from '../../program/operations.ts';
import { card, vp } from './cards.ts';
import { draw, position } from './table-kit.ts';

const pays: Op<'pay'> = { op: 'pay', quantity: { amount: 1, upTo: false }, what: 'active-card' };

test('L50 a filled card that waits can be paid: it does not resolve, and its cubes are free', () => {
  const cards = [card(1, 'sun', [pays, vp(1)]), card(2, 'sun sun', [vp(10)]), card(3, 'sun', [vp(100)])];
  const game = position(cards, [{ active: ['1', '2 xx', '3'], cubes: 3 }, {}, {}]);
  draw(game, 'sun', '0: sun on 1', '0: card 1', '0: card 2');
  expect([game.vp[0], game.cubes[0], game.covered[1], game.leaves[1]]).toEqual([1, 5, 0, 0]);
  expect([game.active[0], game.discard]).toEqual([[0, 2], [1]]);
});
