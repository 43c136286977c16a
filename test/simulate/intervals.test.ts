/** Wilson's interval, against numbers worked out elsewhere. */
import { expect, test } from 'vitest';
import { shareOf } from '../../simulate/figures/intervals.ts';
import { WIN_UNITS } from '../../simulate/figures/tally.ts';

test.each([
  [8, 10, 0.4902, 0.9433],
  [0, 20, 0, 0.1611],
  [20, 20, 0.8389, 1],
  [50, 200, 0.1951, 0.3143],
])('%i of %i games', (won, games, low, high) => {
  const share = shareOf({ games, won: won * WIN_UNITS });
  expect(share.share).toBe(won / games);
  expect(share.low).toBeCloseTo(low, 3);
  expect(share.high).toBeCloseTo(high, 3);
});

test('of no games nothing is known', () => {
  expect(shareOf({ games: 0, won: 0 })).toEqual({ share: 0, low: 0, high: 1 });
});

test('a game can be shared evenly by up to twelve', () => {
  for (let players = 1; players <= 12; players++) expect(WIN_UNITS % players).toBe(0);
});
