/**
 * Two versions of a set, game by game: both play the same seed, so that shared luck makes no difference. Only the sums of
 * the differences and of their squares are kept, which is all that a mean and its interval need. They are integers, so the
 * order does not matter.
 */
import type { GameRow } from '../run/row.ts';
import { addTo, noSums, type Sums } from './sums.ts';
import { inUnits } from './tally.ts';

/** Differences, this version minus the other, over games that both played to an end. */
export interface Paired {
  draws: Sums;
  /** Of the points of all seats of a game together. */
  points: Sums;
  /** Win shares in `WIN_UNITS` of the seat that began with a card in both, by its number; that played a hand in both. */
  cards: Record<string, Sums>;
  hands: Record<string, Sums>;
}

/** No game compared yet. */
export function emptyPaired(): Paired {
  return { draws: noSums(), points: noSums(), cards: {}, hands: {} };
}

/**
 * Adds one game; one that broke off in a version cannot be compared.
 * @param about the only card that the game says something about; all by default. Then a game that did not end is a tie of all: a card
 *   without which games do not end would not be judged otherwise.
 */
export function addPair(to: Paired, now: GameRow | null, then: GameRow | null, about?: number): void {
  if (!now || !then) return;
  addTo(to.draws, now.draws - then.draws);
  addTo(to.points, pointsOf(now) - pointsOf(then));
  const isAbout = (card: number) => about === undefined || card === about;
  const [after, before] = [now, then].map((row) =>
    dealtShares(about === undefined ? row : tied(row), isAbout),
  );
  addShares(to.cards, after, before);
  addShares(to.hands, handShares(now), handShares(then));
}

/** The same game, a tie of all if it did not end. */
const tied = (row: GameRow): GameRow => ({
  ...row,
  won: row.won ?? row.points.map((_, __, { length }) => 1 / length),
});

const pointsOf = ({ points }: GameRow): number => points.reduce((sum, one) => sum + one, 0);

/** How the seat that was dealt a card fared, by the card's number. */
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
