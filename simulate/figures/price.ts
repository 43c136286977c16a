/**
 * Compares the price of each card with the points it gives. A linear model predicts the points of an effect from the card's
 * energy spots and leaves; a card far from the prediction has the wrong price. The model is fitted to the cards of the run; if
 * these are too few, the model of the bundled cards is used.
 */
import { standardDeviation } from 'simple-statistics';
import { isSameData } from '../../program/index.ts';
import { pluralize } from '../../program/messages/index.ts';
import { type PriceLine, pointsFor } from '../effect-value/price-line.ts';
import { FALSE_DISCOVERY_RATE, FEWEST_GAMES, falseDiscoveryRates, pValue } from '../statistics/certainty.ts';
import { roundTo } from '../statistics/rounding.ts';
import { BUNDLED_PRICES } from './bundled-prices.generated.ts';
import { type CardRun, type CardSums, pointsEach } from './cards.ts';
import type { RunContext } from './context.ts';
import { applicable } from './labels.ts';
import { leastSquares } from './least-squares.ts';
import { hasHands } from './operations.ts';
import { cell, column, markCard, plusMinus, type Section, type SectionInput, toTable } from './section.ts';

/**
 * The fewest cards that a line is fitted to: ten for each part of a price, energy and leaves. With fewer cards, chance decides
 * how steep the line is, and a line that follows every card finds nothing wrong with any of them.
 */
export const FEWEST_CARDS = 20;

/** The set whose cards the bundled line is fitted to. Sets that extend it play the same game. */
const BUNDLED_SET = 'first-continent';

/** The price line of a run and the cards that are far from it; or null, and the reason why prices cannot be judged as a sentence. */
export function find(run: CardRun) {
  const cards = pricedCards(run);
  const own = cards.length >= FEWEST_CARDS ? fitPriceLine(cards) : null;
  if (own) {
    const [base, perEnergy, perLeaf, error] = [own.base, own.perEnergy, own.perLeaf, own.error].map((one) =>
      roundTo(one),
    );
    const line = { cards: own.cards, base, perEnergy, perLeaf, error };
    // Each card is compared with a line of the other cards, because an outlier would pull its own line towards it.
    const lineFor = ({ number }: Priced) =>
      fitPriceLine(cards.filter((other) => other.number !== number)) ?? own;
    return { price: judged('run', line, cards, lineFor), noPrice: null };
  }
  if (cards.length > 0 && isLikeBundled(run))
    return { price: judged('bundled', BUNDLED_PRICES, cards, () => BUNDLED_PRICES), noPrice: null };
  const reason =
    cards.length < FEWEST_CARDS
      ? `A price line needs ${FEWEST_CARDS} cards that ran ${FEWEST_GAMES} times; there ${cards.length === 1 ? 'is' : 'are'} ${cards.length}`
      : 'All cards cost the same, so they have no price line';
  const noPrice =
    cards.length === 0
      ? `No card is judged: none of them ran ${FEWEST_GAMES} times. Play more games.`
      : `${reason}. That of the bundled cards is for sets that extend ${BUNDLED_SET} and keep its target, in games of greedy players without --target, --layout and --hands.`;
  return { price: null, noPrice };
}

/**
 * The cards of a run that ran often enough to be judged, with their mean points; features have no price, and bots do nothing by
 * hand.
 */
const pricedCards = ({ subject, tables, tally, effects }: CardRun) =>
  subject.cards.flatMap((card) => {
    const { feature, number, spots, leaves } = tables.cards[card];
    const { runs, points } = tally.cards[card];
    if (feature !== null || runs < FEWEST_GAMES || hasHands(effects[card])) return [];
    const cost: [energy: number, leaves: number] = [spots.length, leaves];
    return [{ number, cost, points: points / runs }];
  });
type Priced = ReturnType<typeof pricedCards>[number];

/** Whether the effects of this run can be compared with the bundled line. */
const isLikeBundled = ({ tables: { sets }, options: { bots, target, layout, hands } }: RunContext): boolean =>
  sets.some(({ id }) => id === BUNDLED_SET) &&
  sets.every(({ id, vocabulary }) => id === BUNDLED_SET || vocabulary.settings.target === undefined) &&
  bots.every((bot) => bot === 'greedy') &&
  [target, layout, hands].every((one) => one === undefined);

/** A price line, and the cards of a run judged by it. */
function judged(
  of: 'run' | 'bundled',
  line: PriceLine,
  cards: readonly Priced[],
  lineFor: (card: Priced) => PriceLine,
) {
  const compared = cards.map((card) => {
    const own = lineFor(card);
    const expected = pointsFor(own, ...card.cost);
    const p = pValue((card.points - expected) / Math.max(own.error, LEAST_ERROR));
    return { number: card.number, points: roundTo(card.points), expected: roundTo(expected), p };
  });
  const rates = falseDiscoveryRates(compared.map(({ p }) => p));
  return {
    /** Whether the line was fitted to the cards of this run or to the bundled cards (`bundled-prices.generated.ts`). */
    of,
    ...line,
    /** How many cards of the run are judged: those that ran often enough. */
    judged: cards.length,
    /** Cards far from their line, with the false discovery rate. */
    outliers: compared.flatMap(({ p: _, ...card }, at) =>
      rates[at] > FALSE_DISCOVERY_RATE ? [] : [{ ...card, rate: rates[at] }],
    ),
  };
}
type Price = ReturnType<typeof judged>;

