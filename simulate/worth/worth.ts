/**
 * What a card's effect is worth: it is run in the kept situations, and the points it makes are compared with those that its
 * energy spots and leaves should bring by the price line of the bundled cards.
 */
import { finished, type SetProgram } from '../../program/index.ts';
import { type Budget, makeTables, pointsOfEffect, SituationGames } from '../../runtime/scenario/index.ts';
import { rounded } from '../figures/rounded.ts';
import { BUNDLED_PRICES } from '../findings/bundled-prices.ts';
import { pointsFor } from '../findings/price-line.ts';
import { keptSituations, knownAnimals } from './situations.ts';

/** What an effect is worth, in points for the player who runs it, rounded to hundredths. */
export interface Worth {
  mean: number;
  /** The interval of the mean, with 95 % confidence. */
  low: number;
  high: number;
  /** In how many situations it was run. */
  boards: number;
  /** The points that its energy spots and leaves should bring (`docs/balance.md`). */
  cost: number;
}

/** Decimals of points. */
const DECIMALS = 2;
/** Standard errors to either side of a mean, for 95 % confidence. */
const ERRORS = 1.96;

/** Situations tried at a time: a step of a millisecond or two. */
const AT_A_TIME = 10;
/**
 * What running an effect in these may take: about a fortieth of a second, ten times as much as the dearest bundled card. With an
 * effect that takes more the trying ends.
 */
export const BUDGET: Budget = { lookups: 2_500_000, repetitions: 25_000, answers: 250 };
/** Of fewer situations nothing is said. */
const FEWEST = 20;

/**
 * What the effect of a card is worth. It depends on the card, the words of its set and the sets that this one extends: other
 * cards of the same set make no difference, unless it extends none. Equal ones give equal figures.
 * @param chain a set with all it extends, base first
 * @returns nothing for a number without a card, for a feature, which has no effect of its own, and for an effect that takes
 *   too long to be tried
 */
export function worthOf(chain: readonly SetProgram[], number: number): Worth | undefined {
  return finished(worthInSteps(chain, number));
}

/** The same in steps of a few milliseconds, for those who have other things to do in between. */
export function* worthInSteps(
  chain: readonly SetProgram[],
  number: number,
): Generator<undefined, Worth | undefined> {
  const tried = triedWith(chain, number);
  if (!tried) return undefined;
  const tables = makeTables(tried);
  const card = tables.cardOf[number];
  const situations = keptSituations();
  const games = new SituationGames(tables, new Set(knownAnimals()), card);
  const points: number[] = [];
  for (let first = 0; points.length === first && first < situations.length; first += AT_A_TIME) {
    yield undefined;
    const some = situations.slice(first, first + AT_A_TIME);
    points.push(...pointsOfEffect(games.in(some, first), card, BUDGET));
  }
  if (points.length < FEWEST) return undefined;
  const { spots, leaves } = tables.cards[card];
  return {
    ...meanOf(points),
    boards: points.length,
    cost: rounded(pointsFor(BUNDLED_PRICES, spots.length, leaves), DECIMALS),
  };
}

/** The mean of some numbers, and its interval. */
function meanOf(points: readonly number[]): Pick<Worth, 'mean' | 'low' | 'high'> {
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  const squares = points.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const width = ERRORS * Math.sqrt(squares / (points.length - 1) / points.length);
  return {
    mean: rounded(mean, DECIMALS),
    low: rounded(mean - width, DECIMALS),
    high: rounded(mean + width, DECIMALS),
  };
}

/** The sets that a card is tried with; nothing if there is no such card. */
export function triedWith(chain: readonly SetProgram[], number: number): SetProgram[] | undefined {
  const isIt = (one: { number: number }) => one.number === number;
  const set = chain.findLast(({ cards, features }) => cards.some(isIt) || features.some(isIt));
  const own = chain.at(-1);
  if (!own || !set?.cards.some(isIt)) return undefined;
  // The players of a base game need its cards.
  if (chain.length === 1) return [own];
  return [...chain.slice(0, -1), { ...own, cards: own.cards.filter(isIt), features: [] }];
}
