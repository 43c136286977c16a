/** The effect of a change of the set: its differences as a table and sentences. */
import { pluralize } from '../../program/messages/index.ts';
import {
  type ComparedCard,
  isCertain,
  type RatedDifference,
  type RunComparison,
  WORTH_KNOWING,
} from './compared.ts';
import { applicable, type Names, roundGames } from './labels.ts';
import { FEWEST_GAMES, isJudged } from './multiple-testing.ts';
import { cell, column, markCard, type Section, tableOf } from './section.ts';

/** How sentences refer to cards, hands, the cards of the other version, and that version. */
export interface ChangeNames {
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
    of: `${what}: games won in a hundred`,
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
      'This version minus the other, over games that both played with the same seeds. Cards and hands: games in a hundred won by the seat that begins with them. Differences are taken game by game. The tables hold only the games of this version, so there is no query to show.',
    ],
    remarks: changeRemarks(compared, input),
    table: tableOf(
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
    added.length > 0 && `Only in this version: ${added.map(markCard).join(', ')}.`,
    removed.length > 0 && `Only in ${against}: ${removed.map(labelBefore).join(', ')}.`,
  );
}

/** What is still uncertain about a changed card; null if nothing is. */
function certaintyRemark(one: ComparedCard): string | null {
  if (isCertain(one)) return null;
  const name = markCard(one.number);
  if (one.games === 0)
    return `No game in both versions began with card ${name}, which was changed: play more games.`;
  return one.toTell === null
    ? `Card ${name} wins as often as before its change: any difference is hardly more than ${100 * WORTH_KNOWING} games in a hundred.`
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
