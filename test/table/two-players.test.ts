/** R14: two players. */
import { expect, test } from 'vitest';
import { startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { plainSet } from '../plain-set.ts';
import { card, may, vp } from './cards.ts';
import { answer, asked, draw, numbers, offers, position, spots } from './table-kit.ts';

const tables = makeTables([plainSet]);

test('R14.1 each player has 12 brown and 6 blue cards, the extra ones at random', () => {
  const games = [1, 2].map((seed) => startGame(tables, { players: 2, seed, hands: ['ant', 'bee'] }));
  for (const game of games) {
    for (const seat of [0, 1]) {
      const cards = [...game.hands[seat], ...game.active[seat]];
      expect(cards).toHaveLength(18);
      expect(cards.filter((c) => tables.cards[c].deck === 0)).toHaveLength(12);
      expect(tables.hands[seat].cards.every((c) => cards.includes(c))).toBe(true);
    }
    expect(game.decks.map((deck) => deck.length)).toEqual([48 - 24, 24 - 12]);
  }
  expect(games[0].hands[0]).not.toEqual(games[1].hands[0]);
});

test('R14.1 each player chooses the fourth and fifth active card from the whole hand', () => {
  const game = startGame(tables, { players: 2, seed: 4, hands: ['ant', 'bee'] });
  expect(asked(game)).toBe('0 choose-active');
  expect(offers(game)).toHaveLength(15);
  expect(numbers(game, game.active[0])).toEqual([1, 2, 3]);
  const [, second, , fourth] = offers(game);
  answer(game, `0: ${fourth}`, `0: ${second}`);
  expect(numbers(game, game.active[0]).map((n) => `card ${n}`)).toEqual([
    'card 1',
    'card 2',
    'card 3',
    fourth,
    second,
  ]);
  expect(asked(game)).toBe('1 choose-active');
  answer(game, `1: ${offers(game)[0]}`);
  answer(game, `1: ${offers(game)[0]}`);
  expect([game.active[1].length, game.hands[1].length]).toEqual([5, 13]);
  expect(game.draws).toBe(1);
});

const cards = [card(1, 'sun', [may(vp(1))]), card(2, 'rain', [may(vp(2))]), card(3, 'rain')];

test('R14.2 two tokens are drawn each time, but only one with three or more players', () => {
  expect(startGame(tables, { players: 3, seed: 9 }).drawn).toHaveLength(1);
  const game = startGame(tables, { players: 2, seed: 9 });
  while (game.draws === 0) answer(game, `${game.asked.seat}: ${offers(game)[0]}`);
  expect(game.drawn).toHaveLength(2);
  expect(game.bag.reduce((sum, n) => sum + n, 0)).toBe(24);
});

test('R14.2 each token is used for a cube or a turn of the dial, in an order the player chooses', () => {
  const game = position(cards, [{ active: ['1', '2'] }, {}]);
  draw(game, 'sun rain');
  expect(offers(game)).toEqual(['dial sun', 'sun on 1', 'dial rain', 'rain on 2']);
  answer(game, '0: rain on 2');
  expect(offers(game)).toEqual(['dial sun', 'sun on 1']);
  answer(game, '0: dial sun');
  expect([spots(game, 2), game.dial]).toEqual(['.', [1, 2]]);
});

test.each([
  ['wild', 'sun'],
  ['sun', 'wild'],
  ['wild', 'wild'],
])('R14.2 with %s and %s the round ends after this draw', (...tokens) => {
  const game = position(cards, [{ hand: [1] }, { hand: [2] }], { cubeSupply: 0 });
  draw(game, tokens.join(' '));
  while (asked(game) !== 'nobody') answer(game, `${game.asked.seat}: ${offers(game)[0]}`);
  expect([game.harbinger, game.bag]).toEqual([1, [8, 8, 8, 2]]);
});

test('R14.1 two players are refused if the set has no cards besides their hands', () => {
  const cards = plainSet.cards.slice(0, 24);
  const options = { players: 2, seed: 1, hands: ['ant', 'bee'] };
  expect(() => startGame(makeTables([{ ...plainSet, cards }]), options)).toThrow(
    'the deal needs 8 brown cards in addition to the preset hands: 0 are free',
  );
});
