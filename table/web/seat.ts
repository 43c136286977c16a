/** The state of the page of a seat or a spectator. */
import { signal } from '@preact/signals';
import type { Player } from '../messages.ts';
import { errorReason } from '../page/around/words.ts';
import type { TableController } from '../page/table-controller.ts';
import type { FromClient, NoteGiven } from '../protocol/schema.ts';
import type { EntryRefusal, TableFacts, TalkLine, ToClient } from '../protocol/to-client.ts';
import type { ArrangedGame } from '../screen/far-table.ts';
import type { ViewUpdate } from '../screen/screen.ts';
import { askServer } from './ask-server.ts';
import { Connection } from './connection.ts';
import { FarScreen } from './far-screen.ts';
import { GameReview } from './game-review.ts';

/** The panels between the bar and the table. */
export type Panel = 'note' | 'talk' | 'seat';

/** How the end of a link begins that shows a finished game, and has no key. The index of the game follows. */
export const REPLAY = 'replay=';

/** What a component of the page of a seat takes. */
export interface SeatProps {
  seat: Seat;
}

export class Seat {
  /** The table of this page, and the key of its seat once there is one. */
  readonly place: { id: string; key: string };
  /** Where this browser keeps the key of the seat that was taken with the link of this page. */
  readonly #kept: string;
  /** The name with which somebody sits down. */
  #name: string | undefined;
  /** Why this page is not let in, and whether a name would help. */
  readonly entry = signal<EntryRefusal | undefined>();
  readonly #connection: Connection;
  readonly #screen = signal<FarScreen | undefined>();
  /** A queue of messages: some have to wait until their cards are loaded. */
  #taking: Promise<void> = Promise.resolve();
  readonly facts = signal<TableFacts | undefined>();
  /** The title of the set. */
  readonly title = signal('');
  /** How the game was arranged. */
  readonly arranged = signal<ArrangedGame | undefined>();
  readonly talk = signal<readonly TalkLine[]>([]);
  /** The number of unread chat lines. */
  readonly unread = signal(0);
  /** Whether the next chat repeats earlier lines, because it is the first over its connection; the first of all was read. */
  #talk: 'first' | 'repeats' | 'continues' = 'first';
  readonly panel = signal<Panel | undefined>();
  /** A note being written: about a card, a hex, or else the moment. */
  readonly draft = signal<NoteGiven>({});
  /** The draft that was sent but not confirmed by the host yet. */
  #sentDraft: NoteGiven | undefined;
  /** Notes confirmed by the host during this visit, the newest last. */
  readonly noted = signal<readonly NoteGiven[]>([]);
  /** The index of the game at its table. */
  #game = 0;
  /** Whether the log of the finished game has been asked for. */
  #isFinished = false;
  /** The review of the game, if open. */
  readonly review = signal<GameReview | undefined>();
  /** Why a request failed. */
  readonly refused = signal('');

