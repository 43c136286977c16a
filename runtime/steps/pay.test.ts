import { expect, test } from 'vitest';
import type { Block } from '../../program/index.ts';
import { plainSet } from '../../test/plain-set.ts';
import { apply } from '../game.ts';
import { makeTables } from '../make-tables.ts';
import { NO, YES } from '../options.ts';
import { chooseAs } from '../players/bot.ts';
import { cardWorth } from '../players/evaluation.ts';
import { seedRandom } from '../random.ts';
import { run } from '../run.ts';
import { hash } from '../save/json.ts';
import { startEffect } from '../start-effect.ts';
import { clone, emptyGame, type Game } from '../state.ts';
import { layLayout } from '../table/setup.ts';

const exactly = (amount: number) => ({ amount, upTo: false }) as const;
const vp = (amount: number): Block[number] => ({ op: 'gain', rewards: [{ gain: 'vp', amount }] });

/**
 * A game that runs an effect of the first player, who has four cards in hand; each player has three cubes and five
 * points.
 */
function effectOf(steps: Block, players = 2): Game {
  const game = emptyGame(makeTables([plainSet], [steps]), players, 1);
  layLayout(game, 'standard');
  game.cubeSupply += game.cubes.reduce((sum, cubes) => sum + cubes - 3, 0);
  game.cubes.fill(3);
  game.vp.fill(5);
  game.hands[0] = [0, 1, 2, 3];
  startEffect(game, 0, -1, 0);
  run(game);
  return game;
}

const greedy = (game: Game) => chooseAs('greedy', game, { random: seedRandom(3) });

test('L37 paid cubes return to the supply, and lost cards go to the discard pile', () => {
  const game = effectOf([
    { op: 'pay', quantity: exactly(2), what: 'cube' },
    { op: 'lose', quantity: { all: true }, what: 'card' },
  ]);
  const untouched = effectOf([]);
  expect([game.cubes[0], game.cubeSupply]).toEqual([1, untouched.cubeSupply + 2]);
  expect([game.hands[0], game.discard]).toEqual([[], [0, 1, 2, 3]]);
});

test('a game that is copied while two cards are paid continues the same way', () => {
  const game = effectOf([{ op: 'pay', quantity: { amount: 3, upTo: true }, what: 'card' }, vp(1)]);
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
  expect(effectOf([{ op: 'lose', quantity: exactly(9), what: 'vp' }]).vp).toEqual([0, 5]);
});

test('the greedy bot pays only if the gain is worth it, and loses its least valuable card', () => {
  const offer = (points: number): Block => [
    { op: 'may', steps: [{ op: 'pay', quantity: exactly(2), what: 'cube' }, vp(points)] },
  ];
  expect(greedy(effectOf(offer(6)))).toBe(YES);
  expect(greedy(effectOf(offer(1)))).toBe(NO);
  const game = effectOf([{ op: 'lose', quantity: exactly(1), what: 'card' }]);
  const least = Math.min(...game.asked.options.map((card) => cardWorth(game, card)));
  expect(cardWorth(game, greedy(game))).toBe(least);
});

test('the greedy bot lets other players lose points rather than itself', () => {
  const loss: Block = [{ op: 'lose', quantity: exactly(2), what: 'vp' }];
  const steps: Block = [{ op: 'choose-player', steps: loss }];
  expect(greedy(effectOf(steps))).toBe(1);
  expect(greedy(effectOf([{ op: 'may', steps: [{ op: 'each-player', other: true, steps: loss }] }]))).toBe(
    YES,
  );
});
