/**
 * A remote screen, which receives views of the game: says them as a screen at the table says a session. It plays nothing
 * itself and knows no more than it was told.
 */
import type { DecisionKind, SetProgram } from '../../program/index.ts';
import { type RunningEffect, SPECTATOR, type View } from '../../runtime/index.ts';
import { askedFrom } from '../asked/question.ts';
import { type CardBook, type CardLanguage, cardBook } from '../card-book.ts';
import { wordsOfCards } from '../card-words.ts';
import type { AroundAsked, CardWords, Player, SaidLine, TableShown } from '../messages.ts';
import { changedHexes, eventsBetween } from '../said/events.ts';
import { HUMAN } from '../seats.ts';
import { askedShown, DRAWS_SAID, resultSentence, runningShown, seatShown } from '../shown.ts';

/** What such a screen receives. */
export interface ViewTold {
  v: number;
  view: View;
  /** The effect that runs. */
  running: RunningEffect | null;
  /** More about the decision, for the seat that is asked. */
  around?: AroundAsked;
}

/** Who plays, by seat. */
export interface PeopleAtTable {
  players: readonly Player[];
  names: readonly string[];
  /** Whether a page is open for the seat. */
  isHere: readonly boolean[];
  /** The game is looked back at: what anybody was asked is shown, bots, too. */
  isLookedBack?: boolean;
}

/** What all choose at once: of the others nobody knows who still does. */
const AT_ONCE: readonly DecisionKind[] = ['use-element', 'draft', 'choose-active'];

/** Why a game stopped is not in its views. */
const STOPPED = 'it took too long';

export class Screen {
  readonly book: CardBook;
  #seen: View | undefined;
  /** What was seen when the person last chose. */
  #before: View | undefined;
  #said: SaidLine[] = [];

  /** @param chain the sets that are played with, base first */
  constructor(chain: readonly SetProgram[], { nouns, lang }: CardLanguage = {}) {
    this.book = cardBook(chain, nouns, lang);
  }

  /** Everything that was said. */
  get said(): readonly SaidLine[] {
    return this.#said;
  }

  /** All cards of the game, in words. */
  cards(): CardWords[] {
    return wordsOfCards(this.book, this.book);
  }

  /** All that the screen shows, with what it has just received. */
  show({ v, view, running, around }: ViewTold, people: PeopleAtTable): TableShown {
    const { players, names, isHere } = people;
    this.#take(view, names);
    const { decision } = view;
    const options = decision?.options?.map((_, at) => at);
    const isPerson = players[view.seat] === HUMAN || people.isLookedBack === true;
    const isAsked = isPerson && decision && options && decision.seat === view.seat;
    const isAtOnce = decision && decision.seat !== view.seat && AT_ONCE.includes(decision.kind);
    const from = this.#said.findIndex(({ draw }) => draw > view.draws - DRAWS_SAID);
    const saidBefore = from < 0 ? this.#said.length : from;
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
      said: this.#said.slice(saidBefore),
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
      this.#said = [];
      return;
    }
    const isBack = view.draws < seen.draws || view.decisions < seen.decisions;
    if (isBack) {
      this.#before = view;
      this.#said = this.#said.filter(
        ({ draw, decisions }) => draw < view.draws || (draw === view.draws && decisions <= view.decisions),
      );
      return;
    }
    if (view.decisions > seen.decisions || view.seat === SPECTATOR) this.#before = seen;
    this.#said.push(...eventsBetween(seen, view, this.book, names));
  }
}

/** Why the person cannot even ask to take back a choice; null if they can. */
function whyNotBack({ seat, status, decisions }: View): string | null {
  if (seat === SPECTATOR) return 'you only watch';
  if (status !== 'playing') return 'the game is over';
  return decisions > 0 ? null : 'you have not chosen anything yet';
}
