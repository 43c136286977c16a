/** The parts of a report about how long games take, and how points grow in them. */

import { shareOf } from '../../figures/intervals.ts';
import { ENOUGH } from '../../figures/multiple-testing.ts';
import { WIN_UNITS } from '../../figures/tally.ts';
import { lengthPlot, timePlot } from '../plots.ts';
import type { Material, Section } from '../section.ts';
import { NONE, number, share, text } from '../table.ts';
import type { Answers } from './answers.ts';

export function lengthSection({ answers: { length, lengths, points } }: Material): Section {
  const row = (name: string, { games, mean, margin, p10, p50, p90 }: Answers['length'][number]) => ({
    cells: [
      text(name),
      number(mean, 1, games < 2 ? undefined : `± ${margin.toFixed(1)}`),
      number(p10),
      number(p50),
      number(p90),
      number(games),
    ],
  });
  return {
    id: 'length',
    title: 'How long a game takes',
    says: [],
    plot: { ...lengthPlot(lengths), label: `Games by the number of draws in them; ${spoken(length[0])}` },
    table: {
      name: 'length',
      searched: false,
      columns: [
        { title: 'Figure' },
        { title: 'Mean', number: true, says: 'with how far it lies off at most, with 95 % confidence' },
        { title: 'A tenth below', number: true },
        { title: 'Half below', number: true },
        { title: 'Nine tenths below', number: true },
        { title: 'Games', number: true },
      ],
      rows: [row('Draws in a game', length[0]), row('Points of a seat at the end', points[0])],
    },
    asked: ['length', 'points', 'lengths'],
  };
}

const spoken = ({ games, mean, p10, p90 }: Answers['length'][number]): string =>
  `${mean.toFixed(1)} on average, eight of ten from ${p10} to ${p90}, over ${games} games`;

export function timeSection({ answers: { time } }: Material): Section {
  const says =
    'The line is the mean of a seat, the band holds eight games of ten, the dashed line is the leader at that moment. Later rows are of fewer games: those that still went on.';
  const last = time.at(-1);
  return {
    id: 'time',
    title: 'Points over time',
    says: last ? [says] : [`Fewer than ${ENOUGH} games lasted ten draws: nothing is said.`],
    ...(last && {
      plot: {
        ...timePlot(time),
        label: `Points after so many draws: ${last.mean.toFixed(0)} of a seat and ${last.leader.toFixed(0)} of the leader after ${last.draws}`,
      },
      table: {
        name: 'time',
        searched: false,
        columns: [
          { title: 'Draws', number: true, sorted: 'ascending' as const },
          { title: 'Points of a seat', number: true },
          { title: 'The leader has', number: true },
          {
            title: 'The leader wins',
            number: true,
            says: 'share of the games that who leads then wins in the end; of several the first',
          },
          { title: 'Games', number: true },
        ],
        rows: time.map((row) => ({
          cells: [
            number(row.draws),
            number(row.mean, 1, `± ${row.margin.toFixed(1)}`),
            number(row.leader, 1, `± ${row.leader_margin.toFixed(1)}`),
            leads(row),
            number(row.games),
          ],
        })),
      },
    }),
    asked: ['time'],
  };
}

function leads({ leader_wins: wins, ended }: Answers['time'][number]) {
  if (wins === null || ended < ENOUGH) return NONE;
  const { low, high } = shareOf({ games: ended, won: wins * ended * WIN_UNITS });
  return share(wins, low, high, `${ended} games`);
}
