/** An open table: its state, its journal in a file, and its bots. Every event is in the file before any page shows it. */
import { UserError } from '../../program/index.ts';
import {
  botChoiceEvent,
  choiceEvent,
  consentEvent,
  endEvent,
  entryText,
  type FromClient,
  type GameSetup,
  HUMAN,
  type Invitation,
  isKept,
  journalGame,
  type NoteLine,
  newCards,
  parseJournal,
  parseNotes,
  type ReplayOutcome,
  replayTable,
  type Table,
  type TableEvent,
  type TableFacts,
  type TableState,
  type TalkLine,
  type UndoRequest,
  undoEvent,
  type Verdict,
} from '../../table/index.ts';
import type { AppendOnlyFile } from '../files/append-only-file.ts';
import { unlessRefused } from '../files/system-errors.ts';
import { Audience, type Client } from './audience.ts';
import { type BotDecisions, botDecisions } from './bots/bot-decisions.ts';
import type { Bots } from './bots/bots.ts';
import { type Data, SaveError } from './data.ts';

/** What a table needs from the host. */
export interface TableServices {
  data: Data;
  bots: Pick<Bots, 'decide'>;
  /** The name of the current cards in the files of the set. */
  cardsNow(): string;
  /** The start of a game with the current cards and a new secret. @throws UserError if no such game can be played */
  begunNow(at: number, setup: GameSetup): TableEvent;
  now(): number;
  report(error: unknown): void;
}

/** The number of chat lines that a new page receives. */
const CHAT_LINES = 50;

/** The size in bytes at which the file of notes and chat is full. */
export const MAX_NOTES = 2 ** 22;

/** The sizes in bytes from which a journal takes no more names and sittings, and nothing more at all. */
export const MAX_NAMES = 2 ** 22;
export const MAX_JOURNAL = 2 ** 23;

export const ALL_TAKEN = 'All seats of this table are taken.';

/** An open table. */
export class LiveTable {
  readonly id: string;
  readonly table: Table;
  readonly #name: string;
  readonly #services: TableServices;
  readonly #audience: Audience;
  readonly #decisions: BotDecisions;
  readonly #journalFile: AppendOnlyFile;
  readonly #notesFile: AppendOnlyFile;
  /** The replaced games that were asked for, by index. Each is replayed once, because anybody may ask for their logs in turn. */
  readonly #replaced = new Map<number, Table>();
  /** Why a file cannot be written; the same reason is reported only once. */
  readonly #troubles = new Map<AppendOnlyFile, string>();
  #chat: TalkLine[];
  /** The result of replaying the game with the current cards, until the host has decided. */
  #changed: ReplayOutcome | null = null;

