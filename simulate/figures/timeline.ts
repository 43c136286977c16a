/** How points grow during a game, and whether the leader of a moment wins. */
import { sum } from 'simple-statistics';
import type { Game } from '../../runtime/index.ts';
import type { GameRow } from '../data/columns.ts';
import { estimateMean, FEWEST_GAMES, halfWidth, isJudged, shareWon } from '../statistics/certainty.ts';
import { addWin, type Counts, count, inUnits, measureSpread, noWins, toSums } from '../statistics/sums.ts';
import { cell, column, plusMinus, type Section, type SectionInput, toTable } from './section.ts';

/** The number of draws between two entries of `timeline`. */
const DRAWS_PER_MOMENT = 10;

/** Watches a game for its timeline. */
export function watchTimeline(game: Game): { update(): void; timeline: number[][] } {
  const timeline: number[][] = [];
  return {
    timeline,
    update: () => {
      while (game.draws > DRAWS_PER_MOMENT * (timeline.length + 1)) timeline.push(game.vp.slice());
    },
  };
}

/** The sums of the games that lasted to a moment. */
const noMoment = () => ({
  /** The games by the points of all seats together, and by those of the leader. */
  totals: {} as Counts,
  leaders: {} as Counts,
  leaderWins: noWins(),
});

export const empty = () => ({ moments: [] as ReturnType<typeof noMoment>[] });
type TimelineSums = ReturnType<typeof empty>;

export function add({ moments }: TimelineSums, { timeline, won }: GameRow): void {
  for (const [at, points] of timeline.entries()) {
    moments[at] ??= noMoment();
    const most = Math.max(...points);
    count(moments[at].totals, sum(points));
    count(moments[at].leaders, most);
    if (won) addWin(moments[at].leaderWins, inUnits(won[points.indexOf(most)]));
  }
}

/** The points at each moment that enough games lasted. */
function timelineOf({ moments }: TimelineSums, players: number) {
  return moments
    .map(({ totals, leaders, leaderWins }, at) => {
      const { p10, p90 } = measureSpread(totals);
      const [seat, leader] = [estimateMean(toSums(totals), { unit: players }), estimateMean(toSums(leaders))];
      return {
        draws: DRAWS_PER_MOMENT * (at + 1),
        ...seat,
        leader,
        leaderWins,
        p10: p10 / players,
        p90: p90 / players,
      };
    })
    .filter(isJudged);
}

export function section({ run: { tally, options } }: SectionInput<TimelineSums>): Section {
  const time = timelineOf(tally, options.players);
  const last = time.at(-1);
  return {
    title: 'Points over time',
    paragraphs: [
      last
        ? 'How fast points come, and whether the leader is caught: where the leader at a moment wins little more than a fair share, games stay open. The line is the mean of a seat, the band reaches from the 10th to the 90th percentile of games, the dashed line is the leader at that moment. Later rows are of fewer games: those that were not over yet.'
        : `Fewer than ${FEWEST_GAMES} games lasted ten draws, which is too few to judge.`,
    ],
    plot: last && {
      data: { kind: 'time', of: time.map((row) => ({ ...row, leader: row.leader.mean })) },
      label: `Points by the number of draws: ${last.mean.toFixed(0)} of a seat and ${last.leader.mean.toFixed(0)} of the leader after ${last.draws}`,
    },
    table: toTable(time, [
      column.figure('Draws', (row) => cell.number(row.draws), undefined, { sorted: 'ascending' }),
      column.figure('Points of a seat', (row) => cell.number(row.mean, 1, plusMinus(halfWidth(row)))),
      column.figure('Points of the leader', ({ leader }) =>
        cell.number(leader.mean, 1, plusMinus(halfWidth(leader))),
      ),
      column.figure(
        'The leader wins',
        ({ leaderWins }) =>
          isJudged(leaderWins) ? cell.share(shareWon(leaderWins), leaderWins.games) : cell.none,
        'share of the games that the leader at this moment wins in the end; of several leaders the first',
      ),
      column.figure('Games', (row) => cell.number(row.games)),
    ]),
  };
}
