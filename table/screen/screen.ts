/**
 * A remote screen, which receives only views of a game, and shows them as a screen at the table shows a session. It plays nothing
 * itself and knows no more than it has received.
 */
import type { DecisionKind, SetProgram } from '../../program/index.ts';
import { type RunningEffect, SPECTATOR, type View } from '../../runtime/index.ts';
import { askedFrom } from '../asked/question.ts';
import { type CardBook, type CardLanguage, cardBook } from '../card-book.ts';
import { wordsOfCards } from '../card-words.ts';
import { changedHexes, eventsBetween } from '../events/events.ts';
import type { AroundAsked, CardWords, EventLine, Player, TableShown } from '../messages.ts';
import { HUMAN } from '../seats.ts';
import { askedShown, DRAWS_IN_LOG, resultSentence, runningShown, seatShown } from '../shown.ts';

/** An update of a remote screen. */
export interface ViewUpdate {
  v: number;
  view: View;
  /** The running effect. */
  running: RunningEffect | null;
  /** More about the decision, for the deciding seat. */
  around?: AroundAsked;
}

/** The players, by seat. */
export interface PeopleAtTable {
  players: readonly Player[];
  names: readonly string[];
  /** Whether a page is open for the seat. */
  isHere: readonly boolean[];
  /** Whether this is a review of the game, which shows the questions of all seats, including those of bots. */
  isLookedBack?: boolean;
}

/** Decisions made simultaneously: it is unknown which of the other seats still choose. */
const AT_ONCE: readonly DecisionKind[] = ['use-element', 'draft', 'choose-active'];

/** Views do not contain the reason why a game stopped. */
const STOPPED = 'it took too long';

export class Screen {
  readonly book: CardBook;
  #seen: View | undefined;
  /** The view at the person's last choice. */
  #before: View | undefined;
  #events: EventLine[] = [];

  /** @param chain the sets in use, base first */
  constructor(chain: readonly SetProgram[], { nouns, lang }: CardLanguage = {}) {
    this.book = cardBook(chain, nouns, lang);
  }

  /** All events so far. */
  get events(): readonly EventLine[] {
    return this.#events;
  }

  /** The names and texts of all cards of the game. */
  cards(): CardWords[] {
    return wordsOfCards(this.book, this.book);
  }

  /** Takes an update and returns everything that the screen shows. */
  show({ v, view, running, around }: ViewUpdate, people: PeopleAtTable): TableShown {
    const { players, names, isHere } = people;
    this.#take(view, names);
    const { decision } = view;
    const options = decision?.options?.map((_, at) => at);
    const isPerson = players[view.seat] === HUMAN || people.isLookedBack === true;
    const isAsked = isPerson && decision && options && decision.seat === view.seat;
    const isAtOnce = decision && decision.seat !== view.seat && AT_ONCE.includes(decision.kind);
    const from = this.#events.findIndex(({ draw }) => draw > view.draws - DRAWS_IN_LOG);
    const saidBefore = from < 0 ? this.#events.length : from;
    const asked =
      isAsked &&
      askedFrom(view, { ...decision, options }, { ...around, ...(running && { running }) }, this.book, names);
    return {
      v,
      view,
      seats: players.map((_, seat) => ({
        ...seatShown(people, view, seat),
        ...(isAtOnce && { state: 'waits' as const }),
        isHere: isHere[seat] === true,
      })),
      handOver: null,
      running: running && runningShown(this.book, running),
      asked: asked ? askedShown(asked) : null,
      said: this.#events.slice(saidBefore),
      saidBefore,
      changed: changedHexes((this.#before ?? view).landscape, view.landscape),
      undo: whyNotBack(view) ?? true,
      line: 1,
      result: resultSentence(names, view, STOPPED),
    };
  }

  #take(view: View, names: readonly string[]): void {
    const seen = this.#seen;
    this.#seen = view;
    if (!seen || seen.seat !== view.seat) {
      this.#before = view;
      this.#events = [];
      return;
    }
    const isBack = view.draws < seen.draws || view.decisions < seen.decisions;
    if (isBack) {
      this.#before = view;
      this.#events = this.#events.filter(
        ({ draw, decisions }) => draw < view.draws || (draw === view.draws && decisions <= view.decisions),
      );
      return;
    }
    if (view.decisions > seen.decisions || view.seat === SPECTATOR) this.#before = seen;
    this.#events.push(...eventsBetween(seen, view, this.book, names));
  }
}

/** Why the person cannot even request to take back a choice; `null` if they can. */
function whyNotBack({ seat, status, decisions }: View): string | null {
  if (seat === SPECTATOR) return 'you are a spectator';
  if (status !== 'playing') return 'the game is over';
  return decisions > 0 ? null : 'you have not chosen anything yet';
}
