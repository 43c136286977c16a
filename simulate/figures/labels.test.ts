import { expect, test } from 'vitest';
import { roundGames } from './labels.ts';

test.each([
  [7, 7],
  [30, 30],
  [101, 110],
  [6544, 6600],
  [9901, 10000],
])('an estimate of %i games is given as %i', (games, shown) => {
  expect(roundGames(games)).toBe(shown);
});
