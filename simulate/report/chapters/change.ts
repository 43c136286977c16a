/** The chapter about another version of the set, played with the same seeds. */
import {
  type ComparedCard,
  certaintyOf,
  inheritedRemarks,
  type RatedDifference,
} from '../../figures/compared.ts';
import { ENOUGH, WRONG_NAMES } from '../../figures/multiple-testing.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import {
  type Cell,
  differenceCell,
  figures,
  NONE,
  numberCell,
  rateCell,
  tableOf,
  words,
} from '../report-table.ts';
import { marked } from '../sentences.ts';

/** Differences, this version minus the other: of all games, of cards and of hands. Null if no other version was played. */
export function changeChapter({ compared, label, handLabel, labelBefore }: ReportData): Chapter | null {
  if (!compared) return null;
  const { draws, points, cards, hands, changed, added, removed } = compared;
  const edited = new Map(changed.map((one) => [one.number, one]));
  const rows: ChangeRow[] = [
    { of: 'Draws in a game', ...draws },
    { of: 'Points of a seat', ...points },
    ...changed.map((one) => ({ of: `Card ${label(one.number)}, changed`, ...one, changed: one })),
    ...cards
      .filter((one) => isJudged(one) && !edited.has(one.number))
      .map((one) => ({ of: `Card ${label(one.number)}`, ...one })),
    ...hands.filter(isJudged).map((one) => ({ of: `Hand ${handLabel(one.name)}`, ...one })),
  ];
  return {
    title: 'What the change did',
    paragraphs: [
      'This version minus the other, over games that both played with the same seeds. Cards and hands: games in a hundred won by the seat that begins with them. Differences are taken game by game. The tables hold only the games of this version, so there is no query to show.',
      ...inheritedRemarks(compared, label),
      ...(added.length > 0 ? [`Cards of this version only: ${added.map(marked).join(', ')}.`] : []),
      ...(removed.length > 0
        ? [`Cards of the other version only: ${removed.map(labelBefore).join(', ')}.`]
        : []),
    ],
    table: tableOf(
      rows,
      [
        words(
          'Of',
          ({ of }) => of,
          ({ number }) => number,
        ),
        figures('Difference', ({ mean, games, rate, ...bounds }) =>
          differenceCell(mean, bounds, games, rate === undefined ? (value) => value.toFixed(2) : undefined),
        ),
        figures('More games needed', moreGamesCell, 'for cards that were changed'),
        figures('Rate', ({ rate }) => (rate === undefined ? NONE : rateCell(rate))),
      ],
      { searched: true, named: ({ rate = 1 }) => rate <= WRONG_NAMES },
    ),
    asked: [],
  };
}

type ChangeRow = Omit<RatedDifference, 'rate'> & {
  of: string;
  rate?: number;
  number?: number;
  changed?: ComparedCard;
};

/** Why no number of further games is shown for a card's change. */
const CERTAINTY = {
  few: 'too few games',
  open: 'not certain',
  even: 'even so far',
  chance: 'may be chance',
  certain: 'certain',
} as const;

function moreGamesCell({ changed }: ChangeRow): Cell {
  if (!changed) return NONE;
  return changed.toTell === null
    ? { text: CERTAINTY[certaintyOf(changed)], value: 0 }
    : numberCell(changed.toTell, 0, 'about');
}

const isJudged = ({ games }: { games: number }): boolean => games >= ENOUGH;
