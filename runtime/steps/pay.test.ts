import { expect, test } from 'vitest';
import { effectOf } from '../../test/effect-of.ts';
import { apply } from '../game.ts';
import { NO, YES } from '../options.ts';
import { chooseAs } from '../players/bot.ts';
import { cardWorth } from '../questions/card-worth.ts';
import { seedRandom } from '../random.ts';
import { hash } from '../save/json.ts';
import { clone, type Game } from '../state.ts';

/** An effect for two players with three cubes and five points each, the first of whom has four cards in hand. */
const effectFor2 = (text: string): Game =>
  effectOf(text, 2, (game) => {
    game.cubeSupply += game.cubes[0] + game.cubes[1] - 6;
    game.cubes.fill(3);
    game.vp.fill(5);
    game.hands[0] = [0, 1, 2, 3];
  });

const greedy = (game: Game) => chooseAs('greedy', game, { random: seedRandom(3) });

test('L37 paid cubes return to the supply, and lost cards go to the discard pile', () => {
  const game = effectFor2('pay 2 cubes; lose all cards');
  expect([game.cubes[0], game.cubeSupply]).toEqual([1, effectFor2('').cubeSupply + 2]);
  expect([game.hands[0], game.discard]).toEqual([[], [0, 1, 2, 3]]);
});

test('a game that is copied while two cards are paid continues the same way', () => {
  const game = effectFor2('pay up to 3 cards; gain 1vp');
  expect([game.asked.kind, game.asked.options]).toEqual(['pay', [0, 1, 2, 3]]);
  apply(game, 2);
  expect([game.asked.kind, game.asked.options]).toEqual(['pay-card', [0, 1, 2, 3]]);
  apply(game, 1);
  const copy = clone(game);
  expect(hash(copy)).toBe(hash(game));
  for (const one of [game, copy]) apply(one, 3);
  expect(hash(copy)).toBe(hash(game));
  expect([game.hands[0], game.discard, game.vp[0]]).toEqual([[0, 2], [1, 3], 6]);
});

test('L36 points never fall below 0', () => {
  expect(effectFor2('lose 9vp').vp).toEqual([0, 5]);
});

test.each([
  ['pays if the gain is worth it', 'may { pay 2 cubes; gain 6vp }', YES],
  ['pays nothing if it is not', 'may { pay 2 cubes; gain 1vp }', NO],
  ['lets another player lose points rather than itself', 'choose a player { lose 2vp }', 1],
  ['lets the others lose points', 'may { each other player { lose 2vp } }', YES],
])('the greedy bot %s: %s', (_, text, option) => {
  expect(greedy(effectFor2(text))).toBe(option);
});

test('the greedy bot loses its least valuable card', () => {
  const game = effectFor2('lose a card');
  const worths = game.asked.options.map((card) => cardWorth(game, card));
  expect(cardWorth(game, greedy(game))).toBe(Math.min(...worths));
});
