/** The differences between two versions of a set, from games that both played with the same seeds. */
import { mergeCards, type SetProgram } from '../../program/index.ts';
import type { Match } from '../run/match.ts';
import type { Simulation } from '../run/simulation.ts';
import { errorsFor, type Mean, marginOf, meanOf } from './intervals.ts';
import { FALSE_DISCOVERY_RATE, FEWEST_GAMES, falseDiscoveryRates } from './multiple-testing.ts';
import { pValueOfShares, shareDifferenceOf } from './paired.ts';
import { type Figures, figuresOf } from './registry.ts';
import { noSums, type Sums } from './sums.ts';

/** A difference with its false discovery rate among all differences of its kind. */
export type RatedDifference = Mean & { rate: number };

/** The effect of changing one card. */
export type ComparedCard = RatedDifference & {
  number: number;
  /** Roughly how many more games would settle whether it matters; null if they have, or if nothing is known yet. */
  toTell: number | null;
};

export interface RunComparison {
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

/** The smallest difference in the share of games won that is worth knowing. */
export const WORTH_KNOWING = 0.02;

/** Compares a run with the other version; null if there is none. */
export function comparedOf({ run, against, paired }: Match): RunComparison | null {
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
  return known.map((sums, at) => ({ ...shareDifferenceOf(sums), rate: rates[at] }));
}

/** Whether a difference stands out from chance, among all differences of its kind. */
export const isCertain = ({ games, rate = 1 }: { games: number; rate?: number }): boolean =>
  games >= FEWEST_GAMES && rate <= FALSE_DISCOVERY_RATE;

/**
 * Roughly how many more games would settle whether a card's change matters, if its mean and rate stay in proportion; null if that
 * is settled: the difference is certain, or smaller than is worth knowing.
 * @param games how many games both versions played
 * @param tested how many cards are compared: a difference has to stand out among all of them
 */
export function gamesToSettle(one: RatedDifference, games: number, tested: number): number | null {
  if (one.games === 0 || isCertain(one)) return null;
  const errors = errorsFor(1 - FALSE_DISCOVERY_RATE / tested) / errorsFor();
  const mean = Math.max(Math.abs(one.mean), WORTH_KNOWING);
  const times = Math.max(FEWEST_GAMES / one.games, ((errors * marginOf(one)) / mean) ** 2);
  return times > 1 ? Math.ceil(games * (times - 1)) : null;
}
