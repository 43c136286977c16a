/** The end of a game as a poster: who won, by what, and when. It shows what everybody knows at the end, and nothing else. */
import { landscapeDrawing } from '../../print/board/index.ts';
import type { Poster } from '../../print/poster/index.ts';
import { type Gain, greatestGains, pointsByCard } from '../../runtime/index.ts';
import { type CardBook, findCard } from '../card-book.ts';
import { headline, winners } from '../events/ending.ts';
import type { ScreenView } from './screen.ts';

/** What a poster says besides the game: the title of its set, the day as it is printed, the name of the table. */
export type PosterFacts = Pick<Poster, 'set' | 'day' | 'table'>;

/** How many cards of the winner a poster has. */
const MOST_CARDS = 3;

/** @param gains those of the whole game */
export function gamePoster(
  { view, seats }: Pick<ScreenView, 'view' | 'seats'>,
  gains: readonly Gain[],
  book: CardBook,
  facts: PosterFacts,
): Poster {
  const won = winners(view);
  const names = seats.map(({ name }) => name);
  const best = pointsByCard(gains)
    .filter(({ seat }) => won.includes(seat))
    .sort((a, b) => b.points - a.points);
  const greatest = new Map(greatestGains(gains).map((gain) => [gain.seat, gain]));
  return {
    ...facts,
    headline: headline(view, book, names),
    words: {
      target: book.wording.text('poster-target', { amount: view.target }),
      once: book.wording.text('poster-once'),
      draws: book.wording.text('poster-draws', { amount: view.draws }),
      unofficial: book.wording.text('poster-unofficial'),
    },
    winners: won,
    board: landscapeDrawing(view, 'The land at the end'),
    target: view.target,
    draws: view.draws,
    seats: names.map((name, seat) => {
      const one = greatest.get(seat);
      return {
        name,
        points: pointsByDraw(gains, seat, view.draws),
        ...(one && {
          greatest: {
            points: one.points,
            draw: one.draw,
            title: findCard(book, one.card).title ?? `Card ${one.card}`,
          },
        }),
      };
    }),
    cards: best.slice(0, MOST_CARDS).flatMap(({ card: number, points }) => {
      const card = book.cards.get(number);
      return card ? { card, points } : [];
    }),
  };
}

/** The points of a seat before the first draw, then after each. */
function pointsByDraw(gains: readonly Gain[], seat: number, draws: number): number[] {
  const sums = Array<number>(draws + 1).fill(0);
  for (const one of gains) if (one.seat === seat) sums[one.draw]! += one.points;
  let sum = 0;
  return sums.map((points) => (sum += points));
}
