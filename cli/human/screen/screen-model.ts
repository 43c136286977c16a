/** All that the screen of a seat shows. */

import { type Letters, lettersOf } from '../../../print/board/index.ts';
import { markersOf } from '../../../program/index.ts';
import { runningEffect, seatNumber, type View, view } from '../../../runtime/index.ts';
import { HUMAN } from '../../run/seats.ts';
import { type CardBook, cardName, cardText } from '../card-book.ts';
import { type Entry, menuOf } from '../menu.ts';
import { askingStep, cardInQuestion, questionOf } from '../question.ts';
import type { Session } from '../session.ts';

export interface ScreenModel {
  view: View;
  book: CardBook;
  /** The name of each seat, like `you` or `greedy`. */
  names: readonly string[];
  /** A letter for each species of the game. */
  letters: Letters;
  /** Events since the seat last chose, the newest last. */
  events: readonly string[];
  /** The running effect: its card, like `your #61` or `seat 2's #15 "Rain"`, and its rules text. */
  effect: { head: string; text: string } | undefined;
  question: string;
  menu: readonly Entry[];
}

/** The model for the seat that is asked: only what `view` shows it, and the running effect, which everybody sees. */
export function screenModel({ game, book, players, observers }: Session): ScreenModel {
  const { seat } = game.asked;
  const seen = view(game, seat);
  const running = runningEffect(game);
  const step = running && askingStep(book, running);
  const asked = { decision: game.asked, view: seen, book, step, turns: game.turns[seat] };
  const { events = [], read = 0 } = observers.get(seat) ?? {};
  const nameOf = (player: string, at: number): string => {
    if (at === seat) return 'you';
    return player === HUMAN ? 'person' : player;
  };
  const whose = running?.seat === seat ? 'your' : `seat ${seatNumber(running?.seat ?? seat)}'s`;
  return {
    view: seen,
    book,
    names: players.map(nameOf),
    letters: lettersOf([...book.words.animals, ...markersOf(book.words)].map(({ name }) => name)),
    events: events.slice(read),
    effect: running && {
      head: `${whose} ${cardName(book, running.card)}`,
      text: cardText(book, running.card),
    },
    question: questionOf(asked, cardInQuestion(game)),
    menu: menuOf(asked),
  };
}
