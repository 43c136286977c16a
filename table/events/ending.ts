/** How a game ends, in sentences: the last round, a tie that is played out, the result. */
import type { Bound, View } from '../../runtime/index.ts';
import type { CardBook } from '../card-book.ts';
import { seatName } from '../marks.ts';

const listed = ({ lang }: CardBook, seats: readonly number[], textOf: (seat: number) => string): string =>
  new Intl.ListFormat(lang).format(seats.map(textOf));

const leadersOf = ({ seats }: View) => {
  const vp = Math.max(...seats.map((one) => one.vp));
  return { vp, leaders: seats.flatMap((one, seat) => (one.vp === vp ? [seat] : [])) };
};

/** Whether anybody has reached the target. */
const isReached = (view: View): boolean => leadersOf(view).vp >= view.target;

/** `Acacia has 80: this round is the last.` Null while the end is not in sight, and once the game is over. */
export function endingSentence(view: View, book: CardBook, names: readonly string[]): string | null {
  const { seats, status, target, isTied } = view;
  if (status !== 'playing' || !(isTied || isReached(view))) return null;
  const { wording } = book;
  const { vp: amount, leaders } = leadersOf(view);
  const called = (seat: number) => seatName(names, seat);
  const has = (seat: number) => wording.text('ending-has', { who: called(seat), points: seats[seat]!.vp });
  if (isTied && leaders.length > 1)
    return wording.text('ending-tied', { who: listed(book, leaders, called), amount });
  if (isTied) return wording.text('ending-leads', { who: has(leaders[0]!) });
  const reached = [...seats.keys()].filter((seat) => seats[seat]!.vp >= target);
  return wording.text('ending-last-round', { who: listed(book, reached, has) });
}

/** What is to be said about the end that could not be said before. */
export function endingNews(before: View, now: View, book: CardBook, names: readonly string[]): string | null {
  const isNew = isReached(now) && !isReached(before);
  return isNew || (now.isTied && !before.isTied) ? endingSentence(now, book, names) : null;
}

/** The seats that have won a finished game: one, or all that lead in a tie that is final (R12.5). */
export const winners = (view: View): number[] =>
  view.winner === null ? leadersOf(view).leaders : [view.winner];

/** `Ines wins with 81`, `Ines and Tobi win with 81`. */
export function headline(view: View, book: CardBook, names: readonly string[]): string {
  const all = winners(view);
  const who = listed(book, all, (seat) => seatName(names, seat));
  const several = all.length === 1 ? 'no' : 'yes';
  return book.wording.text('ending-title', { who, several, points: leadersOf(view).vp });
}

/**
 * `Ines wins with 81 points.` Null while the game goes on.
 * @param bound the limit that stopped it, if it was stopped (R12.6); undefined if that is unknown
 */
export function resultSentence(
  view: View,
  book: CardBook,
  names: readonly string[],
  bound: Bound | undefined,
): string | null {
  const { status, winner } = view;
  const { wording } = book;
  if (status === 'playing') return null;
  if (status === 'unfinished') return wording.text('ending-stopped', { bound: bound ?? '' });
  const amount = leadersOf(view).vp;
  const who = listed(book, winners(view), (seat) => seatName(names, seat));
  if (winner === null) return wording.text('ending-tie', { who, amount });
  return wording.text('ending-won', { who, amount, isReached: isReached(view) ? 'yes' : 'no' });
}
