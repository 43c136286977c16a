/** Intervals, probabilities and false discovery rates, compared with hand-computed or published values. */
import { expect, test } from 'vitest';
import {
  errorsAbove,
  errorsFor,
  estimateMean,
  falseDiscoveryRates,
  pValue,
  shareOfGames,
  shareWon,
} from './certainty.ts';
import { toSums, WIN_UNITS } from './sums.ts';

test.each([
  [8, 10, 0.4902, 0.9433],
  [0, 20, 0, 0.1611],
  [20, 20, 0.8389, 1],
  [50, 200, 0.1951, 0.3143],
])('%i wins in %i games have the published interval', (won, games, low, high) => {
  const share = shareWon({ games, won: won * WIN_UNITS });
  expect(share.share).toBe(won / games);
  expect(share.low).toBeCloseTo(low, 3);
  expect(share.high).toBeCloseTo(high, 3);
});

test('the interval of no games is 0 to 1', () => {
  expect(shareWon({ games: 0, won: 0 })).toEqual({ share: 0, low: 0, high: 1 });
});

test('a win can be split evenly among up to twelve players', () => {
  for (let players = 1; players <= 12; players++) expect(WIN_UNITS % players).toBe(0);
});

test('a share of games other than wins has the same interval', () => {
  expect(shareOfGames(8, 10)).toEqual(shareWon({ games: 10, won: 8 * WIN_UNITS }));
});

test.each([
  [0.5, 0.67449],
  [0.95, 1.95996],
  [0.99, 2.57583],
  [1 - 0.05 / 137, 3.5642],
  [1 - 0.05 / 100_000, 5.02631],
])('an interval of %f reaches %f standard errors to either side', (confidence, errors) => {
  expect(errorsFor(confidence)).toBeCloseTo(errors, 4);
});

test('the p-value at the end of an interval is one minus its confidence', () => {
  for (const confidence of [0.9, 0.95, 1 - 0.05 / 137]) {
    expect(pValue(errorsFor(confidence))).toBeCloseTo(1 - confidence, 12);
  }
});

test('the interval of 2, 4, 4, 4, 5, 5, 7, 9 is that of mean 5 and standard deviation 2.138', () => {
  const { games, mean, low, high } = estimateMean(toSums({ 2: 1, 4: 3, 5: 2, 7: 1, 9: 1 }));
  expect([games, mean]).toEqual([8, 5]);
  expect(low).toBeCloseTo(5 - (1.96 * 2.138) / Math.sqrt(8), 2);
  expect(high).toBeCloseTo(5 + (1.96 * 2.138) / Math.sqrt(8), 2);
});

test('a mean counts in its unit, and a single game has no interval', () => {
  expect(estimateMean(toSums({ 10: 1, 20: 1 }), { unit: 5 }).mean).toBe(3);
  expect(estimateMean(toSums({ 10: 1 }))).toEqual({ games: 1, mean: 10, low: 0, high: 0 });
  expect(estimateMean(toSums({}))).toEqual({ games: 0, mean: 0, low: 0, high: 0 });
});

test('false discovery rates follow Benjamini and Hochberg', () => {
  expect(falseDiscoveryRates([0.01, 0.04, 0.03, 0.5])).toEqual([
    0.04,
    expect.closeTo(0.0533, 3),
    expect.closeTo(0.0533, 3),
    0.5,
  ]);
  expect(falseDiscoveryRates([])).toEqual([]);
});

test.each([
  [0, 1],
  [1.96, 0.05],
  [-1.96, 0.05],
  [3.29, 0.001],
])('%f standard errors have a p-value of %f', (errors, chance) => {
  expect(pValue(errors)).toBeCloseTo(chance, 4);
});

test('40 wins in 100 games are 3.46 standard errors above a fair 25', () => {
  expect(errorsAbove({ games: 100, won: 40 * WIN_UNITS }, 0.25)).toBeCloseTo(3.464, 3);
});