  constructor(place: Seat['place']) {
    this.#kept = `ecos seat ${place.key}`;
    this.place = { ...place, key: localStorage.getItem(this.#kept) ?? place.key };
    const isOwn = () => this.place.key !== place.key;
    const { protocol, host } = location;
    this.#connection = new Connection({
      address: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/t/${place.id}/socket`,
      hello: () => ({
        key: this.place.key,
        ...(this.#name !== undefined && !isOwn() && { name: this.#name }),
      }),
      received: (message) => {
        if ('seat' in message) this.#keep(message.key);
        if ('refused' in message) this.entry.value = message;
        if ('said' in message) this.#takeTalk(message.said);
        this.#taking = this.#taking.then(() => this.#take(message)).catch((error) => this.#fail(error));
      },
      changed: () => {
        if (this.#talk === 'continues') this.#talk = 'repeats';
        this.#sentDraft = undefined;
        // The seat was given back, or taken over.
        if (this.connectionState === 'refused' && isOwn()) {
          localStorage.removeItem(this.#kept);
          this.place.key = place.key;
          this.#name = undefined;
          this.facts.value = undefined;
          this.#connection.retry();
        }
        // Earlier refusals no longer matter.
        if (this.connectionState === 'connected') this.refused.value = '';
      },
    });
  }

  get connectionState(): Connection['state'] {
    return this.#connection.state;
  }

  /** The table, once its cards have been asked for. */
  get table(): TableController | undefined {
    return this.#screen.value?.table;
  }

  get isWatching(): boolean {
    return this.facts.value?.seat === -1;
  }

  /** The player at this seat; `undefined` for spectators. */
  get player(): Player | undefined {
    return this.facts.value?.seats[this.facts.value.seat]?.player;
  }

  /** Whether the game has ended. */
  get isOver(): boolean {
    return this.table?.shown.value?.result != null;
  }

  /** Sends a message, or shows that there is no connection. */
  send(message: FromClient): boolean {
    const isSent = this.#connection.send(message);
    this.refused.value = isSent ? '' : 'You are not connected to the table: the page keeps trying.';
    return isSent;
  }

  /** Sits down with a name. */
  sit(name: string): void {
    this.#name = name;
    this.#connection.retry();
  }

  #keep(key: string): void {
    this.place.key = key;
    localStorage.setItem(this.#kept, key);
  }

  /** Opens a panel; closes it if it is open. */
  open(panel: Panel | undefined): void {
    this.panel.value = this.panel.value === panel ? undefined : panel;
    if (panel === 'talk') this.unread.value = 0;
  }

  /** Starts a note on a card, or on the moment. */
  startNote(card?: number): void {
    this.panel.value = 'note';
    if (card !== undefined) {
      const { hex: _, ...rest } = this.draft.value;
      this.draft.value = { ...rest, card };
    }
    // Wait until the panel is rendered.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.note-form select')?.focus());
  }

  sendNote(): void {
    const { text = '', ...rest } = this.draft.value;
    const note = { ...rest, ...(text.trim() !== '' && { text: text.trim() }) };
    if (note.key === undefined && note.text === undefined)
      this.refused.value = 'Choose one of the five words, or write a line.';
    else if (this.draft.value !== this.#sentDraft && this.send({ note })) this.#sentDraft = this.draft.value;
  }

  async #take(message: ToClient): Promise<void> {
    if ('table' in message) await this.#takeFacts(message.table);
    else if ('view' in message) await this.#takeView(message);
    else if ('noted' in message) {
      this.noted.value = [...this.noted.value, message.noted];
      // The user may already be writing the next note.
      if (this.draft.value === this.#sentDraft) this.draft.value = {};
      this.#sentDraft = undefined;
    } else if ('refused' in message) {
      this.#sentDraft = undefined;
      this.refused.value = message.refused;
    }
  }

  async #takeView(told: ViewUpdate): Promise<void> {
    const far = this.#screen.value?.line.farTable;
    void far?.take({ told });
    const isFinished = told.view.status === 'over';
    if (isFinished && !this.#isFinished) {
      const log = await askServer(`/t/${this.place.id}/log`, this.place.key);
      await far?.finish(await log.text());
    }
    this.#isFinished = isFinished;
  }

  #takeTalk(lines: readonly TalkLine[]): void {
    const { value: before } = this.talk;
    const more = { first: 0, repeats: lines.length - before.length, continues: lines.length }[this.#talk];
    this.talk.value = this.#talk === 'continues' ? [...before, ...lines] : lines;
    this.unread.value = this.panel.value === 'talk' ? 0 : Math.max(0, this.unread.value + more);
    this.#talk = 'continues';
  }

  async #takeFacts(facts: TableFacts): Promise<void> {
    if (facts.cards !== this.facts.value?.cards) await this.#loadCards(facts);
    this.facts.value = facts;
    void this.#screen.value?.line.farTable.take({ people: facts.seats, hasStarted: facts.hasStarted });
  }

  async #loadCards({ id, seat }: TableFacts): Promise<void> {
    this.#screen.value ??= new FarScreen({
      // Spectators cannot change anything.
      ...(seat >= 0 && {
        far: {
          answer: async (answer, v) => void this.send({ answer, v }),
          undo: async () => void this.send({ undo: true }),
        },
        note: (card) => this.startNote(card),
        looked: (card) => void this.send({ opened: card }),
      }),
      about: () => ({ set: this.title.value, ...(this.facts.value && { table: this.facts.value.name }) }),
      replay: () => `${location.origin}/t/${id}#${REPLAY}${this.#game}`,
      lost: (reason) => this.#fail(reason),
    });
    this.#isFinished = false;
    const { chain, arranged, game } = await this.#screen.value.loadCards(id, this.place.key);
    this.title.value = chain.at(-1)?.title ?? '';
    this.arranged.value = arranged;
    this.#game = game;
  }

  /** Reviews the finished game from a choice; `undefined` closes the review. */
  reviewGame(choice?: number): void {
    this.review.value?.close();
    const { id, key } = this.place;
    this.review.value = choice === undefined ? undefined : new GameReview({ id, choice }, key);
  }

  #fail(error: unknown): void {
    this.refused.value = errorReason(error);
  }
}
