/** A table that is played elsewhere, as a page is told about it. It plays nothing, and answers from what it has been told. */
import type { Lang } from '../../print/face/index.ts';
import { type SetProgram, UserError } from '../../program/index.ts';
import { SPECTATOR } from '../../runtime/index.ts';
import { type CardBook, type CardWords, cardBook, wordsOfCards } from '../card-book.ts';
import type { EventLine, PersonAtTable } from '../messages.ts';
import type { LookData } from '../pictures.ts';
import { Screen, type TableUpdate, type TableView, type ViewUpdate } from './screen.ts';

/** The cards of a game, from `GET /t/ID/cards`. */
export interface CardsOfGame {
  /** The sets, base first. */
  chain: SetProgram[];
  look: LookData;
}

/** What the page has been told. The cards come first. */
export type FarMessage =
  | { cards: CardsOfGame }
  /** @param isLookedBack whether this is a review of the game */
  | { people: readonly PersonAtTable[]; isLookedBack?: boolean }
  | { told: ViewUpdate }
  /** Drops all earlier views, because the next one does not continue from them. */
  | { forget: true };

export class FarTable {
  readonly #lang: Lang;
  readonly #onChange: () => void;
  /** Words and icons of the cards. */
  look: LookData | undefined;
  #screen: Screen | undefined;
  #sitting: Extract<FarMessage, { people: unknown }> = { people: [] };
  #v: number | undefined;
  #isNew = false;

  /** @param onChange is called when there may be news */
  constructor(lang: Lang, onChange = () => {}) {
    this.#lang = lang;
    this.#onChange = onChange;
  }

  take(message: FarMessage): void {
    if ('people' in message) this.#sitting = message;
    else if ('told' in message) {
      // Without its cards, a game cannot be shown.
      if (!this.#screen) return;
      this.#v = message.told.v;
      // Spectators receive an update for each choice.
      if (message.told.view.seat === SPECTATOR) this.#screen.mark();
      const names = this.#sitting.people.map(({ name }) => name);
      this.#screen.take(message.told, names);
    } else {
      this.#screen = new Screen('cards' in message ? this.#bookOf(message.cards) : this.book);
      this.#v = undefined;
    }
    this.#isNew = this.#v !== undefined;
    this.#onChange();
  }

  #bookOf({ chain, look }: CardsOfGame): CardBook {
    this.look = look;
    return cardBook(chain, look.nouns[this.#lang], this.#lang);
  }

  /** What the page has to show since the last call; `undefined` if nothing changed. */
  news(): TableUpdate | undefined {
    if (!this.#isNew) return undefined;
    this.#isNew = false;
    return { shown: this.shown, logs: {} };
  }

  get shown(): TableView {
    if (this.#v === undefined) throw new UserError('there is no game yet');
    return this.#screen!.shown(this.#v, this.#sitting.people, this.#sitting);
  }

  get book(): CardBook {
    if (!this.#screen) throw new UserError('there are no cards yet');
    return this.#screen.book;
  }

  log(): readonly EventLine[] {
    return this.#screen?.events ?? [];
  }

  cards(): CardWords[] {
    return wordsOfCards(this.book, this.book);
  }
}
