/** Where points came from, as a table. */
import { cardLabel } from '../../program/index.ts';
import { type Game, type PointsBy, seatNumber } from '../../runtime/index.ts';
import { table } from '../terminal/table.ts';

/** A row for each seat: its cards that gave points, the most first. */
export function showPoints(points: readonly PointsBy[], { players, tables }: Game): string {
  const rows = Array.from({ length: players }, (_, seat) => {
    const cards = points
      .filter((one) => one.seat === seat)
      .map(({ card, points: sum }) => `#${cardLabel(tables.cards[tables.cardOf[card]])} ${sum}`);
    return [`${seatNumber(seat)}`, cards.length > 0 ? cards.join(', ') : 'none'];
  });
  return table(['Seat', 'Points by card'], rows);
}
