/** How often groups of seats win: seats by their place, bots by their kind. */
import { seatNumber } from '../../runtime/index.ts';
import type { CountedRun } from '../run/context.ts';
import type { GameRow } from '../run/row.ts';
import { type Interval, shareOf } from './intervals.ts';
import { between, percent } from './labels.ts';
import { FALSE_DISCOVERY_RATE, FEWEST_GAMES, falseDiscoveryRates, pValueOfWins } from './multiple-testing.ts';
import { roundTo } from './rounded.ts';
import {
  type Column,
  cell,
  column,
  type Remark,
  type Section,
  type SectionInput,
  type Table,
  tableOf,
} from './section.ts';
import { addWin, countWin, noWins, type Wins } from './sums.ts';

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
export interface WinShare extends Interval {
  games: number;
  winShare: number;
}

/** Share of games won, with its false discovery rate among all shares of its kind. */
export type RatedShare = WinShare & { rate: number };

/** Share of games won, with its 95 % interval. */
export function winShare(wins: Wins = noWins()): WinShare {
  const { share, low, high } = shareOf(wins);
  return { games: wins.games, winShare: roundTo(share), low: roundTo(low), high: roundTo(high) };
}

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

type SeatInput = SectionInput<WinSums, ReturnType<typeof find>>;

function seatRemarks({ findings, run: { options } }: SeatInput): Remark[] {
  const fair = 1 / options.players;
  return findings.seats
    .filter(({ rate }) => rate <= FALSE_DISCOVERY_RATE)
    .map((seat) => ({
      text: `Seat ${seatNumber(seat.seat)} ${winsClearly(seat, fair)}.`,
      wins: moreOrLess(seat, fair),
    }));
}

export const moreOrLess = ({ winShare: share }: Pick<WinShare, 'winShare'>, fair: number) =>
  share > fair ? 'more' : 'less';

export function winsClearly({ games, winShare: share, ...bounds }: WinShare, fair: number): string {
  return `wins clearly ${moreOrLess({ winShare: share }, fair)} often: ${percent(share)} % of its ${games} games (${between(bounds)})`;
}

/** A table of how often groups of seats win. */
export function sharesTable<Row extends RatedShare>(
  rows: readonly Row[],
  players: number,
  options: {
    head: Column<Row>;
    /** More columns for the report. */
    further?: readonly Column<Row>[];
    named?: (row: Row) => boolean;
    /** The order in the terminal; by default, the largest share first. */
    rank?: (row: Row) => number;
  },
): Table | undefined {
  const {
    further = [],
    named = ({ rate }) => rate <= FALSE_DISCOVERY_RATE,
    rank = ({ winShare: share }) => -share,
  } = options;
  return tableOf(
    rows,
    [
      options.head,
      column.figure('Games', ({ games }) => cell.number(games)),
      column.figure(
        'Won',
        ({ winShare: share, low, high }) => cell.share({ share, low, high }),
        `games won; ${fairShare(players)}`,
        { fair: 1 / players },
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

export function seatsSection(input: SeatInput): Section {
  const { run, findings } = input;
  const { players } = run.options;
  return {
    title: 'Seats',
    paragraphs: [sharesMeaning('Whether it matters who plays first.', players)],
    remarks: seatRemarks(input),
    table: sharesTable(
      findings.seats.filter(({ games }) => games > 0),
      players,
      { head: column.text('Seat', ({ seat }) => `${seatNumber(seat)}`) },
    ),
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
      shares.map((share, at) => ({ ...share, bot: bots[at] })),
      players,
      { head: { ...column.text('Player', ({ bot }) => bot), brief: 'Bot' }, rank: () => 0 },
    ),
  };
}
