/** How often groups of seats win: seats by their place, bots by their kind. */
import { seatNumber } from '../../runtime/index.ts';
import type { GameRow } from '../data/columns.ts';
import {
  FEWEST_GAMES,
  falseDiscoveryRates,
  pValueOfWins,
  shareWon,
  standsOut,
} from '../statistics/certainty.ts';
import { roundTo } from '../statistics/rounding.ts';
import { addWin, countWin, noWins, type Wins } from '../statistics/sums.ts';
import type { CountedRun } from './context.ts';
import { between, percent } from './labels.ts';
import {
  type Column,
  cell,
  column,
  type Remark,
  type Section,
  type SectionInput,
  type Table,
  toTable,
} from './section.ts';

export const empty = (players: number) => ({
  /** By name of the bot. */
  bots: {} as Record<string, Wins>,
  seats: Array.from({ length: players }, noWins),
});
type WinSums = ReturnType<typeof empty>;

/** @param shares win shares by seat, in `WIN_UNITS` */
export function add(to: WinSums, { bots }: GameRow, shares: readonly number[]): void {
  for (const [seat, won] of shares.entries()) {
    countWin(to.bots, bots[seat], won);
    addWin(to.seats[seat], won);
  }
}

/** Share of games won, with its 95 % interval. */
export function winShare(wins: Wins = noWins()) {
  const { share, low, high } = shareWon(wins);
  return { games: wins.games, winShare: roundTo(share), low: roundTo(low), high: roundTo(high) };
}

/** Share of games won, with its false discovery rate among all shares of its kind. */
export type RatedShare = ReturnType<typeof winShare> & { rate: number };

/** False discovery rates of shares that should all be fair. A share of too few games never stands out. */
export const winDiscoveryRates = (wins: readonly Wins[], fair: number): number[] =>
  falseDiscoveryRates(wins.map((one) => pValueOfWins(one, fair)));

export function ratedShares(wins: readonly (Wins | undefined)[], players: number): RatedShare[] {
  const played = wins.map((one = noWins()) => one);
  const rates = winDiscoveryRates(played, 1 / players);
  return played.map((one, at) => ({ ...winShare(one), rate: rates[at] }));
}

export const find = ({ tally: { seats }, options }: CountedRun<WinSums>) => ({
  seats: ratedShares(seats, options.players).map((share, seat) => ({ seat, ...share })),
});

/**
 * A sentence for each group that certainly wins more or less than a fair share.
 * @param more a further sentence about a group
 */
export function shareRemarks<Row extends RatedShare>(
  rows: readonly Row[],
  players: number,
  nameOf: (row: Row) => string,
  more: (row: Row) => string = () => '',
): Remark[] {
  return rows.filter(standsOut).map((row) => {
    const wins = row.winShare > 1 / players ? 'more' : 'less';
    const share = `${percent(row.winShare)} % of its ${row.games} games (${between(row)})`;
    const text = `${nameOf(row)} wins clearly ${wins} often: ${share}; ${fairShare(players)}. ${more(row)}`;
    return { text: text.trimEnd(), wins };
  });
}

/**
 * A table of how often groups of seats win.
 * @param options more columns for the report; the order in the terminal, by default the largest share first
 */
export function sharesTable<Row extends RatedShare>(
  rows: readonly Row[],
  players: number,
  head: Column<Row>,
  {
    further = [],
    named = standsOut,
    rank = ({ winShare: share }) => -share,
  }: { further?: Column<Row>[]; named?: (row: Row) => boolean; rank?: (row: Row) => number } = {},
): Table | undefined {
  return toTable(
    rows,
    [
      head,
      column.figure('Games', ({ games }) => cell.number(games)),
      column.figure(
        'Won',
        (row) => cell.share({ ...row, share: row.winShare }),
        `games won; ${fairShare(players)}`,
        {
          fair: 1 / players,
        },
      ),
      column.rate(({ games, rate }) => (games < FEWEST_GAMES ? null : rate)),
      ...further,
    ],
    { named, rank },
  );
}

export const fairShare = (players: number): string => `a fair share is ${percent(1 / players)} %`;

/** Explains a table of shares. */
export const sharesMeaning = (why: string, players: number): string =>
  `${why} ${fairShare(players).replace('a', 'A')} of the games; a tie is shared.`;

export function seatsSection({
  run: { options },
  findings,
}: SectionInput<WinSums, ReturnType<typeof find>>): Section {
  const { players } = options;
  const seats = findings.seats.filter(({ games }) => games > 0);
  const nameOf = ({ seat }: { seat: number }) => `${seatNumber(seat)}`;
  return {
    title: 'Seats',
    paragraphs: [sharesMeaning('Whether it matters who plays first.', players)],
    remarks: shareRemarks(seats, players, (row) => `Seat ${nameOf(row)}`),
    table: sharesTable(seats, players, column.text('Seat', nameOf)),
  };
}

/** Null if there is only one kind of bot. */
export function botsSection({ run: { tally, options } }: SectionInput<WinSums>): Section | null {
  const bots = Object.keys(tally.bots).toSorted();
  if (bots.length < 2) return null;
  const { players } = options;
  const shares = ratedShares(
    bots.map((bot) => tally.bots[bot]),
    players,
  );
  return {
    title: 'Players',
    paragraphs: [sharesMeaning('How often each kind of player wins against the others.', players)],
    table: sharesTable(
      bots.map((bot, at) => ({ ...shares[at], bot })),
      players,
      { ...column.text('Player', ({ bot }) => bot), brief: 'Bot' },
      { rank: () => 0 },
    ),
  };
}
