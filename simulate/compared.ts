/** The differences between two versions of a set, from games that both played with the same seeds: as figures, a table and sentences. */
import { isSameData, mergeCards, type SetProgram } from '../program/index.ts';
import { pluralize } from '../program/messages/index.ts';
import { applicable, listed, type Names, roundGames } from './figures/labels.ts';
import { pValueOfShares, shareDifference } from './figures/paired.ts';
import { runFigures } from './figures/registry.ts';
import { cell, column, markCard, type Section, toTable } from './figures/section.ts';
import type { Match } from './run/match.ts';
import type { Simulation } from './run/simulation.ts';
import {
  errorsFor,
  estimateMean,
  FALSE_DISCOVERY_RATE,
  FEWEST_GAMES,
  falseDiscoveryRates,
  halfWidth,
  isJudged,
  type Mean,
  standsOut,
} from './statistics/certainty.ts';
import { noSums, type Sums } from './statistics/sums.ts';

/** A difference with its false discovery rate among all differences of its kind. */
export type RatedDifference = Mean & { rate: number };

/** The smallest difference in the share of games won that is worth knowing. */
const WORTH_KNOWING = 0.02;

/** Compares a run with the other version; null if there is none. */
export function compareRuns({ run, against, paired }: Match) {
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
    /** The figures of the other version. */
    figures: runFigures(against),
    draws: estimateMean(paired.draws),
    /** Mean points per seat. */
    points: estimateMean(paired.points, { unit: run.options.players }),
    /** Share of games won by the seat that begins with the card or hand in both versions. */
    cards,
    hands: hands.map((name, at) => ({ name, ...handDifferences[at] })),
    /**
     * The cards that both versions have but that differ, by number, with the effect of the change. `toTell`: roughly how many more games
     * would settle whether it matters; null if they have, or if nothing is known yet.
     */
    changed: cards
      .filter(({ number }) => edited.includes(number))
      .map((one) => ({ ...one, toTell: gamesToSettle(one, paired.draws.games, cards.length) })),
    /** Cards of the sets that this one extends that differ, too, but that the figures do not cover, by number. */
    changedInherited: edited.filter((number) => !both.includes(number)).toSorted((a, b) => a - b),
    /** Cards that only one version has, by number. */
    added: now.filter((number) => !then.includes(number)),
    removed: then.filter((number) => !now.includes(number)),
  };
}
export type RunComparison = NonNullable<ReturnType<typeof compareRuns>>;

/** The numbers of the cards and features that both sets have but that differ. */
export function changedNumbers(now: readonly SetProgram[], then: readonly SetProgram[]): number[] {
  const [cards, earlier] = [now, then].map((chain) =>
    mergeCards(chain.map((set) => [...set.cards, ...set.features])),
  );
  return cards
    .filter((card) => earlier.some((was) => was.number === card.number && !isSameData(was, card)))
    .map(({ number }) => number);
}

function rated(all: readonly (Sums | undefined)[]): RatedDifference[] {
  const known = all.map((sums) => sums ?? noSums());
  const rates = falseDiscoveryRates(known.map(pValueOfShares));
  return known.map((sums, at) => ({ ...shareDifference(sums), rate: rates[at] }));
}

/** Whether a difference stands out from chance, among all differences of its kind. */
export const isCertain = ({ games, rate = 1 }: { games: number; rate?: number }): boolean =>
  isJudged({ games }) && standsOut({ rate });

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
  const times = Math.max(FEWEST_GAMES / one.games, ((errors * halfWidth(one)) / mean) ** 2);
  return times > 1 ? Math.ceil(games * (times - 1)) : null;
}

/** How sentences refer to cards, hands, the cards of the other version, and that version. */
interface ChangeNames {
  names: Names;
  labelBefore: (card: number) => string;
  against?: string;
}

type ChangeRow = Omit<RatedDifference, 'rate'> & { of: string; rate?: number; number?: number };

/** Differences, this version minus the other: of all games, of cards and of hands. The terminal shows only the cards and hands that are named. */
export function changeSection(compared: RunComparison, input: ChangeNames): Section {
  const { draws, points, cards, hands, changed } = compared;
  const edited = new Set(changed.map(({ number }) => number));
  const row = (what: string, one: RatedDifference & { number?: number }): ChangeRow => ({
    ...one,
    of: `${what}: percentage points won`,
  });
  const rows: ChangeRow[] = [
    { of: 'Draws in a game', ...draws },
    { of: 'Points of a seat', ...points },
    ...changed.map((one) => row(`Card ${input.names.card(one.number)}, changed`, one)),
    ...cards
      .filter((one) => isJudged(one) && !edited.has(one.number))
      .map((one) => row(`Card ${input.names.card(one.number)}`, one)),
    ...hands.filter(isJudged).map((one) => row(`Hand ${input.names.hand(one.name)}`, one)),
  ];
  return {
    title: 'What the change did',
    paragraphs: [
      'This version minus the other, over games that both played with the same seeds. Cards and hands: by how many percentage points the seat that begins with them wins more often. Differences are taken game by game. The tables hold only the games of this version, so there is no query to show.',
    ],
    remarks: changeRemarks(compared, input),
    table: toTable(
      rows,
      [
        {
          ...column.text<ChangeRow>(
            'Of',
            ({ of }) => of,
            ({ number }) => number,
          ),
          brief: '',
        },
        column.figure('Games', ({ games }) => cell.number(games)),
        column.figure('Difference', ({ mean, games, rate, ...bounds }) =>
          cell.difference(mean, bounds, games, rate === undefined ? (value) => value.toFixed(2) : undefined),
        ),
        column.rate(({ rate }) => rate),
      ],
      {
        named: isCertain,
        rank: (one) => (one.rate === undefined || edited.has(one.number ?? 0) || isCertain(one) ? 0 : null),
      },
    ),
  };
}

/** What a change did, and what is not certain yet. */
function changeRemarks(
  { cards, hands, changed, changedInherited, added, removed }: RunComparison,
  { labelBefore, against = 'the other version' }: ChangeNames,
): string[] {
  const all = [...cards, ...hands];
  return applicable(
    changed.length === 0 && !all.some(isCertain) && unnamed(all),
    ...changed.map((one) => certaintyRemark(one)),
    changedInherited.length > 0 &&
      `Cards of the sets that this one extends were changed, too: ${changedInherited.map(markCard).join(', ')}. With --inherited the figures cover them.`,
    ...listed('Only in this version', added.map(markCard)),
    ...listed(`Only in ${against}`, removed.map(labelBefore)),
  );
}

/** What is still uncertain about a changed card; null if nothing is. */
function certaintyRemark(one: RunComparison['changed'][number]): string | null {
  if (isCertain(one)) return null;
  const name = markCard(one.number);
  if (one.games === 0)
    return `No game in both versions began with card ${name}, which was changed: play more games.`;
  return one.toTell === null
    ? `Card ${name} wins as often as before its change: any difference is hardly more than ${100 * WORTH_KNOWING} percentage points.`
    : `Whether the change of card ${name} matters is not certain: about ${pluralize(roundGames(one.toTell), 'more game')} would tell.`;
}

/** Explains why no card or hand is named. */
function unnamed(all: readonly RatedDifference[]): string {
  const left = all.filter((one) => !isJudged(one)).length;
  return applicable(
    'No card or hand clearly wins more or less often than in the other version.',
    left > 0 &&
      `${left} of ${all.length} ${left === 1 ? 'is' : 'are'} not judged: each takes ${FEWEST_GAMES} games that begin with it in both versions.`,
  ).join(' ');
}
