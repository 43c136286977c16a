/** The chapters about who wins: hands, seats, players, and two cards together. */
import { seatNumber } from '../../../runtime/index.ts';
import { ENOUGH, WRONG_NAMES } from '../../figures/multiple-testing.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import { figures, NONE, number, percent, share, tableOf, words } from '../table.ts';
import type { Answers, Won } from './answers.ts';

const isNamed = ({ rate }: Won): boolean => rate <= WRONG_NAMES;

/** How often each of some groups of seats wins. */
function sharesChapter<Id extends 'hands' | 'seats' | 'bots'>(
  { answers, players }: ReportData,
  id: Id,
  title: string,
  head: string,
  nameOf: (row: Answers[Id][number]) => string,
): Chapter {
  const fair = percent(1 / players);
  const rows: readonly Answers[Id][number][] = answers[id];
  return {
    title,
    says: [
      rows.length === 0
        ? 'No preset hand of the set was played.'
        : `A fair share is ${fair} % of the games; a tie is shared.`,
    ],
    table: tableOf(
      rows,
      [
        words(head, nameOf),
        figures('Won', (row) => share(row.share, row, row.games), `games won; a fair share is ${fair} %`),
        figures('Rate', ({ games, rate }) => (games < ENOUGH ? NONE : number(rate, 2))),
      ],
      { searched: rows.length > 10, named: isNamed },
    ),
    asked: [id],
  };
}

export const handsChapter = (data: ReportData): Chapter =>
  sharesChapter(data, 'hands', 'Preset hands', 'Hand', ({ hand }) => hand);

export const seatsChapter = (data: ReportData): Chapter =>
  sharesChapter(data, 'seats', 'Seats', 'Seat', ({ seat }) => `${seatNumber(seat)}`);

export const botsChapter = (data: ReportData): Chapter | null =>
  data.answers.bots.length < 2 ? null : sharesChapter(data, 'bots', 'Players', 'Player', ({ bot }) => bot);

export function pairsChapter({ answers: { pairs }, label }: ReportData): Chapter {
  const looked = pairs[0]?.count_all ?? 0;
  return {
    title: 'Two cards together',
    says: [
      looked === 0
        ? `No two cards were dealt to one player in ${ENOUGH} games, so none are judged.`
        : `Two cards in one dealt hand, compared with the better of them: the ${pairs.length} that win most more, of ${looked} pairs that were dealt ${ENOUGH} times or more. With this many pairs, the first rows are there by chance unless their rate is low.`,
    ],
    table: tableOf(
      pairs,
      [
        words('Cards', ({ a, b }) => `${label(a)} and ${label(b)}`),
        figures('Won with both', (row) => share(row.share, row, row.games), 'games won'),
        figures('With the better one', ({ better }) => number(better * 100, 1, '%')),
        figures('Rate', ({ rate }) => number(rate, 2)),
      ],
      { named: isNamed },
    ),
    asked: ['pairs'],
  };
}
