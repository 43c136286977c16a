/** Everything that the screen of a seat shows. */

import { type Letters, lettersOf } from '../../../print/board/index.ts';
import { markersOf } from '../../../program/index.ts';
import { seatNumber, type View } from '../../../runtime/index.ts';
import {
  type CardBook,
  cardName,
  cardRulesText,
  type EventLine,
  HUMAN,
  lineText,
  type MenuEntry,
  type TableView,
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

/** The model for the seat that has to choose. @param events all events, as the seat knows them */
export function screenModel(
  { view, seats, running, asked }: TableView,
  events: readonly EventLine[],
  book: CardBook,
): ScreenModel {
  const { seat, decisions } = view;
  const whose = running?.seat === seat ? 'your' : `seat ${seatNumber(running?.seat ?? seat)}'s`;
  return {
    view,
    book,
    names: seats.map(({ player }, at) => (at === seat ? 'you' : player === HUMAN ? 'person' : player)),
    letters: lettersOf([...book.words.animals, ...markersOf(book.words)].map(({ name }) => name)),
    events: events.filter((event) => event.decisions === decisions).map(lineText),
    effect: running
      ? { head: `${whose} ${cardName(book, running.card)}`, text: cardRulesText(book, running.card) }
      : undefined,
    question: [asked?.step, asked?.question].filter(Boolean).join(' '),
    menu: asked?.entries ?? [],
  };
}
