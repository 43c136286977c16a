/** R5.1, R5.2, R5.4 to R5.9: completing cards. */
import { expect, test } from 'vitest';
import type { Step } from '../../program/operations.ts';
import { card, eachPlayer, may, place, play, remove, removeUpTo, rotate, vp } from './cards.ts';
import { answer, asked, completed, draw, leaves, numbers, offers, position, spots } from './table-kit.ts';

test('R5.1 a card with every spot covered returns its cubes, runs its effect and loses one leaf', () => {
  const game = completed([card(1, 'sun rain', [vp(3)])], [{ active: ['1 .x'], cubes: 1 }, {}, {}]);
  expect([game.vp[0], game.cubes[0], spots(game, 1), leaves(game, 1)]).toEqual([3, 2, '..', 3]);
  expect(numbers(game, game.active[0])).toEqual([1]);
});

test('R5.1 the effect runs from top to bottom before the leaf is lost', () => {
  const game = completed([card(1, 'sun', [vp(1), may(vp(2)), vp(4)])]);
  expect([asked(game), game.vp[0], leaves(game, 1), game.cubes[0]]).toEqual(['0 yes-no', 1, 4, 7]);
  answer(game, '0: no');
  expect([game.vp[0], leaves(game, 1)]).toEqual([5, 3]);
});

test('R5.1 a card that loses its last leaf is discarded', () => {
  const game = completed([card(1, 'sun', [vp(3)], { leaves: 1 })]);
  expect([game.vp[0], game.cubes[0]]).toEqual([3, 7]);
  expect([game.active[0], numbers(game, game.discard)]).toEqual([[], [1]]);
});

test('R5.1 turning counter-clockwise gives a leaf back, but never more leaves than are printed', () => {
  const cards = [card(1, 'sun', [rotate(0)]), card(2, 'rain', [], { leaves: 3 })];
  const game = position(cards, [{ active: ['1', '2'] }, {}, {}]);
  game.leaves[1] = 2;
  for (const left of [3, 3]) {
    draw(game, 'sun', '0: sun on 1', '0: card 2');
    expect(leaves(game, 2)).toBe(left);
  }
});

const cards = [1, 2, 3, 4, 5, 6].map((n) => card(n, 'sun', [may(vp(1))]));

test.each([
  [3, 0, [0, 1, 2]],
  [3, 2, [2, 0, 1]],
  [5, 3, [3, 4, 0, 1, 2]],
  [6, 5, [5, 0, 1, 2, 3, 4]],
])('R5.2 with %i players and Harbinger %i, cards resolve clockwise', (players, harbinger, order) => {
  const seats = Array.from({ length: players }, (_, seat) => ({ active: [`${seat + 1}`] }));
  const game = position(cards, seats, { harbinger });
  draw(game, 'sun');
  for (let seat = 0; seat < players; seat++) answer(game, `${seat}: sun on ${seat + 1}`);
  const resolved: number[] = [];
  while (asked(game) !== 'nobody') {
    const { seat } = game.asked;
    if (game.asked.kind === 'cancel') answer(game, `${seat}: no`);
    resolved.push(seat);
    answer(game, `${seat}: yes`);
  }
  expect(resolved).toEqual(order);
});

test.each([
  ['a step that cannot be done is skipped', [vp(1), remove('forest'), vp(2)], 3],
  ['a placement that cannot be done ends the effect; earlier steps remain', [vp(1), place('owl'), vp(2)], 1],
  ['the effect goes on if no card can be played', [play(1), vp(2)], 2],
])('R5.6 %s, and the card loses a leaf', (_, steps, points) => {
  const game = completed([card(1, 'sun', steps)]);
  expect([game.vp[0], leaves(game, 1), game.cubes[0]]).toEqual([points, 3, 7]);
});

test('R5.7 a mandatory step is done without asking whether to do it', () => {
  const game = completed([card(1, 'sun', [remove('tile'), vp(1)])]);
  expect(asked(game)).toBe('0 remove');
  expect(offers(game)).toHaveLength(4);
  expect(offers(game)).not.toContain('done');
});

test('R5.7 only "may" and "up to" leave a choice', () => {
  const game = completed([card(1, 'sun', [may(vp(1)), removeUpTo(2, 'tile')])]);
  expect(offers(game)).toEqual(['yes', 'no']);
  answer(game, '0: no');
  expect(offers(game)).toContain('done');
  answer(game, '0: done');
  expect([game.vp[0], game.landscape.cells.length]).toEqual([0, 4]);
});

test('R5.8 a harmless effect waits for its place in the order', () => {
  const game = position(
    [card(1, 'sun', [vp(1)]), card(2, 'sun', [may(vp(2))])],
    [{ active: ['1'] }, { active: ['2'] }, {}],
    { harbinger: 1 },
  );
  draw(game, 'sun', '0: sun on 1', '1: sun on 2');
  expect([asked(game), game.vp[0]]).toEqual(['1 yes-no', 0]);
});

test('L23 each player has a separate limit, counted over all repetitions', () => {
  const limited: Step = { op: 'gain', rewards: [{ gain: 'vp', amount: 2 }], atMost: 3 };
  const twice: Step = { op: 'repeat', times: { times: 2 }, steps: [limited] };
  const game = completed([card(1, 'sun', [eachPlayer(twice)])]);
  expect(game.vp).toEqual([3, 3, 3]);
});
