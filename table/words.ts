/** What a game asks and what happens in it, in words and as data, for programs that show games in their own way. */
import { memoize, type SetProgram, UserError } from '../program/index.ts';
import { decision, type Game, type View, view } from '../runtime/index.ts';
import { type CardBook, cardBook } from './card-book.ts';
import { makeMenu } from './decision/menu.ts';
import { menuContext, pendingQuestion, stepSentence } from './decision/question.ts';
import { eventsBetween } from './events/events.ts';
import { lineText } from './events/parts.ts';
import type { ChoiceEntry, EventLine, ScreenLine } from './messages.ts';

/** How words are made. */
export interface EventsOptions {
  /** The cards, for their names; by default those of the game, in English. Views have none. */
  book?: CardBook;
  /** The names of the seats; a seat without one has that of a plant. */
  names?: readonly string[];
}

/** A question in words. */
export interface QuestionWords {
  /** The seat that is asked, from 0. */
  seat: number;
  /** `Where does it go?` */
  text: string;
  /** The step that asks, `Place a lion.`; null if no step does. */
  step: string | null;
  /**
   * The answers. `options` are indexes in the `options` of the decision: equal ones share an entry, and an entry without any has a
   * second menu in `next`.
   */
  entries: readonly ChoiceEntry[];
}

const bookOf = memoize((sets: readonly SetProgram[]): CardBook => cardBook(sets));

/**
 * The question that a game asks, in words; null if it asks none. Only the seat that is asked may read it.
 * @throws UserError for anything but a game
 */
export function question(game: Game, { book, names = [] }: EventsOptions = {}): QuestionWords | null {
  if (!isGame(game)) throw new UserError('question expects a game of `newGame`');
  const asked = decision(game);
  if (!asked) return null;
  const context = menuContext({ game, book: book ?? bookOf(game.tables.sets), names });
  return {
    seat: asked.seat,
    text: pendingQuestion(context),
    step: stepSentence(context),
    entries: makeMenu(context),
  };
}

/**
 * What happened between two moments, as far as a seat may know: a line for each event, in parts that name what they are about, and as
 * one text.
 * @param before a copy of the game (`clone`) or a view of the seat from before
 * @param seat from 0; a spectator is -1
 * @throws UserError for anything but games or views, and for views without a book
 */
export function events(
  before: Game | View,
  after: Game | View,
  seat: number,
  { book, names }: EventsOptions = {},
): EventLine[] {
  const cards = book ?? (isGame(after) ? bookOf(after.tables.sets) : undefined);
  if (!cards) throw new UserError('events expects two games, or two views and a `book` of their cards');
  const [was, is] = [before, after].map((one) => ({ view: isGame(one) ? view(one, seat) : one }));
  if (was!.view.seats?.length !== is!.view.seats?.length)
    throw new UserError('events expects two moments of one game');
  return eventsBetween(was!, is!, cards, names).map(eventLine);
}

/** A line without what only screens need. */
export function eventLine({ learned: _, decisions: __, ...line }: ScreenLine): EventLine {
  return { text: lineText(line), ...line };
}

const isGame = (one: Game | View): one is Game => Object(Object(one).tables).sets !== undefined;
