/** What a game asks and what happens in it, in words and as data, for programs that show games in their own way. */

import type { SetIn } from '../print/face/index.ts';
import { memoize, type SetProgram, UserError } from '../program/index.ts';
import { decision, type Game, type View, view } from '../runtime/index.ts';
import { bookIn, type CardBook, cardBook } from './card-book.ts';
import { makeMenu } from './decision/menu.ts';
import { pendingQuestion, stepSentence, viewMenuContext } from './decision/question.ts';
import { eventsBetween } from './events/events.ts';
import { lineText } from './events/parts.ts';
import type { ChoiceEntry, EventLine, ScreenLine } from './messages.ts';

/** The words of a set, and the names of the seats. */
export interface InSet {
  /** The set in a language. By default the game's own, in English; a view has none. */
  set?: SetIn;
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

/** The book of a set, by default that of a game. */
function bookFor(call: string, seen: Game | View, set: SetIn | undefined): CardBook {
  if (set) return bookIn(set);
  if (!isGame(seen))
    throw new UserError(`${call} of a view expects the words of its cards: \`{ set: mine.in('en') }\``);
  return bookOf(seen.tables.sets);
}

/**
 * The question that waits, in words; null if none does. Only the seat that is asked may read it.
 * @param seen a game, or a view of the seat that is asked
 * @throws UserError for anything but a game or a view, and for a view without a set
 */
export function question(seen: Game | View, { set, names = [] }: InSet = {}): QuestionWords | null {
  if (!isGame(seen) && !isView(seen))
    throw new UserError('question expects a game of `newGame`, or a view of it');
  const asked = isGame(seen) ? decision(seen) : seen.decision;
  if (!asked?.options) return null;
  const book = bookFor('question', seen, set);
  const context = viewMenuContext(isGame(seen) ? view(seen, asked.seat) : seen, { book, names });
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
 * @throws UserError for anything but games or views, and for views without a set
 */
export function events(
  before: Game | View,
  after: Game | View,
  seat: number,
  { set, names }: InSet = {},
): EventLine[] {
  const [was, is] = [before, after].map((one) => {
    if (!isGame(one) && !isView(one))
      throw new UserError('events expects two games of `newGame`, or two views');
    return { view: isGame(one) ? view(one, seat) : one };
  });
  const book = bookFor('events', after, set);
  if (was!.view.seats.length !== is!.view.seats.length)
    throw new UserError('events expects two moments of one game');
  return eventsBetween(was!, is!, book, names).map(eventLine);
}

/** A line without what only screens need. */
export function eventLine({ learned: _, decisions: __, ...line }: ScreenLine): EventLine {
  return { text: lineText(line), ...line };
}

const isGame = (one: Game | View): one is Game => Object(Object(one).tables).sets !== undefined;
const isView = (one: Game | View): one is View => Array.isArray(Object(one).seats);
