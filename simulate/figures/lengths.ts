/** How long games take, and the points of a seat at their end. */
import { sum } from 'simple-statistics';
import { pluralize } from '../../program/messages/index.ts';
import type { GameRow } from '../data/columns.ts';
import { estimateMean, halfWidth } from '../statistics/certainty.ts';
import { type Counts, count, measureSpread, toSums } from '../statistics/sums.ts';
import { cell, column, plusMinus, type Section, type SectionInput, toTable } from './section.ts';

export const empty = () => ({
  draws: {} as Counts,
  /** The points of every seat in every game. */
  points: {} as Counts,
  /** The points of all seats of a game together. */
  totals: {} as Counts,
  /** The most effects that ran on one draw of a game. */
  chains: {} as Counts,
});
export type LengthSums = ReturnType<typeof empty>;

export function add(to: LengthSums, { draws, points, chain }: GameRow): void {
  count(to.draws, draws);
  count(to.chains, chain);
  for (const one of points) count(to.points, one);
  count(to.totals, sum(points));
}

/** Tokens drawn per game, and the points of each seat at the end. */
export const figures = ({ draws, points }: LengthSums) => ({
  draws: measureSpread(draws),
  points: measureSpread(points),
});

/** The most effects that ran on one draw of each game. */
export const find = ({ chains }: LengthSums) => ({ chains: measureSpread(chains) });

export function section({ run: { tally, options } }: SectionInput<LengthSums>): Section {
  const { draws, points } = figures(tally);
  const { games } = tally;
  const { mean, p10, p50, p90 } = draws;
  const rows = [
    { of: 'Draws in a game', ...draws, margin: halfWidth(estimateMean(toSums(tally.draws))) },
    {
      of: 'Points of a seat',
      ...points,
      margin: halfWidth(estimateMean(toSums(tally.totals), { unit: options.players })),
    },
  ];
  return {
    title: 'How long a game takes',
    paragraphs: [
      games === 1
        ? `The game took ${pluralize(mean, 'draw')}.`
        : `Half of all games take ${p50} draws or fewer, and eight of ten take ${p10} to ${p90}. Games of very different length are harder to plan.`,
    ],
    plot: {
      data: {
        kind: 'length',
        of: Object.entries(tally.draws).map(([one, times]) => ({ draws: Number(one), games: times })),
      },
      label: `Games by the number of draws in them; mean ${mean.toFixed(1)}, 10th to 90th percentile ${p10} to ${p90}, over ${pluralize(games, 'game')}`,
    },
    table: toTable(rows, [
      { ...column.text('Figure', ({ of }) => of), brief: '' },
      column.figure(
        'Mean',
        (row) => cell.number(row.mean, 1, games < 2 ? undefined : plusMinus(row.margin)),
        'with its 95 % margin of error',
      ),
      column.figure('P10', (row) => cell.number(row.p10), '10th percentile'),
      column.figure('Median', (row) => cell.number(row.p50)),
      column.figure('P90', (row) => cell.number(row.p90), '90th percentile'),
      column.detail('Games', () => cell.number(games)),
    ]),
  };
}
