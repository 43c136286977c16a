/** The chapters about the length of games and the growth of points. */

import { counted } from '../../../program/messages/index.ts';
import { shareOfGames } from '../../figures/intervals.ts';
import { ENOUGH } from '../../figures/multiple-testing.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import { lengthPlot, timePlot } from '../plots.ts';
import { figures, NONE, numberCell, plusMinus, share, tableOf, words } from '../report-table.ts';

export function lengthChapter({ answers: { length, lengths, points } }: ReportData): Chapter {
  const [{ mean, p10, p90, games }] = length;
  const summary = `mean ${mean.toFixed(1)}, 10th to 90th percentile ${p10} to ${p90}, over ${counted(games, 'game')}`;
  const rows = [
    { of: 'Draws in a game', ...length[0] },
    { of: 'Points of a seat at the end', ...points[0] },
  ];
  return {
    title: 'How long a game takes',
    paragraphs: [
      games === 1
        ? `The game took ${counted(mean, 'draw')}.`
        : `Half of all games take ${length[0].p50} draws or fewer, and eight of ten take ${p10} to ${p90}. Games of very different length are harder to plan.`,
    ],
    plot: { ...lengthPlot(lengths), label: `Games by the number of draws in them; ${summary}` },
    table: tableOf(rows, [
      words('Figure', (row) => row.of),
      figures(
        'Mean',
        (row) => numberCell(row.mean, 1, row.games < 2 ? undefined : plusMinus(row.margin)),
        'with its 95 % margin of error',
      ),
      figures('P10', (row) => numberCell(row.p10), '10th percentile'),
      figures('Median', (row) => numberCell(row.p50)),
      figures('P90', (row) => numberCell(row.p90), '90th percentile'),
      figures('Games', (row) => numberCell(row.games)),
    ]),
    asked: ['length', 'points', 'lengths'],
  };
}

export function timeChapter({ answers: { time } }: ReportData): Chapter {
  const last = time.at(-1);
  return {
    title: 'Points over time',
    paragraphs: [
      last
        ? 'How fast points come, and whether the leader is caught: where the leader at a moment wins little more than a fair share, games stay open. The line is the mean of a seat, the band reaches from the 10th to the 90th percentile of games, the dashed line is the leader at that moment. Later rows are of fewer games: those that were not over yet.'
        : `Fewer than ${ENOUGH} games lasted ten draws, which is too few to judge.`,
    ],
    plot: last && {
      ...timePlot(time),
      label: `Points by the number of draws: ${last.mean.toFixed(0)} of a seat and ${last.leader.toFixed(0)} of the leader after ${last.draws}`,
    },
    table: tableOf(time, [
      figures('Draws', (row) => numberCell(row.draws), undefined, 'ascending'),
      figures('Points of a seat', (row) => numberCell(row.mean, 1, plusMinus(row.margin))),
      figures('Points of the leader', (row) => numberCell(row.leader, 1, plusMinus(row.leader_margin))),
      figures(
        'The leader wins',
        ({ leader_wins: wins, ended }) =>
          wins === null || ended < ENOUGH ? NONE : share(wins, shareOfGames(wins * ended, ended), ended),
        'share of the games that the leader at this moment wins in the end; of several leaders the first',
      ),
      figures('Games', (row) => numberCell(row.games)),
    ]),
    asked: ['time'],
  };
}
