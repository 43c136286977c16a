/** Everything that the screen of a seat shows. */

import { type Letters, lettersOf } from '../../../print/board/index.ts';
import { markersOf } from '../../../program/index.ts';
import { runningEffect, seatNumber, type View } from '../../../runtime/index.ts';
import {
  askedOf,
  type CardBook,
  cardName,
  cardRulesText,
  HUMAN,
  lineText,
  type MenuEntry,
  menuOf,
  questionOf,
  type Session,
  stepSentence,
} from '../../../table/index.ts';

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
  menu: readonly MenuEntry[];
}

/** The model for the seat that has to choose: only what `view` shows it, and the running effect, which is public. */
export function screenModel(session: Session): ScreenModel {
  const { game, book, players, observers } = session;
  const { seat } = game.asked;
  const running = runningEffect(game);
  const asked = askedOf(session);
  const { events = [], read = 0 } = observers.get(seat) ?? {};
  const nameOf = (player: string, at: number): string => {
    if (at === seat) return 'you';
    return player === HUMAN ? 'person' : player;
  };
  const whose = running?.seat === seat ? 'your' : `seat ${seatNumber(running?.seat ?? seat)}'s`;
  return {
    view: asked.view,
    book,
    names: players.map(nameOf),
    letters: lettersOf([...book.words.animals, ...markersOf(book.words)].map(({ name }) => name)),
    events: events.slice(read).map(lineText),
    effect: running && {
      head: `${whose} ${cardName(book, running.card)}`,
      text: cardRulesText(book, running.card),
    },
    question: [stepSentence(asked), questionOf(asked)].filter(Boolean).join(' '),
    menu: menuOf(asked),
  };
}
