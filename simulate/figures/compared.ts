/** What changed between two versions of a set, from games that both played with the same seeds. */
import { mergeCards, type SetProgram } from '../../program/index.ts';
import type { Match } from '../run/match.ts';
import type { Simulation } from '../run/simulation.ts';
import { type Figures, figuresOf } from './figures.ts';
import { errorsFor, type Interval } from './intervals.ts';
import { ENOUGH, falseDiscoveryRates, pValue, WRONG_NAMES } from './multiple-testing.ts';
import { rounded } from './rounded.ts';
import { noSums, type Sums, standardError } from './sums.ts';
import { WIN_UNITS } from './tally.ts';

/** The mean difference, this version minus the other, over games that both played; bounds of 95 % confidence. */
export interface MeanDifference extends Interval {
  games: number;
  mean: number;
}

/** The same, with its false discovery rate among those of its kind. */
export type RatedDifference = MeanDifference & { rate: number };

/** What the change of one card did. */
export type ComparedCard = RatedDifference & {
  number: number;
  /** About how many more games would show a difference; null if it shows already, or no number of games would. */
  toTell: number | null;
};

export interface Compared {
  /** The figures of the version compared with. */
  figures: Figures;
  draws: MeanDifference;
  /** Mean points of a seat. */
  points: MeanDifference;
  /** Share of games won by the seat that begins with the card, or the hand, in both versions. */
  cards: (RatedDifference & { number: number })[];
  hands: (RatedDifference & { name: string })[];
  /** The cards of both that are not the same in both, by number. */
  changed: ComparedCard[];
  /** Cards of one version only, by number. */
  added: number[];
  removed: number[];
}

/** Compares a run with that of another version; null where there is none. */
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
  const edited = new Set(changedNumbers(run.tables.sets, against.tables.sets));
  return {
    figures: figuresOf(against),
    draws: differenceOf(paired.draws, 1),
    points: differenceOf(paired.points, run.options.players),
    cards,
    hands: hands.map((name, at) => ({ name, ...handDifferences[at] })),
    changed: cards
      .filter(({ number }) => edited.has(number))
      .map((one) => ({ ...one, toTell: gamesToTell(one, paired.draws.games) })),
    added: now.filter((number) => !then.includes(number)),
    removed: then.filter((number) => !now.includes(number)),
  };
}

/** The cards and features that two sets have and that are not the same in both, by number. */
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
  const rates = falseDiscoveryRates(known.map(pValueOfNoDifference));
  return known.map((sums, at) => ({ ...differenceOf(sums, WIN_UNITS), rate: rounded(rates[at]) }));
}

function pValueOfNoDifference(sums: Sums): number {
  if (sums.games < ENOUGH || sums.sum === 0) return 1;
  return pValue(sums.sum / sums.games / standardError(sums));
}

/**
 * About how many more games would tell whether a difference is one, if it stays as it is: its interval would then not reach 0.
 * Nothing where the difference shows already, and where no number of games would show one.
 * @param games how many were played for it; its own are those among them that begin with it, of which enough are needed
 */
export function gamesToTell({ mean, low, high, games: own }: MeanDifference, games: number): number | null {
  if (mean === 0 || low > 0 || high < 0) return null;
  const width = (high - low) / 2;
  if (width === 0) return null;
  const times = Math.max((width / mean) ** 2, ENOUGH / own);
  return Math.max(1, Math.ceil(games * (times - 1)));
}

/**
 * How certain it is what the change of a card did: `few` games begin with it, it was the `same` in every game, `even` over all of
 * them, more games would tell (`open`), it stands out alone but not among all cards (`chance`), or it is `told`.
 */
export function certaintyOf({ games, mean, low, high, rate, toTell }: ComparedCard) {
  if (games < 2) return 'few';
  if (mean === 0) return low === 0 && high === 0 ? 'same' : 'even';
  if (toTell !== null) return 'open';
  if (games < ENOUGH) return 'few';
  return rate <= WRONG_NAMES ? 'told' : 'chance';
}

/** The mean of some differences; of fewer than two games it has no bounds, which are given as 0. */
function differenceOf(sums: Sums, unit: number): MeanDifference {
  const { games, sum } = sums;
  const mean = games === 0 ? 0 : sum / games;
  const width = errorsFor() * standardError(sums);
  const [low, high] = games < 2 ? [0, 0] : [mean - width, mean + width];
  return { games, mean: rounded(mean / unit), low: rounded(low / unit), high: rounded(high / unit) };
}
