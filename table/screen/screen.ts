/**
 * A screen far from the game, which is told views of it: says them as a screen at the table says a session. It plays nothing
 * itself and knows no more than it was told.
 */
import type { Lang, Nouns } from '../../print/face/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { type RunningEffect, SPECTATOR, type View } from '../../runtime/index.ts';
import { askedFrom } from '../asked/question.ts';
import { type CardBook, cardBook } from '../card-book.ts';
import type { AroundAsked, Player, SaidLine, TableShown } from '../messages.ts';
import { changedHexes, eventsBetween } from '../said/events.ts';
import { askedShown, DRAWS_SAID, resultOf, runningShown, seatShown } from '../shown.ts';

/** How people read the cards: in which language, and with what the set calls its words. */
export interface Spoken {
  lang?: Lang;
  nouns?: Nouns;
}

/** What such a screen is told. */
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
}

/** Why a game stopped is not in its views. */
const STOPPED = 'it took too long';

export class Screen {
  readonly book: CardBook;
  #seen: View | undefined;
  /** What was seen when the person last chose. */
  #before: View | undefined;
  #said: SaidLine[] = [];

  /** @param chain the sets that are played with, base first */
  constructor(chain: readonly SetProgram[], { nouns, lang }: Spoken = {}) {
    this.book = cardBook(chain, nouns, lang);
  }

  /** Everything that was said. */
  get said(): readonly SaidLine[] {
    return this.#said;
  }

  /** All that the screen shows, with what it is told now. */
  show({ v, view, running, around }: ViewTold, { players, names }: PeopleAtTable): TableShown {
    this.#take(view, names);
    const { decision } = view;
    const options = decision?.options?.map((_, at) => at);
    const isAsked = decision && options && decision.seat === view.seat;
    const from = this.#said.findIndex(({ draw }) => draw > view.draws - DRAWS_SAID);
    const saidBefore = from < 0 ? this.#said.length : from;
    const asked =
      isAsked &&
      askedFrom(view, { ...decision, options }, { ...around, ...(running && { running }) }, this.book, names);
    return {
      v,
      view,
      seats: players.map((_, seat) => seatShown({ players, names }, view, seat)),
      handOver: null,
      running: running && runningShown(this.book, running),
      asked: asked ? askedShown(asked) : null,
      said: this.#said.slice(saidBefore),
      saidBefore,
      changed: changedHexes((this.#before ?? view).landscape, view.landscape),
      undo: view.decisions > 0 || view.seat === SPECTATOR || 'you have not chosen anything yet',
      line: 1,
      result: resultOf(names, view, STOPPED),
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
