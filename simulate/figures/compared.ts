/** The differences between two versions of a set, from games that both played with the same seeds. */
import { mergeCards, type SetProgram } from '../../program/index.ts';
import type { Match } from '../run/match.ts';
import type { Simulation } from '../run/simulation.ts';
import { errorsFor, type Mean, marginOf, meanOf } from './intervals.ts';
import { FALSE_DISCOVERY_RATE, FEWEST_GAMES, falseDiscoveryRates, pValue } from './multiple-testing.ts';
import { pValueOfShares, shareDifferenceOf } from './paired.ts';
import { type Figures, figuresOf } from './registry.ts';
import { rounded } from './rounded.ts';
import { noSums, type Sums } from './sums.ts';

/** A difference with its false discovery rate among all differences of its kind. */
export type RatedDifference = Mean & { rate: number };

/** The effect of changing one card. */
export type ComparedCard = RatedDifference & {
  number: number;
  /** Roughly how many more games would settle whether it matters; null if they have, or if nothing is known yet. */
  toTell: number | null;
};

export interface Compared {
  /** The figures of the other version. */
  figures: Figures;
  draws: Mean;
  /** Mean points per seat. */
  points: Mean;
  /** Share of games won by the seat that begins with the card or hand in both versions. */
  cards: (RatedDifference & { number: number })[];
  hands: (RatedDifference & { name: string })[];
  /** The cards that both versions have but that differ, by number. */
  changed: ComparedCard[];
  /** Cards of the sets that this one extends that differ, too, but that the figures do not cover, by number. */
  changedInherited: number[];
  /** Cards that only one version has, by number. */
  added: number[];
  removed: number[];
}

/** Of a card that wins as often as before its change, a difference in the share of games won that would be worth knowing. */
export const WORTH_KNOWING = 0.02;

/** Compares a run with the other version; null if there is none. */
export function comparedOf({ run, against, paired }: Match): Compared | null {
  if (!against) return null;
  const [now, then] = [run, against].map(({ subject, tables }) =>
    subject.cards.map((card) => tables.cards[card].number),
  );
  const both = now.filter((number) => then.includes(number));
  const handsOf = ({ subject }: Simulation) => subject.hands.map(({ word }) => word.name);
  const hands = handsOf(run).filter((name) => handsOf(against).includes(name));
  const cardDifferences = rated(both.map((number) => paired.cards[number]));
  const handDifferences = rated(hands.map((name) => paired.hands[name]));
  const cards = both.map((number, at) => ({ number, ...cardDifferences[at] }));
  const edited = changedNumbers(run.tables.sets, against.tables.sets);
  return {
    figures: figuresOf(against),
    draws: meanOf(paired.draws),
    points: meanOf(paired.points, { unit: run.options.players }),
    cards,
    hands: hands.map((name, at) => ({ name, ...handDifferences[at] })),
    changed: cards
      .filter(({ number }) => edited.includes(number))
      .map((one) => ({ ...one, toTell: gamesToSettle(one, paired.draws.games, cards.length) })),
    changedInherited: edited.filter((number) => !both.includes(number)).toSorted((a, b) => a - b),
    added: now.filter((number) => !then.includes(number)),
    removed: then.filter((number) => !now.includes(number)),
  };
}

/** The numbers of the cards and features that both sets have but that differ. */
export function changedNumbers(now: readonly SetProgram[], then: readonly SetProgram[]): number[] {
  const [texts, earlier] = [now, then].map(
    (chain) =>
      new Map(
        mergeCards(chain.map(({ cards, features }) => [...cards, ...features])).map((card) => [
          card.number,
          JSON.stringify(card),
        ]),
      ),
  );
  return [...texts.keys()].filter(
    (number) => earlier.has(number) && earlier.get(number) !== texts.get(number),
  );
}

function rated(all: readonly (Sums | undefined)[]): RatedDifference[] {
  const known = all.map((sums) => sums ?? noSums());
  const rates = falseDiscoveryRates(known.map(pValueOfShares));
  return known.map((sums, at) => ({ ...shareDifferenceOf(sums), rate: rounded(rates[at]) }));
}

/**
 * How certain the effect of a card's change is: too `few` games begin with it; it wins as often in both versions (`even`); more
 * games are needed (`open`); it stands out alone but not among all cards (`chance`); or it is certain (`certain`).
 */
export function certaintyOf({ games, mean, low, high, rate }: RatedDifference) {
  if (games < 2) return 'few';
  if (mean === 0) return games < FEWEST_GAMES ? 'few' : 'even';
  if (low <= 0 && high >= 0) return 'open';
  if (games < FEWEST_GAMES) return 'few';
  return rate <= FALSE_DISCOVERY_RATE ? 'certain' : 'chance';
}

/**
 * Roughly how many more games would settle whether a card's change matters, if its mean and rate stay in proportion; null if that
 * is settled.
 * @param games how many games both versions played
 * @param tested how many cards are compared: an open difference has to stand out among all of them
 */
export function gamesToSettle(one: RatedDifference, games: number, tested: number): number | null {
  const width = marginOf(one);
  const errors = (Math.abs(one.mean) / width) * errorsFor();
  const more = (times: number) => (times > 1 ? Math.ceil(games * (times - 1)) : null);
  switch (certaintyOf(one)) {
    case 'few':
      return one.games === 0 ? null : more(FEWEST_GAMES / one.games);
    case 'even':
      return more((width / WORTH_KNOWING) ** 2);
    case 'open':
      return more(
        Math.max((errorsFor(1 - FALSE_DISCOVERY_RATE / tested) / errors) ** 2, FEWEST_GAMES / one.games),
      );
    case 'chance':
      return more((errorsFor(1 - (pValue(errors) * FALSE_DISCOVERY_RATE) / one.rate) / errors) ** 2);
    case 'certain':
      return null;
  }
}
