/** L44: cards that are kept for the end. */
import { expect, test } from 'vitest';
import { keptCards } from '../../runtime/queries/players.ts';
import { view } from '../../runtime/view/view.ts';
import { card, vp } from './cards.ts';
import { draw, position } from './table-kit.ts';

const keeper = { ...card(1, 'sun', [vp(1)]), leaves: 1, triggers: [{ on: 'end' as const, steps: [vp(5)] }] };

test('L44 after its last leaf it is kept, not active and not discarded, and scores once', () => {
  const game = position([keeper], [{ active: ['1'] }, { vp: 2 }, {}], { target: 3 });
  draw(game, 'sun', '0: sun on 1');
  expect([game.vp[0], game.active[0], game.discard]).toEqual([1, [], []]);
  expect(keptCards(game, 0)).toEqual([game.tables.cardOf[1]]);
  expect(view(game, 1).seats[0]).toMatchObject({ active: [], kept: [1] });
  game.vp[0] = 3;
  draw(game, 'wild');
  expect([game.vp[0], game.status, game.winner]).toEqual([8, 'over', 0]);
});

test('L44 a card that was never completed scores nothing', () => {
  const game = position([keeper], [{ active: ['1'], vp: 3 }, {}, {}], { target: 3 });
  draw(game, 'wild', '0: dial wild');
  expect([game.vp[0], game.status]).toEqual([3, 'over']);
});
