/** The parts of a report about who wins: hands, seats, players, and two cards together. */
import { seatNumber } from '../../../runtime/index.ts';
import { ENOUGH, WRONG_NAMES } from '../../figures/multiple-testing.ts';
import type { Material, Section } from '../section.ts';
import { NONE, number, percent, share, text } from '../table.ts';

export function sharesSections({ answers, players }: Material): Section[] {
  const fair = 1 / players;
  const section = (
    id: 'hands' | 'seats' | 'bots',
    title: string,
    head: string,
    name: (row: never) => string,
    says: string[],
  ): Section => ({
    id,
    title,
    says,
    ...(answers[id].length > 0 && {
      table: {
        name: id,
        searched: answers[id].length > 10,
        columns: [
          { title: head },
          { title: 'Won', number: true, says: `games won; a fair share is ${percent(fair)} %` },
          { title: 'Rate', number: true },
        ],
        rows: answers[id].map((row) => ({
          named: row.rate <= WRONG_NAMES,
          cells: [
            text(name(row as never)),
            share(row.share, row.low, row.high, `${row.games} games`),
            row.games < ENOUGH ? NONE : number(row.rate, 2),
          ],
        })),
      },
    }),
    asked: [id],
  });
  const fairly = `A fair share is ${percent(fair)} % of the games; a tie is shared.`;
  return [
    section('hands', 'Preset hands', 'Hand', ({ hand }: { hand: string }) => hand, [
      answers.hands.length > 0 ? fairly : 'No preset hand of the set was played.',
    ]),
    section('seats', 'Seats', 'Seat', ({ seat }: { seat: number }) => `${seatNumber(seat)}`, [fairly]),
    ...(answers.bots.length > 1
      ? [section('bots', 'Players', 'Player', ({ bot }: { bot: string }) => bot, [fairly])]
      : []),
  ];
}

export function pairsSection({ answers: { pairs }, label }: Material): Section {
  const looked = pairs[0]?.count_all ?? 0;
  return {
    id: 'pairs',
    title: 'Two cards together',
    says: [
      looked === 0
        ? `No two cards were dealt to one player in ${ENOUGH} games: nothing is said.`
        : `Two cards in one dealt hand, against the better of them: the ${pairs.length} that win most more, of ${looked} pairs that were dealt ${ENOUGH} times or more. With so many looked at, the first rows are there by chance unless their rate is low.`,
    ],
    ...(pairs.length > 0 && {
      table: {
        name: 'pairs',
        searched: false,
        columns: [
          { title: 'Cards' },
          { title: 'Won with both', number: true, says: 'games won' },
          { title: 'With the better one', number: true },
          { title: 'Rate', number: true },
        ],
        rows: pairs.map((row) => ({
          named: row.rate <= WRONG_NAMES,
          cells: [
            text(`${label(row.a)} and ${label(row.b)}`),
            share(row.share, row.low, row.high, `${row.games} games`),
            number(row.better * 100, 1, '%'),
            number(row.rate, 2),
          ],
        })),
      },
    }),
    asked: ['pairs'],
  };
}
