/** The chapters about who wins: hands, seats, bots, and pairs of cards. */
import { seatNumber } from '../../../runtime/index.ts';
import { ENOUGH, WRONG_NAMES } from '../../figures/multiple-testing.ts';
import { deadPlay } from '../../findings/remarks.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import {
  type Column,
  cardCell,
  figures,
  NONE,
  numberCell,
  RATE_DESCRIPTION,
  rateCell,
  roundedPercent,
  share,
  tableOf,
  words,
} from '../report-table.ts';
import { marked, sentences } from '../sentences.ts';
import type { Answers, Won } from './answers.ts';
import { onlyAgreed } from './ladder.ts';

const isNamed = ({ rate }: Won): boolean => rate <= WRONG_NAMES;

/** What is particular to one kind of group. */
interface Particulars<Row> {
  /** Further columns. */
  columns?: readonly Column<Row>[];
  /** Which rows are marked, and a sentence about them; without it, those with a low rate. */
  marks?: { named: (row: Row) => boolean; said: string } | undefined;
}

/** How often each group of seats wins. */
function sharesChapter<Id extends 'hands' | 'seats' | 'bots'>(
  { answers, players }: ReportData,
  id: Id,
  title: string,
  head: string,
  why: string,
  nameOf: (row: Answers[Id][number]) => string,
  { columns = [], marks }: Particulars<Answers[Id][number]> = {},
): Chapter {
  const fair = roundedPercent(1 / players);
  const rows: readonly Answers[Id][number][] = answers[id];
  return {
    title,
    paragraphs: [
      rows.length === 0
        ? 'No preset hand of the set was played.'
        : `${why} A fair share is ${fair} % of the games; a tie is shared.`,
      ...(marks && rows.length > 0 ? [marks.said] : []),
    ],
    table: tableOf(
      rows,
      [
        words(head, nameOf),
        figures('Won', (row) => share(row.share, row, row.games), `games won; a fair share is ${fair} %`),
        figures('Rate', ({ games, rate }) => (games < ENOUGH ? NONE : rateCell(rate)), RATE_DESCRIPTION),
        ...columns,
      ],
      { searched: rows.length > 10, named: marks?.named ?? isNamed },
    ),
    asked: [id],
  };
}

export const handsChapter = (data: ReportData): Chapter => {
  const { answers, findings, handLabel, more } = data;
  const play = new Map(findings.hands.map((hand) => [hand.name, hand]));
  const why =
    'How often the player who begins with each hand wins, the points of that seat, and which cards of the hand it rarely has in play.';
  const { ladder } = more;
  const agreed = new Set(ladder?.hands.flatMap((one) => (one.agreed === null ? [] : [one.name])));
  const marks = ladder && {
    ...{
      named: ({ hand }: { hand: string }) => agreed.has(hand),
      said: onlyAgreed('Hands', ladder, answers),
    },
  };
  const columns: Column<Answers['hands'][number]>[] = [
    figures(
      'Points',
      ({ hand }) => numberCell(play.get(hand)?.points ?? 0, 1),
      'mean points of its seat at the end',
    ),
    sentences('Dead in it', data.label, ({ hand }) => {
      const dead = play.get(hand)?.dead ?? [];
      return dead.map((card) => `${marked(card.number)} (${deadPlay(card)})`).join(', ') || '–';
    }),
  ];
  return sharesChapter(data, 'hands', 'Preset hands', 'Hand', why, ({ hand }) => handLabel(hand), {
    columns,
    marks: marks ?? undefined,
  });
};

export const seatsChapter = (data: ReportData): Chapter =>
  sharesChapter(
    data,
    'seats',
    'Seats',
    'Seat',
    'Whether it matters who plays first.',
    ({ seat }) => `${seatNumber(seat)}`,
  );

export const botsChapter = (data: ReportData): Chapter | null =>
  data.answers.bots.length < 2
    ? null
    : sharesChapter(
        data,
        'bots',
        'Players',
        'Player',
        'How often each kind of player wins against the others.',
        ({ bot }) => bot,
      );

export function pairsChapter({ answers: { pairs }, label }: ReportData): Chapter {
  const looked = pairs[0]?.count_all ?? 0;
  return {
    title: 'Two cards together',
    paragraphs: [
      looked === 0
        ? `No two cards were dealt to one player in ${ENOUGH} games, so none are judged.`
        : `Two cards in one dealt hand, compared with the better of them. ${looked === 1 ? 'One pair was' : `${looked} pairs were`} dealt ${ENOUGH} times or more${pairs.length < looked ? `; these are the ${pairs.length} that gain most` : ''}. The more pairs there are, the more of the first rows are there by chance, unless their rate is low.`,
    ],
    table: tableOf(
      pairs,
      [
        figures('One card', ({ a }) => cardCell(a, label(a))),
        figures('Another', ({ b }) => cardCell(b, label(b))),
        figures('Won with both', (row) => share(row.share, row, row.games), 'games won'),
        figures('With the better one', ({ better }) => ({
          text: `${roundedPercent(better)} %`,
          value: better,
        })),
        figures('Rate', ({ rate }) => rateCell(rate), RATE_DESCRIPTION),
      ],
      { named: isNamed },
    ),
    asked: ['pairs'],
  };
}
