/**
 * What a card costs against what it brings. A linear model of all cards together says what points an effect is expected
 * to make for so many energy spots and leaves; who lies far off has the wrong price.
 */
import MultivariateLinearRegression from 'ml-regression-multivariate-linear';
import { standardDeviation } from 'simple-statistics';
import { chanceOf, ENOUGH, falseDiscoveryRates, WRONG_NAMES } from './discovery.ts';
import { rounded } from './figures.ts';
import type { Simulation } from './simulation.ts';

/** Points of an effect = `base` + `perEnergy` × spots + `perLeaf` × leaves. */
export interface Price {
  /** How many cards it is fitted to: those completed often enough. */
  cards: number;
  base: number;
  perEnergy: number;
  perLeaf: number;
  /** How far cards lie from it: the standard deviation, in points. */
  error: number;
  /** Cards far from what all others let expect, by number; `rate` is the false discovery rate. */
  outliers: { number: number; points: number; expected: number; rate: number }[];
}

/** One card: what it costs (energy spots, leaves), and the points an effect makes. */
interface Priced {
  number: number;
  cost: number[];
  points: number;
}

/** Fewer cards than this say nothing about prices. */
const FEWEST = 8;

/** The model; null where too few cards were completed often enough, or all cost the same. */
export function priceOf({ subject, tables, tally }: Simulation): Price | null {
  const cards = subject.cards.flatMap((card): Priced[] => {
    const { feature, number, spots, leaves } = tables.cards[card];
    const { completed, points } = tally.cards[card];
    if (feature !== null || completed < ENOUGH) return [];
    return [{ number, cost: [spots.length, leaves], points: points / completed }];
  });
  if (cards.length < FEWEST) return null;
  const model = modelOf(cards);
  if (!model) return null;
  // Each is compared with a model of the others, or a card far off would pull it to itself.
  const found = cards.map(({ number, cost, points }) => {
    const others = modelOf(cards.filter((card) => card.number !== number)) ?? model;
    const expected = others.expected(cost);
    return {
      number,
      points,
      expected,
      chance: chanceOf((points - expected) / Math.max(others.error, LEAST)),
    };
  });
  const rates = falseDiscoveryRates(found.map(({ chance }) => chance));
  const outliers = found.flatMap(({ number, points, expected }, at) =>
    rates[at] > WRONG_NAMES
      ? []
      : [{ number, points: rounded(points), expected: rounded(expected), rate: rounded(rates[at]) }],
  );
  const [perEnergy, perLeaf, base] = model.weights.map(rounded);
  return { cards: cards.length, base, perEnergy, perLeaf, error: rounded(model.error), outliers };
}

/** Cards that all make the same points differ by this much at least, so that nothing is divided by 0. */
const LEAST = 0.25;

function modelOf(cards: readonly Priced[]) {
  // A cost that is the same for all says nothing, and could not be told from the base.
  const varies = [0, 1].map((at) => cards.some(({ cost }) => cost[at] !== cards[0].cost[at]));
  const costOf = (cost: readonly number[]) => cost.filter((_, at) => varies[at]);
  if (!varies.includes(true)) return null;
  const model = new MultivariateLinearRegression(
    cards.map(({ cost }) => costOf(cost)),
    cards.map(({ points }) => [points]),
  );
  const expected = (cost: readonly number[]): number => model.predict(costOf(cost))[0];
  const weights = model.weights.map(([weight]) => weight);
  const base = weights.pop() ?? 0;
  return {
    weights: [...varies.map((does) => (does ? (weights.shift() ?? 0) : 0)), base],
    expected,
    error: standardDeviation(cards.map(({ cost, points }) => points - expected(cost))),
  };
}
