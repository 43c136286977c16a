/** How a game ends, in sentences: the last round, a tie that is played out, the result. */
import { pluralize } from '../../program/index.ts';
import type { View } from '../../runtime/index.ts';
import { seatName } from '../marks.ts';

const LIST = new Intl.ListFormat('en');

/** What decides a game that ends before anybody has reached the target, and a tie that is final (R12.5). */
const EXHAUSTED = 'nobody can play or gain a card any more';

const leadersOf = ({ seats }: View) => {
  const vp = Math.max(...seats.map((one) => one.vp));
  return { vp, leaders: seats.flatMap((one, seat) => (one.vp === vp ? [seat] : [])) };
};

/** Whether anybody has reached the target. */
const isReached = (view: View): boolean => leadersOf(view).vp >= view.target;

/** `Acacia has 80: this round is the last.` Null while the end is not in sight, and once the game is over. */
export function endingSentence(view: View, names: readonly string[]): string | null {
  const { seats, status, target, isTied } = view;
  if (status !== 'playing' || !(isTied || isReached(view))) return null;
  const { vp, leaders } = leadersOf(view);
  if (isTied && leaders.length > 1)
    return `${LIST.format(leaders.map((seat) => seatName(names, seat)))} have ${pluralize(vp, 'point')} each: one more draw, until one leads alone.`;
  const has = (seat: number) => `${seatName(names, seat)} has ${seats[seat]!.vp}`;
  if (isTied) return `${has(leaders[0]!)}: whoever leads alone after this draw wins.`;
  const reached = seats.flatMap(({ vp: points }, seat) => (points >= target ? [has(seat)] : []));
  return `${LIST.format(reached)}: this round is the last.`;
}

/** What is to be said about the end that could not be said before. */
export function endingNews(before: View, now: View, names: readonly string[]): string | null {
  const isNew = isReached(now) && !isReached(before);
  return isNew || (now.isTied && !before.isTied) ? endingSentence(now, names) : null;
}

/** The seats that have won a finished game: one, or all that lead in a tie that is final (R12.5). */
export const winners = (view: View): number[] =>
  view.winner === null ? leadersOf(view).leaders : [view.winner];

/** `Ines wins with 81`, `Ines and Tobi win with 81`. */
export function headline(view: View, names: readonly string[]): string {
  const all = winners(view).map((seat) => seatName(names, seat));
  return `${LIST.format(all)} ${all.length === 1 ? 'wins' : 'win'} with ${leadersOf(view).vp}`;
}

/** `Ines wins with 81 points.` Null while the game goes on. @param stopped why it was stopped, if it was */
export function resultSentence(names: readonly string[], view: View, stopped: string): string | null {
  const { status, winner, seats } = view;
  if (status === 'playing') return null;
  if (status === 'unfinished') return `The game was stopped: ${stopped}.`;
  const { vp, leaders } = leadersOf(view);
  if (winner === null) {
    const all = LIST.format(leaders.map((seat) => seatName(names, seat)));
    return `A tie: ${all} have ${pluralize(vp, 'point')} each, and ${EXHAUSTED}.`;
  }
  const why = isReached(view) ? '' : `: ${EXHAUSTED}`;
  return `${seatName(names, winner)} wins with ${pluralize(seats[winner]!.vp, 'point')}${why}.`;
}
