/** R3: the draw. */
import { expect, test } from 'vitest';
import { startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { view } from '../../runtime/view/view.ts';
import { plainSet } from '../plain-set.ts';
import { card, elements, may, vp } from './cards.ts';
import { answer, asked, completed, draw, inBag, offers, position, spots } from './table-kit.ts';

test('R3.1 the Harbinger draws one token, which stays out of the bag', () => {
  const game = startGame(makeTables([plainSet]), { players: 4, seed: 3 });
  expect(game.drawn).toHaveLength(1);
  expect(inBag(game)).toBe(25);
  const full = plainSet.vocabulary.elements.map((e) => e.count);
  full[game.drawn[0]]--;
  expect(game.bag).toEqual(full);
});

test('R3.1 each token is drawn in proportion to its number in the bag', () => {
  const tables = makeTables([plainSet]);
  const drawn = [0, 0, 0, 0];
  for (let seed = 0; seed < 520; seed++) drawn[startGame(tables, { players: 3, seed }).drawn[0]]++;
  // Expected 160, 160, 160 and 40; the bounds are five standard deviations.
  for (const n of drawn.slice(0, 3)) expect(Math.abs(n - 160)).toBeLessThan(53);
  expect(Math.abs(drawn[3] - 40)).toBeLessThan(31);
});

const priced = [card(1, 'sun rain'), card(2, 'rain leaf sun'), card(3, 'leaf leaf')];

test('R3.2 a token puts a cube on an open spot of its element on one of the player’s active cards, or turns the dial', () => {
  const game = position(priced, [{ active: ['1 x.', '2'] }, { active: ['3'] }, {}]);
  draw(game, 'sun');
  expect(asked(game)).toBe('0 use-element');
  expect(offers(game)).toEqual(['dial sun', 'sun on 2']);
});

test('R3.2 a player who cannot place a cube must turn the dial and is not asked', () => {
  const game = position(priced, [{ active: ['3'] }, { active: ['1 x.'] }, { hand: [2] }]);
  draw(game, 'sun');
  expect(asked(game)).toBe('nobody');
  expect(game.dial).toEqual([1, 1, 1]);
});

test('R3.3 a player without a free cube takes one from a card, never from the spot it goes to', () => {
  const cards = [card(1, 'sun rain leaf'), card(2, 'sun sun leaf', [vp(5)]), card(3, 'sun rain')];
  const game = completed(cards, [{ active: ['1 .x.', '2 x.x'], cubes: 0 }, { active: ['3 .x'] }, {}]);
  expect(asked(game)).toBe('0 take-cube');
  expect(offers(game)).toEqual(['from 1 rain', 'from 2 sun', 'from 2 leaf']);
  answer(game, '0: from 2 leaf', '1: dial sun');
  expect([spots(game, 1), spots(game, 2), game.cubes[0]]).toEqual(['xx.', 'x..', 0]);
});

test('R3.4 a wild fits any open spot of the player’s active cards', () => {
  const game = position(
    [card(1, 'sun rain'), card(2, 'leaf rain sun')],
    [{ active: ['1 x.', '2 ..x'] }, {}, {}],
  );
  draw(game, 'wild');
  expect(offers(game)).toEqual(['dial wild', 'wild on 1 rain', 'wild on 2 leaf', 'wild on 2 rain']);
  answer(game, '0: wild on 2 rain');
  expect(spots(game, 2)).toBe('.xx');
});

const cards = [card(1, 'sun rain'), card(2, 'sun rain'), card(3, 'sun rain')];
const seats = [{ active: ['1'] }, { active: ['2'] }, { active: ['3'] }];

test('R3.5 taking a cube from a card is also hidden', () => {
  const game = completed(cards, [{ active: ['1 .x'], cubes: 0 }, ...seats.slice(1)]);
  expect(asked(game)).toBe('1 use-element');
  expect(view(game, 1).seats[0]).toMatchObject({ cubes: 0, active: [{ covered: [false, true] }] });
  expect(view(game, 0).seats[0]).toMatchObject({ cubes: 0, active: [{ covered: [true, false] }] });
});

test('R3.5 the dial turns only when all players have chosen', () => {
  const game = position(cards, seats);
  draw(game, 'sun', '0: dial sun');
  expect(game.dial).toEqual([0, 0, 0]);
  answer(game, '1: sun on 2');
  expect(game.dial).toEqual([0, 0, 0]);
  answer(game, '2: dial sun');
  expect(game.dial).toEqual([1, 0, 1]);
});

test('R3.6 after a token that is not wild, the same Harbinger draws again from the remaining tokens', () => {
  const game = startGame(makeTables([plainSet]), { players: 3, seed: 1, harbinger: 2 });
  while (game.draws === 1) answer(game, `${game.asked.seat}: ${offers(game)[0]}`);
  expect(game.tables.wild[game.drawn[0]]).toBe(false);
  expect(game.harbinger).toBe(2);
  expect(inBag(game)).toBe(24);
});

test('R3.6 after a wild, all tokens return to the bag, which passes to the left', () => {
  const cards = [card(1, 'sun', [may(vp(1))]), card(2, 'rain rain', [elements('sun')])];
  const game = position(cards, [{ hand: [1] }, {}, {}], { harbinger: 1 });
  draw(game, 'sun');
  expect([game.harbinger, inBag(game)]).toEqual([1, 0]);
  draw(game, 'wild');
  expect(game.harbinger).toBe(2);
  expect(game.bag).toEqual([8, 8, 8, 2]);
  draw(game, 'wild', '0: gain-cube');
  expect(game.harbinger).toBe(0);
});
