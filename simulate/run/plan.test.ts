/** The plan of the game at each index. */
import { expect, test } from 'vitest';
import type { RunOptions } from '../figures/context.ts';
import { gameBots, gameHands, gameSeed, rotatedSeats, setupRng } from './plan.ts';

const OPTIONS: RunOptions = { players: 3, seed: 1, bots: ['random', 'greedy', 'random'] };

test('the seeds of games are fixed numbers, different for every game and every seed of a run', () => {
  expect([0, 1, 2].map((index) => gameSeed(OPTIONS, index))).toMatchInlineSnapshot(`
    [
      1734009868,
      1750787487,
      1767565106,
    ]
  `);
  const seeds = Array.from({ length: 1000 }, (_, index) => gameSeed(OPTIONS, index));
  expect(new Set(seeds).size).toBe(1000);
  expect(gameSeed({ ...OPTIONS, seed: 2 }, 0)).not.toBe(seeds[0]);
});

test('bots rotate one seat per game, hands whenever the bots have had every seat', () => {
  expect(rotatedSeats(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
  const names = (index: number) => gameBots(OPTIONS, index).map(({ name }) => name);
  expect([names(0), names(1), names(3)]).toEqual([
    ['random', 'greedy', 'random'],
    ['greedy', 'random', 'random'],
    ['random', 'greedy', 'random'],
  ]);
  const hands = { ...OPTIONS, hands: ['x', 'y', 'z'] };
  expect([0, 2, 3].map((index) => gameHands(hands, index))).toEqual([
    ['x', 'y', 'z'],
    ['x', 'y', 'z'],
    ['y', 'z', 'x'],
  ]);
  expect(gameHands(OPTIONS, 0)).toBe(undefined);
});

test('the setup of a game has random numbers of its own, the same each time', () => {
  expect(setupRng(OPTIONS, 5)).toEqual(setupRng(OPTIONS, 5));
  expect(setupRng(OPTIONS, 5)).not.toEqual(setupRng(OPTIONS, 6));
});
