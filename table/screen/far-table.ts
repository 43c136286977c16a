/** A table that is played elsewhere, as a page is told about it. It plays nothing, and answers from what it has been told. */
import type { Lang } from '../../print/face/index.ts';
import { type SetProgram, UserError } from '../../program/index.ts';
import { type CardBook, cardBook } from '../card-book.ts';
import type { CardWords, EventLine, TableUpdate, TableView } from '../messages.ts';
import type { LookData } from '../pictures.ts';
import { type PeopleAtTable, Screen, type ViewUpdate } from './screen.ts';

/** The cards of a game, from `GET /t/ID/cards`. */
export interface CardsOfGame {
  /** The sets, base first. */
  chain: SetProgram[];
  look: LookData;
}

/** What the page has been told. The cards come first. */
export type FarMessage =
  | { cards: CardsOfGame }
  | { people: PeopleAtTable }
  | { told: ViewUpdate }
  /** Drops all earlier views, because the next one does not continue from them. */
  | { forget: true };

export class FarTable {
  readonly #lang: Lang;
  #cards: { chain: readonly SetProgram[]; book: CardBook } | undefined;
  #screen: Screen | undefined;
  #people: PeopleAtTable = { players: [], names: [] };
  #v: number | undefined;
  #isNew = false;

  constructor(lang: Lang) {
    this.#lang = lang;
  }

  take(message: FarMessage): void {
    if ('cards' in message) {
      const { chain, look } = message.cards;
      const nouns = look.nouns[this.#lang];
      this.#cards = { chain, book: cardBook(chain, nouns && new Map(nouns), this.#lang) };
    }
    if ('cards' in message || 'forget' in message) {
      this.#screen = this.#cards && new Screen(this.#cards.book);
      this.#v = undefined;
    } else if ('people' in message) this.#people = message.people;
    else {
      this.#v = message.told.v;
      this.#screen?.follow(message.told, this.#people.names);
    }
    this.#isNew = this.#v !== undefined;
  }

  /** What the page has to show since the last call; `undefined` if nothing changed. */
  news(): TableUpdate | undefined {
    if (!this.#isNew) return undefined;
    this.#isNew = false;
    return { shown: this.shown, keeping: [] };
  }

  get shown(): TableView {
    if (!this.#screen || this.#v === undefined) throw new UserError('there is no game yet');
    return this.#screen.shown(this.#v, this.#people);
  }

  get chain(): readonly SetProgram[] {
    return this.#cards?.chain ?? [];
  }

  log(): readonly EventLine[] {
    return this.#screen?.events ?? [];
  }

  cards(): CardWords[] {
    return this.#screen?.cards() ?? [];
  }
}
