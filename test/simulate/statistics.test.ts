/** The statistics of findings and comparisons, against numbers worked out by hand or known. */
import { describe, expect, test } from 'vitest';
import { comparedOf } from '../../simulate/figures/compared.ts';
import { spreadOf } from '../../simulate/figures/figures.ts';
import { chanceOf, errorsAbove, falseDiscoveryRates } from '../../simulate/figures/multiple-testing.ts';
import { countWin, WIN_UNITS } from '../../simulate/figures/tally.ts';
import { matchOf, playBatch } from '../../simulate/run/batch.ts';
import { pairsOf } from '../../simulate/run/pairs.ts';
import { simulation } from '../../simulate/run/simulation.ts';
import { card, chainOf, PLAIN } from './sets.ts';

test('false discovery rates are those of Benjamini and Hochberg', () => {
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
])('%f standard errors come about with a chance of %f', (errors, chance) => {
  expect(chanceOf(errors)).toBeCloseTo(chance, 4);
});

test('40 wins of 100 where 25 are fair lie 3.46 errors above', () => {
  expect(errorsAbove({ games: 100, won: 40 * WIN_UNITS }, 0.25)).toBeCloseTo(3.464, 3);
});

test('how counted numbers spread', () => {
  expect(spreadOf({ 1: 1, 2: 8, 10: 1 })).toEqual({ mean: 2.7, p10: 1, p50: 2, p90: 2 });
  expect(spreadOf({})).toEqual({ mean: 0, p10: 0, p50: 0, p90: 0 });
});

test('two cards that win far more together than each are a pair, others are none', () => {
  const run = simulation(chainOf(PLAIN), { players: 2, seed: 1, bots: ['random', 'random'] });
  for (const one of run.tally.cards) one.dealt = { games: 200, won: 100 * WIN_UNITS };
  for (let game = 0; game < 100; game++) {
    countWin(run.tally.pairs, '0 1', game < 80 ? WIN_UNITS : 0);
    countWin(run.tally.pairs, '0 2', game < 52 ? WIN_UNITS : 0);
  }
  const { looked, found } = pairsOf(run);
  expect(looked).toBe(2);
  expect(found).toEqual([
    { cards: [1, 2], games: 100, winShare: 0.8, better: 0.5, rate: expect.any(Number) },
  ]);
});

describe('two versions', () => {
  const options = { players: 2, seed: 1, bots: ['random' as const, 'random' as const], target: 12 };
  const compare = (now: string, then: string, games: number) => {
    const match = matchOf({ chain: chainOf(now), options, inherited: false, against: chainOf(then) });
    const { tally, against } = playBatch(match, { from: 0, to: games });
    match.run.tally = tally;
    match.against!.tally = against!.tally;
    return comparedOf(match.run, match.against!, against!.paired);
  };

  test('that are the same differ in nothing, surely', () => {
    const { draws, points, cards } = compare(PLAIN, PLAIN, 20);
    const none = { mean: 0, low: 0, high: 0 };
    expect([draws, points]).toEqual([
      { games: 20, ...none },
      { games: 20, ...none },
    ]);
    for (const one of cards) expect(one).toMatchObject({ ...none, rate: 1 });
  });

  test('of which one has a stronger card: it wins more, and games are shorter', () => {
    const { draws, cards, added, removed } = compare(
      PLAIN + card(20, 'gain 6vp'),
      PLAIN + card(20, 'gain 1vp'),
      120,
    );
    expect(draws.high).toBeLessThan(0);
    const strong = cards.find(({ number }) => number === 20)!;
    expect(strong.low).toBeGreaterThan(0);
    expect(strong.rate).toBeLessThan(0.05);
    expect([added, removed]).toEqual([[], []]);
  });

  test('with other cards: both are named', () => {
    const { added, removed } = compare(PLAIN + card(20, 'gain 6vp'), PLAIN + card(21, 'gain 1vp'), 2);
    expect([added, removed]).toEqual([[20], [21]]);
  });
});
