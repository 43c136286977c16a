/**
 * Estimates what a card's effect is worth. The effect runs in the kept situations, and its points are compared with those that
 * the card's energy spots and leaves should give according to the price line of the bundled cards.
 */
import { effectSteps, isByHand, runToEnd, type SetProgram } from '../../program/index.ts';
import {
  type Budget,
  type EffectObserver,
  makeTables,
  pointsOfEffect,
  situationGame,
} from '../../runtime/scenario/index.ts';
import { BUNDLED_PRICES } from '../figures/bundled-prices.ts';
import { estimateMean } from '../figures/certainty.ts';
import { pointsFor } from '../figures/price-line.ts';
import { roundTo } from '../figures/rounding.ts';
import { addTo, noSums } from '../figures/sums.ts';
import { keptSituations, knownAnimals } from './situations.ts';

/** Decimals of points. */
const DECIMALS = 2;

/** The number of situations tried between two yields: a step takes a millisecond or two. */
const SITUATIONS_PER_STEP = 10;
/**
 * The budget of an effect for this many situations: about a fortieth of a second, ten times as much as the most expensive bundled
 * card needs. An effect that exceeds it is not tried further.
 */
const BUDGET: Budget = { lookups: 2_500_000, repetitions: 25_000, answers: 250 };
/** With fewer situations, no worth is reported. */
const FEWEST_SITUATIONS = 20;

/**
 * The worth of a card's effect. It depends on the card, the vocabulary of its set and the sets that this set extends. Other cards
 * of the same set make no difference, unless the set extends none. Equal input gives equal figures.
 * @param chain a set with everything it extends, base first
 * @returns undefined if no card has this number, for a feature, which has no effect of its own, for an effect that takes too long,
 *   for one that people do by hand, and for a card that waits, because its situations have no events and no end
 */
export function effectValue(chain: readonly SetProgram[], number: number) {
  return runToEnd(effectValueInSteps(chain, number));
}

/** The same as a generator with steps of a few milliseconds, for callers that have other work to do in between. */
export function* effectValueInSteps(chain: readonly SetProgram[], number: number) {
  const tried = yield* pointsInSteps(chain, number, SITUATIONS_PER_STEP);
  if (!tried || tried.card.triggers || tried.points.length < FEWEST_SITUATIONS) return undefined;
  const { points, card } = tried;
  const { spots, leaves } = card;
  const sums = noSums();
  for (const one of points) addTo(sums, one);
  const { games: boards, ...mean } = estimateMean(sums, { decimals: DECIMALS });
  return {
    /** With its 95 % interval. */
    ...mean,
    /** The number of situations in which it ran. */
    boards,
    /** The points that its energy spots and leaves should give (`docs/research/balance.md`). */
    cost: roundTo(pointsFor(BUNDLED_PRICES, spots.length, leaves), DECIMALS),
  };
}

/** The worth of an effect, in points for the player who runs it, rounded to hundredths. */
export type EffectValue = NonNullable<ReturnType<typeof effectValue>>;

/**
 * Runs the effect of a card in the kept situations, some at a time, as long as it stays within its budget.
 * @returns the points that it gives in each; undefined for anything without a worth
 */
export function* pointsInSteps(
  chain: readonly SetProgram[],
  number: number,
  atATime: number,
  observer?: EffectObserver,
) {
  const tried = triedWith(chain, number);
  if (!tried) return undefined;
  const tables = makeTables(tried);
  const card = tables.cardOf[number];
  const situations = keptSituations();
  const known = new Set(knownAnimals());
  const points: number[] = [];
  for (let first = 0; points.length >= first && first < situations.length; first += atATime) {
    yield undefined;
    const games = situations
      .slice(first, first + atATime)
      .values()
      .map((situation, at) => situationGame(tables, situation, { card, seed: first + at, known }));
    points.push(...pointsOfEffect(games, card, BUDGET, observer));
  }
  return { points, card: tables.cards[card] };
}

/** The sets that a card is tried with; undefined if no card has this number, or if people do a part of it by hand. */
export function triedWith(chain: readonly SetProgram[], number: number): SetProgram[] | undefined {
  const isIt = (one: { number: number }) => one.number === number;
  const set = chain.findLast(({ cards, features }) => cards.some(isIt) || features.some(isIt));
  const own = chain.at(-1);
  const card = set?.cards.find(isIt);
  if (!own || !card || effectSteps(card).some(isByHand)) return undefined;
  // Players of a base game need its other cards.
  if (chain.length === 1) return [own];
  return [...chain.slice(0, -1), { ...own, cards: own.cards.filter(isIt), features: [] }];
}
