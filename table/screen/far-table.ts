/** A table that is played elsewhere, as a page is told about it. It plays nothing, and answers from what it has been told. */
import type { Lang } from '../../print/face/index.ts';
import { type SetProgram, UserError } from '../../program/index.ts';
import { type Gain, SPECTATOR } from '../../runtime/index.ts';
import { bookForPage, type CardBook, type CardWords, wordsOfCards } from '../card-book.ts';
import { gameInLog } from '../game/log.ts';
import { type GameMoment, gameMoments, momentAfter } from '../game/past.ts';
import { type Replayable, replayGains } from '../game/replay.ts';
import type { PersonAtTable } from '../messages.ts';
import type { ExtrasData } from '../pictures.ts';
import { Screen, type ScreenView, type TableUpdate, type ViewUpdate } from './screen.ts';

/** The cards of a game. */
export interface CardsOfGame {
  /** The sets, base first. */
  chain: readonly SetProgram[];
  look: ExtrasData;
}

/** `GET /t/ID/cards`: the cards of a game, and the game that they belong to. */
export interface CardsAnswer extends CardsOfGame {
  /** The index of the game at its table, from 0. */
  game: number;
  /** The names of people in that game, by seat; empty if not given. */
  names: readonly string[];
  arranged: ArrangedGame;
  /** The language of the table. */
  lang: Lang;
}

/** What people are told of a game before it starts. */
export interface ArrangedGame {
  /** The hand of each seat: the title of one, or a word for several. */
  hands: readonly string[];
  /** Whether the set's own cards are dealt first. */
  ownFirst: boolean;
  /** The cards that are new or changed since the table before, or without one, those of the set itself. */
  news: readonly number[];
}

/** What the page has been told. The cards come first. */
export type FarMessage =
  | { cards: CardsOfGame; lang?: Lang }
  | { people: readonly PersonAtTable[]; hasStarted?: boolean }
  | { told: ViewUpdate };

export class FarTable {
  readonly #onChange: () => void;
  /** Words and icons of the cards. */
  extras: ExtrasData | undefined;
  #chain: readonly SetProgram[] = [];
  #screen: Screen | undefined;
  #people: readonly PersonAtTable[] = [];
  #hasStarted = true;
  /** The finished game under review, and the number of choices before its visible moment. */
  #past: Replayable | undefined;
  #choice = -1;
  #v: number | undefined;
  #isNew = false;
  #gains: readonly Gain[] | undefined;

  /** @param onChange is called when there may be news */
  constructor(onChange = () => {}) {
    this.#onChange = onChange;
  }

  take(message: FarMessage): void {
    if ('people' in message) ({ people: this.#people, hasStarted: this.#hasStarted = true } = message);
    else if ('told' in message) {
      // Without its cards, a game cannot be shown.
      if (!this.#screen) return;
      this.#v = message.told.v;
      if (message.told.view.status === 'playing') this.#gains = undefined;
      // Spectators receive an update for each choice.
      if (message.told.view.seat === SPECTATOR) this.#screen.mark();
      const names = this.#people.map(({ name }) => name);
      this.#screen.take(message.told, names);
    } else {
      const { chain, look: extras } = message.cards;
      this.#chain = chain;
      this.extras = extras;
      this.#screen = new Screen(bookForPage(chain, message.lang ?? 'en', extras));
      this.#v = undefined;
      this.#gains = undefined;
    }
    this.#isNew = this.#v !== undefined;
    this.#onChange();
  }

  /**
   * Learns from the log of the finished game where its points came from.
   * @throws UserError if the game does not go like this with the cards
   */
  finish(log: string): void {
    this.#gains = replayGains(gameInLog(this.#chain, log));
    this.#isNew = true;
    this.#onChange();
  }

  /**
   * Opens the log of a finished game, to review it. Returns all its moments.
   * @param names of people in that game, by seat
   * @throws UserError if the game does not go like this with the cards
   */
  review(log: string, names: readonly string[] = []): GameMoment[] {
    const past = gameInLog(this.#chain, log);
    this.#past = past;
    this.#people = past.players.map((player, seat) => ({ name: names[seat] ?? '', player, isHere: true }));
    return gameMoments(past);
  }

  /** Shows what a viewer saw after a number of choices. Returns the index of the option that was chosen then; -1 at the end. */
  showMoment(choice: number, viewer: number): number {
    const { chosen, ...seen } = momentAfter(this.#past!, choice, viewer);
    // Only the next moment continues from the last one seen.
    if (choice !== this.#choice + 1) this.#screen = new Screen(this.book);
    this.#choice = choice;
    this.take({ told: { v: (this.#v ?? 0) + 1, ...seen } });
    return chosen;
  }

  /** Where all points came from, once the game is over and its log is known. */
  gains(): readonly Gain[] | undefined {
    return this.#gains;
  }

  /** What the page has to show since the last call; `undefined` if nothing changed. */
  news(): TableUpdate | undefined {
    if (!this.#isNew) return undefined;
    this.#isNew = false;
    return { shown: this.shown, logs: {} };
  }

  get shown(): ScreenView {
    if (this.#v === undefined) throw new UserError('there is no game yet');
    const shown = this.#screen!.shown(this.#v, this.#people, {
      isLookedBack: this.#past !== undefined,
      gains: this.#gains,
    });
    // Nobody chooses before the game has started.
    return this.#hasStarted ? shown : { ...shown, asked: null };
  }

  get book(): CardBook {
    if (!this.#screen) throw new UserError('there are no cards yet');
    return this.#screen.book;
  }

  cards(): CardWords[] {
    return wordsOfCards(this.book, this.book);
  }
}
