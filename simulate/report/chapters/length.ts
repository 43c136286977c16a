/** The chapters about how long games take, and how points grow in them. */
import { shareOfGames } from '../../figures/intervals.ts';
import { ENOUGH } from '../../figures/multiple-testing.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import { lengthPlot, timePlot } from '../plots.ts';
import { NONE, number, plusMinus, share, tableOf, text } from '../table.ts';

export function lengthChapter({ answers: { length, lengths, points } }: ReportData): Chapter {
  const [{ mean, p10, p90, games }] = length;
  const spoken = `mean ${mean.toFixed(1)}, 10th to 90th percentile ${p10} to ${p90}, over ${games} games`;
  const rows = [
    { of: 'Draws in a game', ...length[0] },
    { of: 'Points of a seat at the end', ...points[0] },
  ];
  return {
    title: 'How long a game takes',
    says: [],
    plot: { ...lengthPlot(lengths), label: `Games by the number of draws in them; ${spoken}` },
    table: tableOf(rows, [
      { title: 'Figure', cell: (row) => text(row.of) },
      {
        ...{ title: 'Mean', number: true, says: 'with its 95 % margin of error' },
        cell: (row) => number(row.mean, 1, row.games < 2 ? undefined : plusMinus(row.margin)),
      },
      { title: 'P10', number: true, says: '10th percentile', cell: (row) => number(row.p10) },
      { title: 'Median', number: true, cell: (row) => number(row.p50) },
      { title: 'P90', number: true, says: '90th percentile', cell: (row) => number(row.p90) },
      { title: 'Games', number: true, cell: (row) => number(row.games) },
    ]),
    asked: ['length', 'points', 'lengths'],
  };
}

export function timeChapter({ answers: { time } }: ReportData): Chapter {
  const last = time.at(-1);
  return {
    title: 'Points over time',
    says: [
      last
        ? 'The line is the mean of a seat, the band reaches from the 10th to the 90th percentile of games, the dashed line is the leader at that moment. Later rows are of fewer games: those that were not over yet.'
        : `Fewer than ${ENOUGH} games lasted ten draws, which is too few to judge.`,
    ],
    plot: last && {
      ...timePlot(time),
      label: `Points by the number of draws: ${last.mean.toFixed(0)} of a seat and ${last.leader.toFixed(0)} of the leader after ${last.draws}`,
    },
    table: tableOf(time, [
      { title: 'Draws', number: true, sorted: 'ascending', cell: (row) => number(row.draws) },
      {
        ...{ title: 'Points of a seat', number: true },
        cell: (row) => number(row.mean, 1, plusMinus(row.margin)),
      },
      {
        ...{ title: 'Points of the leader', number: true },
        cell: (row) => number(row.leader, 1, plusMinus(row.leader_margin)),
      },
      {
        ...{ title: 'The leader wins', number: true },
        says: 'share of the games that the leader at this moment wins in the end; of several leaders the first',
        cell: ({ leader_wins: wins, ended }) =>
          wins === null || ended < ENOUGH ? NONE : share(wins, shareOfGames(wins * ended, ended), ended),
      },
      { title: 'Games', number: true, cell: (row) => number(row.games) },
    ]),
    asked: ['time'],
  };
}
