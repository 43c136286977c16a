/**
 * Compares two versions of a set game by game. Both play the same seeds, so shared luck cancels out. Only the sums of the
 * differences and of their squares are kept, which is enough for a mean and its interval. The sums are integers, so the order of
 * games does not matter.
 */
import { sum } from 'simple-statistics';
import type { GameRow } from '../data/columns.ts';
import { estimateMean, isJudged, type Mean, pValue } from '../statistics/certainty.ts';
import { addTo, inUnits, noSums, type Sums, standardError, WIN_UNITS } from '../statistics/sums.ts';

/** Sums of differences, this version minus the other, over the games that broke off with an error in neither version; before any game. */
export const noPairedSums = () => ({
  draws: noSums(),
  /** The total points of all seats in a game. */
  points: noSums(),
  /** Win shares in `WIN_UNITS`: of the seat that began with a card in both, by card number; of the seat that played a hand. */
  cards: {} as Record<string, Sums>,
  hands: {} as Record<string, Sums>,
});
export type PairedSums = ReturnType<typeof noPairedSums>;

/**
 * Adds one game. A game that broke off in either version cannot be compared.
 * @param about the only card that the game is evidence for; by default all cards. With it, an unfinished game counts as a tie of
 *   all players, because a card without which games do not end could not be judged otherwise.
 */
export function addPair(to: PairedSums, now: GameRow | null, then: GameRow | null, about?: number): void {
  if (!now || !then) return;
  addTo(to.draws, now.draws - then.draws);
  addTo(to.points, sum(now.points) - sum(then.points));
  const isAbout = (card: number) => about === undefined || card === about;
  const [after, before] = [now, then].map((row) =>
    dealtShares(about === undefined ? row : tied(row), isAbout),
  );
  addShares(to.cards, after, before);
  addShares(to.hands, handShares(now), handShares(then));
}

/** The same game; counted as a tie of all players if it did not end. */
const tied = (row: GameRow): GameRow => ({
  ...row,
  won: row.won ?? row.points.map((_, __, { length }) => 1 / length),
});

/** The win shares of the seats that were dealt these cards, by card number. */
const dealtShares = ({ start, won, began }: GameRow, isAbout: (card: number) => boolean) =>
  new Map(
    start === 'dealt' && won
      ? began.flatMap((cards, seat) => cards.filter(isAbout).map((card) => [`${card}`, won[seat]]))
      : [],
  );

const handShares = ({ hands, won }: GameRow) =>
  new Map(hands && won ? hands.map((hand, seat) => [hand, won[seat]]) : []);

function addShares(to: Record<string, Sums>, now: Map<string, number>, then: Map<string, number>): void {
  for (const [key, share] of now) {
    const before = then.get(key);
    if (before === undefined) continue;
    to[key] ??= noSums();
    addTo(to[key], inUnits(share) - inUnits(before));
  }
}

/** The mean difference in the share of games won, from sums in `WIN_UNITS`. The bounds are from -1 to 1. */
export function shareDifference(sums: Sums, confidence?: number): Mean {
  const { low, high, ...rest } = estimateMean(sums, { unit: WIN_UNITS, error: shareError(sums), confidence });
  return { ...rest, low: Math.max(-1, low), high: Math.min(1, high) };
}

/** How likely a difference in the share of games won is by chance alone; 1 if there are too few games to judge it. */
export const pValueOfShares = (sums: Sums): number =>
  isJudged(sums) ? pValue(sums.sum / sums.games / shareError(sums)) : 1;

/**
 * The standard error of a mean difference of shares, as if two more games had been played, one of which was won in this version
 * only, and one in the other only (Agresti and Min 2005). Without them, a few games with the same difference would seem to leave
 * no doubt.
 */
const shareError = ({ games, sum, squares }: Sums): number =>
  standardError({ games: games + 2, sum, squares: squares + 2 * WIN_UNITS ** 2 });