/** The smallest standard deviation assumed, so that cards that all give the same points cause no division by 0. */
const LEAST_ERROR = 0.25;

/** The least-squares line of some cards; null if they all cost the same. */
export function fitPriceLine(cards: readonly Priced[]): PriceLine | null {
  if (cards.every(({ cost }) => isSameData(cost, cards[0].cost))) return null;
  const [base, perEnergy, perLeaf] = leastSquares(
    cards.map(({ cost }) => [1, ...cost]),
    cards.map(({ points }) => points),
  );
  const line = { cards: cards.length, base, perEnergy, perLeaf, error: 0 };
  const errors = cards.map(({ cost, points }) => points - pointsFor(line, ...cost));
  return { ...line, error: standardDeviation(errors) };
}

const remarks = (price: Price): string[] =>
  price.outliers.map(({ number, points, expected }) => {
    const word = points > expected ? 'underpriced' : 'overpriced';
    const make = Number(expected.toFixed(1)) <= 0 ? 'none' : expected.toFixed(1);
    const others = `${price.of === 'bundled' ? 'bundled ' : ''}cards of its price make ${make}`;
    return `Card ${markCard(number)} is ${word}: ${points.toFixed(1)} points each time, where ${others}.`;
  });

export function section({ run, findings, names }: SectionInput<CardSums, ReturnType<typeof find>>): Section {
  const { price, noPrice } = findings;
  const title = 'Price against yield';
  if (!price) return { title, paragraphs: noPrice === null ? [] : [noPrice] };
  const sumsOf = (number: number) => run.tally.cards[run.tables.cardOf[number]];
  const far = price.outliers;
  const priced = pricedCards(run).map(({ number, cost, points }) => ({
    label: names.card(number),
    x: pointsFor(price, ...cost),
    y: points,
    margin: pointsEach(sumsOf(number)).margin,
    named: far.some((one) => one.number === number),
  }));
  return {
    title,
    paragraphs: [
      'Whether cards that cost more give more: a card above the line gives more than others of its price.',
      ...aboutLine(price, run.tally.games),
      'Points are what effects give when they run. A card that gains elements or cubes makes its points elsewhere, and looks overpriced here; its win lift accounts for that.',
      ...(far.length === 0 ? ['No card is far from what its price suggests.'] : []),
    ],
    plot: {
      data: {
        kind: 'paired',
        of: { rows: priced, axes: ['points that cards of its price make', 'points of an effect'] },
      },
      label: `Points of an effect against what cards of its price make, ${pluralize(priced.length, 'card')}; far off: ${far.map(({ number }) => names.card(number)).join(', ') || 'none'}`,
    },
    remarks: remarks(price),
    table: toTable(far, [
      column.card(({ number }) => number, names.card),
      column.figure('Points each time', ({ number, points }) => {
        const sums = sumsOf(number);
        return cell.number(points, 1, `${plusMinus(pointsEach(sums).margin)}, ran ${sums.runs} times`);
      }),
      column.figure(
        price.of === 'run' ? 'Cards of its price' : 'Bundled cards of its price',
        ({ expected }) => cell.number(expected, 1, plusMinus(price.error)),
      ),
      column.rate(({ rate }) => rate),
    ]),
  };
}

/** Sentences that explain the price line and its origin. */
function aboutLine(price: Price, games: number): string[] {
  const { cards, base, perEnergy, perLeaf, error, judged } = price;
  const isOwn = price.of === 'run';
  const more = (points: number) => `${Math.abs(points).toFixed(1)} ${points < 0 ? 'less' : 'more'}`;
  const source = isOwn
    ? `a linear model, fitted by least squares to the cards that ran ${FEWEST_GAMES} times or more in ${games} games`
    : 'measured in games of four greedy players (docs/research/balance.md)';
  return applicable(
    !isOwn &&
      `${pluralize(judged, 'card is', 'cards are')} compared with the bundled cards, because a price line of their own would need ${FEWEST_CARDS} that ran ${FEWEST_GAMES} times and do not all cost the same.`,
    `An effect of ${cards} ${isOwn ? '' : 'bundled '}cards makes about ${base.toFixed(1)} points, ${more(perEnergy)} for each energy spot and ${more(perLeaf)} for each leaf, give or take ${error.toFixed(1)}: ${source}. ± is the 95 % margin of error of a card's points; the line through its dot in the plot shows it, too.`,
  );
}