  /**
   * @param journal what its file contains
   * @throws UserError with the line if the journal is damaged
   */
  constructor(
    id: string,
    services: TableServices,
    journal = parseJournal(services.data.read(id, 'log.jsonl')),
  ) {
    const { data, bots, report } = services;
    if (!journal) throw new UserError('no game has begun');
    const table = replayTable(journal.entries, data.cards);
    this.id = id;
    this.table = table;
    this.#name = journal.name;
    this.#services = services;
    this.#journalFile = data.open(id, 'log.jsonl', journal.bytes);
    const { lines, bytes } = parseNotes(data.read(id, 'notes.jsonl'));
    this.#notesFile = data.open(id, 'notes.jsonl', bytes);
    this.#chat = lines.flatMap((line) => (line.is === 'said' ? [{ seat: line.seat, text: line.text }] : []));
    this.#audience = new Audience(
      table,
      (seen) => void replayTable(this.#entries(), data.cards, seen),
      () => ({
        id,
        name: journal.name,
        hasStarted: table.hasStarted,
        wish: wishOf(table.undoRequest),
        changed: this.#changed,
      }),
    );
    this.#decisions = botDecisions(table, {
      id,
      report,
      isWanted: () => this.#audience.hasPages && table.hasStarted && !table.undoRequest,
      decide: (task) => bots.decide(id, task, table.chain),
      take: ({ bot, seat }, option) => this.#add(botChoiceEvent(table, bot, seat, option, services.now())),
    });
    this.compareCards();
  }

  /** The state of the table, as lists of tables show it. */
  get state(): TableState {
    const { game, hasStarted, isOver } = this.table;
    return {
      name: this.#name,
      hasStarted,
      people: this.#audience.people.map((person, seat) => ({ ...person, points: game.vp[seat]! })),
      draws: game.draws,
      isOver,
      changed: this.#changed,
    };
  }

  /** What somebody may know of it before sitting down, apart from its set. */
  get invitation(): Pick<Invitation, 'name' | 'seats' | 'target'> {
    return { name: this.#name, seats: this.#audience.people, target: this.table.game.target };
  }

  /** A game by its index, counted from 0. One that others have replaced is replayed, at a table of its own. */
  game(index: number): Table {
    if (index === this.table.index) return this.table;
    const past = this.#replaced.get(index) ?? journalGame(this.#entries(), index, this.#services.data.cards);
    this.#replaced.set(index, past);
    return past;
  }

  /**
   * A person takes a free seat, by default the first. Returns the seat.
   * @throws UserError if it is not free
   */
  sit(name: string, seat = this.table.freeSeats[0]): number {
    if (seat === undefined) throw new UserError(ALL_TAKEN);
    if (!this.table.freeSeats.includes(seat)) throw new UserError('That seat is not free.');
    this.#add({ at: this.#services.now(), is: 'sat', seat, name });
    return seat;
  }

  /** A person gives their seat back, or the host takes it from them: its key opens it no longer. */
  leaveSeat(seat: number): void {
    if (!this.table.taken[seat]) throw new UserError('Nobody has taken that seat.');
    this.#add({ at: this.#services.now(), is: 'left', seat });
    this.#audience.expel(seat, 'This seat is free again: whoever opens the link of the table can take it.');
    this.#audience.sendFacts();
  }

  /** Starts the game: bots play at free seats. */
  start(): void {
    for (const seat of this.table.freeSeats) this.setPlayer(seat, 'greedy');
  }

  /** A page connects, and receives everything its seat may see. It need not take a free seat: the disk may be full. */
  enter(client: Client): void {
    unlessRefused(
      () => this.#takeSeat(client.seat),
      () => undefined,
    );
    this.#audience.enter(client, this.#chat.slice(-CHAT_LINES));
    this.#decisions.begin();
  }

  /** A page disconnects. */
  leave(client: Client): void {
    this.#audience.leave(client);
  }

  /** Sends a page the reason for a refusal, and the game again. */
  refuse(client: Client, reason: string): void {
    this.#audience.refuse(client, reason);
  }

  /** Does what a page requests, or sends it the reason for a refusal. */
  take(client: Client, message: FromClient): void {
    try {
      if ('here' in message) this.#audience.send(client, { here: true });
      else if (client.seat < 0) throw new UserError('You are only watching this table.');
      else this.#carryOut(client, message);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.refuse(client, error.message);
    }
  }

  /** Sets who plays at a seat from now on. */
  setPlayer(seat: number, player: Table['players'][number]): void {
    const before = this.table.players[seat];
    if (before === undefined) throw new UserError('This table has no such seat.');
    if (before !== player) this.#add({ at: this.#services.now(), is: 'player', seat, player });
  }

  /** Called when the cards of the set may have changed. */
  compareCards(): void {
    const { cardsNow, data } = this.#services;
    const cards = cardsNow();
    const isSettled = this.table.isOver || cards === this.table.cards || cards === data.declined(this.id);
    this.#changed = isSettled ? null : newCards(this.table, cards, 0).shown;
    this.#audience.sendFacts();
  }

  /** Carries out the host's decision about a game whose cards have changed. */
  decide(decided: Verdict): void {
    const { begunNow, cardsNow, data, now } = this.#services;
    const at = now();
    const cards = cardsNow();
    if (decided === 'keep') data.decline(this.id, cards);
    else if (decided === 'anew') {
      const { anew: _, ...options } = this.table.options;
      this.#add(begunNow(at, { options, players: this.table.players }));
    } else {
      if (!this.#changed) throw new UserError('The cards have not changed.');
      const { shown, entry } = newCards(this.table, cards, at);
      if (shown.is === 'refused') throw new UserError(`${shown.reason}.`);
      this.#add(entry);
    }
    this.compareCards();
  }

  close(): void {
    this.#decisions.close();
    this.#journalFile.close();
    this.#notesFile.close();
  }

  #entries(): readonly TableEvent[] {
    return parseJournal(this.#services.data.read(this.id, 'log.jsonl'))?.entries ?? [];
  }

  /** Whoever has the key of a free seat takes it. */
  #takeSeat(seat: number): void {
    if (this.table.freeSeats.includes(seat)) this.sit('', seat);
  }

  #carryOut(client: Client, message: FromClient): void {
    const { seat } = client;
    this.#takeSeat(seat);
    const at = this.#services.now();
    if ('answer' in message) this.#answer(seat, message.answer, message.v);
    else if ('undo' in message) this.#add(undoEvent(this.table, seat, at));
    else if ('consent' in message) this.#add(consentEvent(this.table, seat, message.consent, at));
    else if ('say' in message) {
      const said = { seat, text: message.say };
      this.#note({ at, is: 'said', ...said });
      this.#chat = [...this.#chat.slice(-CHAT_LINES), said];
      this.#audience.sendAll({ said: [said] });
    } else if ('leave' in message) this.leaveSeat(seat);
    else if ('key' in message) throw new UserError('You have shown your key already.');
    else if ('name' in message) this.#add({ at, is: 'name', seat, name: message.name });
    else if ('player' in message) this.setPlayer(seat, message.player);
    else if ('note' in message) {
      this.#checkCard(message.note.card);
      this.#note({ at, seat, is: 'note', ...this.#moment, ...message.note });
      this.#audience.send(client, { noted: message.note });
    } else if ('opened' in message) {
      this.#checkCard(message.opened);
      this.#note({ at, seat, is: 'opened', ...this.#moment, card: message.opened });
    }
  }

  #answer(seat: number, option: number, v: number): void {
    if (this.table.players[seat] !== HUMAN)
      throw new UserError('A bot plays at this seat: take it back first.');
    if (!this.table.hasStarted)
      throw new UserError('The game begins when all are there, or when the host starts it.');
    if (v !== this.#audience.version(seat))
      throw new UserError('The table has changed since: this answers an earlier question.', 'STALE');
    this.#add(choiceEvent(this.table, seat, option, this.#services.now()));
  }

  get #moment() {
    return { cards: this.table.cards, choice: this.table.made.length };
  }

  /** @throws UserError for a number that no card has */
  #checkCard(card: number | undefined): void {
    if (card !== undefined && this.table.tables.cardOf[card] === undefined)
      throw new UserError(`There is no card ${card} in this game.`);
  }

  /** @throws UserError when the file is full */
  #note(line: NoteLine): void {
    if (this.#notesFile.length >= MAX_NOTES)
      throw new UserError('This table has no room for more notes and messages.');
    this.#keep(this.#notesFile, `${JSON.stringify(line)}\n`);
  }

  /** Adds an event: stores it, applies it, then shows it. */
  #add(entry: TableEvent): void {
    const { table } = this;
    const { isOver: wasOver, undoRequest } = table;
    // Callers have checked that the event can be applied. Nothing changes if it cannot be stored.
    if (isKept(entry)) {
      const most = entry.is === 'name' || entry.is === 'sat' ? MAX_NAMES : MAX_JOURNAL;
      if (this.#journalFile.length >= most)
        throw new SaveError('This table has no room for more; its game can be saved.');
      this.#keep(this.#journalFile, entryText(entry));
    }
    table.take(entry, (seat) => this.#audience.show(seat));
    if (entry.is !== 'chose') this.#decisions.forget();
    if (entry.is !== 'chose' || table.undoRequest !== undoRequest) this.#audience.sendFacts();
    if (table.isOver && !wasOver) {
      this.#addEnd(entry.at);
      this.compareCards();
    }
    this.#decisions.begin();
  }

  /** Adds the last line of a game. The game is over even if that fails. */
  #addEnd(at: number): void {
    const end = endEvent(this.table, at);
    unlessRefused(
      () => this.#keep(this.#journalFile, entryText(end)),
      () => undefined,
    );
  }

  /** Adds a text to a file before any page shows it. @throws SaveError if it cannot be written; reports the reason */
  #keep(file: AppendOnlyFile, text: string): void {
    try {
      file.add(text);
      this.#troubles.delete(file);
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.#troubles.get(file)) this.#services.report(error);
      this.#troubles.set(file, message);
      throw new SaveError();
    }
  }
}

/** The part of a request that pages show. */
const wishOf = (request: UndoRequest | null): TableFacts['wish'] =>
  request && { seat: request.seat, reason: request.reason, agreed: request.agreed };
