/** Prices: a set with few cards is judged by the bundled cards, or a reason is given why not. */
import { expect, test } from 'vitest';
import { remarksOf } from '../../test/simulate/remarks.ts';
import { card, chainOf } from '../../test/simulate/sets.ts';
import { pointsFor } from '../effect-value/price-line.ts';
import { type Simulation, simulation } from '../run/simulation.ts';
import { BUNDLED_PRICES } from './bundled-prices.generated.ts';
import type { RunOptions } from './context.ts';
import { FEWEST_CARDS } from './price.ts';
import { runFindings } from './registry.ts';

const SMALL = 'set small "Small" extends first-continent\n';
const ALONE = 'set alone "Alone"\nelement sun x10\nelement water x10\nelement wild x2 any\n';
const ENERGIES = ['sun', 'sun, water', 'sun x2, water'];

/** Cards 501, 502 … with one to three spots and one or two leaves. */
const cards = (amount: number, energyOf = (at: number) => ENERGIES[at % 3]) =>
  Array.from({ length: amount }, (_, at) => card(501 + at, 'gain 1vp', energyOf(at), 1 + (at % 2))).join('');

const greedy = (more: Partial<RunOptions> = {}): RunOptions => ({
  players: 2,
  seed: 1,
  bots: ['greedy', 'greedy'],
  ...more,
});

/** A run in which each card ran a hundred times and gave the points its price calls for, or the points given here. */
function counted(text: string, options: RunOptions, points: Record<number, number> = {}): Simulation {
  const run = simulation(chainOf(text), options);
  for (const at of run.subject.cards) {
    const { number, spots, leaves } = run.tables.cards[at];
    const each = points[number] ?? pointsFor(BUNDLED_PRICES, spots.length, leaves);
    Object.assign(run.tally.cards[at], { runs: 100, points: each * 100 });
  }
  return run;
}

test('the cards of a small set are compared with the price line of the bundled cards', () => {
  const { price, noPrice } = runFindings(counted(SMALL + cards(5), greedy()));
  expect(price).toEqual({ of: 'bundled', ...BUNDLED_PRICES, judged: 5, outliers: [] });
  expect(noPrice).toBe(null);
});

test('a single card can be too cheap by the price line of the bundled cards', () => {
  const run = counted(SMALL + cards(1), greedy(), { 501: 15 });
  run.tally.games = 100;
  const { price } = runFindings(run);
  const expected = pointsFor(BUNDLED_PRICES, 1, 1);
  expect(price?.outliers).toEqual([
    { number: 501, points: 15, expected: expect.closeTo(expected, 3), rate: expect.any(Number) },
  ]);
  expect(remarksOf(run)).toContain(
    `Card 501 is underpriced: 15.0 points each time, where bundled cards of its price make ${expected.toFixed(1)}.`,
  );
});

test.each([
  [FEWEST_CARDS - 1, 'bundled'],
  [FEWEST_CARDS, 'run'],
])('%i cards are judged by the price line of the %s', (amount, of) => {
  expect(runFindings(counted(SMALL + cards(amount), greedy())).price).toMatchObject({ of, judged: amount });
});

test('many cards of the same price have no price line of their own', () => {
  const same = Array.from({ length: FEWEST_CARDS }, (_, at) => card(501 + at, 'gain 1vp')).join('');
  expect(runFindings(counted(SMALL + same, greedy())).price).toMatchObject({
    of: 'bundled',
    judged: FEWEST_CARDS,
  });
});

test.each<[string, string, Partial<RunOptions>]>([
  ['other bots', SMALL, { bots: ['greedy', 'random'] }],
  ['another target', SMALL, { target: 20 }],
  ['a set that extends no other', ALONE, {}],
  ['another target in the set', `${SMALL}target 30\n`, {}],
])('with %s, few cards are not judged, and the reason says how many are needed', (_, head, options) => {
  const { price, noPrice } = runFindings(counted(head + cards(5), greedy(options)));
  expect(price).toBe(null);
  expect(noPrice).toMatch(
    /^A price line needs 20 cards that ran 30 times; there are 5\. That of the bundled/,
  );
});

test('cards that ran too rarely are not judged', () => {
  const run = counted(SMALL + cards(5), greedy());
  for (const at of run.subject.cards) run.tally.cards[at].runs = 29;
  expect(runFindings(run)).toMatchObject({
    price: null,
    noPrice: 'No card is judged: none of them ran 30 times. Play more games.',
  });
});
