/**
 * Estimates what a card's effect is worth: by how much it changes the position of the player who runs it, in points, less the mean
 * of the others' change. In each kept situation it runs as often as the card has leaves, one use after the other, and what a use
 * gives and costs on average is valued as the learned player's evaluation of positions values it. Beside it stands what the bundled
 * cards with as many energy spots and leaves are worth.
 */
import { mean } from 'simple-statistics';
import { effectSteps, isByHand, runToEnd, type SetProgram } from '../../program/index.ts';
import {
  type Budget,
  type EffectObserver,
  type EffectResult,
  GAINS,
  makeTables,
  resultsOfEffect,
  situationGame,
} from '../../runtime/scenario/index.ts';
import { estimateMean } from '../statistics/certainty.ts';
import { roundTo } from '../statistics/rounding.ts';
import { addTo, noSums } from '../statistics/sums.ts';
import { GAIN_VALUES, WORTH_PRICES } from './bundled-values.generated.ts';
import { pointsFor } from './price-line.ts';
import { keptSituations, knownAnimals } from './situations.ts';

/** Decimals of points. */
const DECIMALS = 2;

/** The number of situations in which a card is used once between two yields: a step takes a millisecond or two. */
const SITUATIONS_PER_STEP = 10;
/**
 * The budget of an effect for this many situations: about a fortieth of a second, ten times as much as the most expensive bundled
 * card needs. An effect that exceeds it is not tried further.
 */
export const EFFECT_BUDGET: Budget = { lookups: 2_500_000, repetitions: 25_000, answers: 250 };
/** The values of `GAINS`; the last ones belong to effects, not to positions. */
const KNOWN: Partial<Record<(typeof GAINS)[number], number>> = GAIN_VALUES;
const VALUES = GAINS.map((gain) => KNOWN[gain] ?? 0);
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
  const tried = yield* resultsInSteps(chain, number, SITUATIONS_PER_STEP);
  if (!tried || tried.card.triggers || tried.results.length < FEWEST_SITUATIONS) return undefined;
  const { results, card } = tried;
  const { spots, leaves } = card;
  const [worth, points] = [noSums(), noSums()];
  for (const uses of results) {
    addTo(worth, mean(uses.map(changeOf)));
    addTo(points, mean(uses.map((use) => use.points)));
  }
  const { games: boards, ...estimate } = estimateMean(worth, { decimals: DECIMALS });
  return {
    /** With its 95 % interval. */
    ...estimate,
    /** The points alone that a use makes for the player. */
    points: estimateMean(points, { decimals: DECIMALS }).mean,
    /** The number of situations in which it ran. */
    boards,
    /** What the bundled cards with as many energy spots and leaves are worth. */
    cost: roundTo(pointsFor(WORTH_PRICES, spots.length, leaves), DECIMALS),
  };
}

/** By how much an effect changed the position of the player who ran it, in points. */
const changeOf = ({ gains }: EffectResult): number =>
  gains.reduce((sum, amount, at) => sum + VALUES[at] * amount, 0);

/** The worth of an effect for the player who runs it, in points, rounded to hundredths. */
export type EffectValue = NonNullable<ReturnType<typeof effectValue>>;

/**
 * Uses a card up in the kept situations, some at a time, as long as its effect stays within its budget. Each use finds the board
 * as the one before left it.
 * @returns the results of its uses in each; undefined for anything without a worth
 */
export function* resultsInSteps(
  chain: readonly SetProgram[],
  number: number,
  atATime: number,
  observer?: EffectObserver,
) {
  const tried = triedWith(chain, number);
  if (!tried) return undefined;
  const tables = makeTables(tried);
  const card = tables.cardOf[number];
  const { leaves } = tables.cards[card];
  const situations = keptSituations();
  const known = new Set(knownAnimals());
  const results: EffectResult[][] = [];
  for (let first = 0; results.length >= first && first < situations.length; first += atATime) {
    const games = situations
      .slice(first, first + atATime)
      .map((situation, at) => situationGame(tables, situation, { card, seed: first + at, known }));
    const uses: EffectResult[][] = games.map(() => []);
    for (let left = leaves; left > 0; left--) {
      yield undefined;
      for (const game of games) game.leaves[card] = left;
      const found = resultsOfEffect(games, card, EFFECT_BUDGET, observer);
      for (const [at, one] of found.entries()) uses[at].push(one);
      // The others are over the budget.
      games.length = found.length;
    }
    results.push(...uses.slice(0, games.length));
  }
  return { results, card: tables.cards[card] };
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
