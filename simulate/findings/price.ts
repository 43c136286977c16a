/**
 * What a card costs against what it brings. A linear model says how many points an effect is expected to make for its
 * energy spots and leaves; a card far from that has the wrong price. The model is fitted to the cards of a run or, where
 * those are too few, was fitted to the bundled cards.
 */
import MultivariateLinearRegression from 'ml-regression-multivariate-linear';
import { standardDeviation } from 'simple-statistics';
import { rounded } from '../figures/figures.ts';
import { ENOUGH, falseDiscoveryRates, pValue, WRONG_NAMES } from '../figures/multiple-testing.ts';
import type { Simulation } from '../run/simulation.ts';
import { BUNDLED_PRICES } from './bundled-prices.ts';
import { type PriceLine, pointsFor } from './price-line.ts';

/** A price line, and the cards of a run judged by it. */
export interface Price extends PriceLine {
  /** Whose line it is: fitted to the cards of this run, or to the bundled cards (`bundled-prices.ts`). */
  of: 'run' | 'bundled';
  /** How many cards of the run are judged: those that ran often enough. */
  judged: number;
  /**
   * Cards far from what the line lets expect, by number; `rate` is the false discovery rate. By the line of the run each
   * is compared with what all others let expect.
   */
  outliers: { number: number; points: number; expected: number; rate: number }[];
}

/** One card: what it costs (energy spots, leaves), and the points an effect makes. */
interface Priced {
  number: number;
  cost: [energy: number, leaves: number];
  points: number;
}

/**
 * Cards a line is fitted to at least: ten for each part of a price, energy and leaves. With fewer, chance alone decides how
 * steep it is, and a line that follows every card finds nothing wrong with any.
 */
export const FEWEST = 20;

/** The set whose cards the bundled line is about; a set that builds on it plays the same game. */
const BUNDLED = 'first-continent';

/** The price line of a run and the cards that are far from it; where there is none, the reason as a sentence. */
export function priceOf(run: Simulation): Price | { problem: string } {
  const cards = pricedCards(run);
  if (cards.length === 0)
    return { problem: `No card is judged: none of them ran ${ENOUGH} times. Play more games.` };
  const own = cards.length >= FEWEST ? modelOf(cards) : null;
  if (own) return ownPrice(cards, own);
  const reason =
    cards.length < FEWEST
      ? `A price line needs ${FEWEST} cards that ran ${ENOUGH} times; there ${cards.length === 1 ? 'is' : 'are'} ${cards.length}`
      : 'All cards cost the same, so they have no price line';
  const differs = bundledDiffers(run);
  if (differs === null) return bundledPrice(cards);
  return { problem: `${reason}. That of the bundled cards does not apply either, because ${differs}.` };
}

/** The cards of a run that ran often enough to be judged; features have no price. */
function pricedCards({ subject, tables, tally }: Simulation): Priced[] {
  return subject.cards.flatMap((card): Priced[] => {
    const { feature, number, spots, leaves } = tables.cards[card];
    const { runs, points } = tally.cards[card];
    if (feature !== null || runs < ENOUGH) return [];
    return [{ number, cost: [spots.length, leaves], points: points / runs }];
  });
}

/** Why effects of this run cannot be compared with those the bundled line was measured by; null where they can. */
function bundledDiffers({ tables, options }: Simulation): string | null {
  if (!tables.sets.some(({ id }) => id === BUNDLED)) return `the set does not extend ${BUNDLED}`;
  if (options.bots.some((bot) => bot !== 'greedy')) return 'it was measured with greedy players only';
  if (options.target !== undefined || options.layout !== undefined || options.hands !== undefined)
    return 'it was measured without --target, --layout and --hands';
  if (tables.sets.some(({ id, vocabulary }) => id !== BUNDLED && vocabulary.settings.target !== undefined))
    return 'the set ends games at other points';
  return null;
}

function ownPrice(cards: readonly Priced[], model: Model): Price {
  // Each is compared with a model of the others, or a card far off would pull it to itself.
  const outliers = outliersOf(cards, (card) => {
    const others = modelOf(cards.filter(({ number }) => number !== card.number)) ?? model;
    return { expected: others.expected(card.cost), error: others.error };
  });
  const [perEnergy, perLeaf, base] = model.weights.map(rounded);
  const line = { cards: cards.length, base, perEnergy, perLeaf, error: rounded(model.error) };
  return { of: 'run', ...line, judged: cards.length, outliers };
}

function bundledPrice(cards: readonly Priced[]): Price {
  const outliers = outliersOf(cards, ({ cost: [energy, leaves] }) => ({
    expected: pointsFor(BUNDLED_PRICES, energy, leaves),
    error: BUNDLED_PRICES.error,
  }));
  return { of: 'bundled', ...BUNDLED_PRICES, judged: cards.length, outliers };
}

/** The cards that are far from what is expected of them. */
function outliersOf(
  cards: readonly Priced[],
  expectedOf: (card: Priced) => { expected: number; error: number },
): Price['outliers'] {
  const found = cards.map((card) => {
    const { expected, error } = expectedOf(card);
    const chance = pValue((card.points - expected) / Math.max(error, LEAST));
    return { number: card.number, points: card.points, expected, chance };
  });
  const rates = falseDiscoveryRates(found.map(({ chance }) => chance));
  return found.flatMap(({ number, points, expected }, at) =>
    rates[at] > WRONG_NAMES
      ? []
      : [{ number, points: rounded(points), expected: rounded(expected), rate: rounded(rates[at]) }],
  );
}

/** Cards that all make the same points differ by this much at least, so that nothing is divided by 0. */
const LEAST = 0.25;

interface Model {
  /** Of energy, of leaves, and the base. */
  weights: number[];
  expected(cost: readonly number[]): number;
  error: number;
}

function modelOf(cards: readonly Priced[]): Model | null {
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
