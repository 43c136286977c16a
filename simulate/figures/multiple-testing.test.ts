/** Probabilities and false discovery rates, compared with hand-computed or published values. */
import { expect, test } from 'vitest';
import { errorsAbove, falseDiscoveryRates, pValue } from './multiple-testing.ts';
import { WIN_UNITS } from './sums.ts';

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
