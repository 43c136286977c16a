/** An open table: its state, its journal in a file, and its bots. Every event is in the file before any page shows it. */

import { UserError } from '../../program/index.ts';
import {
  botChoiceEvent,
  choiceEvent,
  consentEvent,
  type Decided,
  endEvent,
  entryText,
  type FromClient,
  gameOf,
  HUMAN,
  isKept,
  type NoteLine,
  newCards,
  parseJournal,
  parseNotes,
  type ReplayOutcome,
  Table,
  type TableEvent,
  type TableFacts,
  type TableState,
  type TalkLine,
  tableOf,
  type UndoRequest,
  undoEvent,
} from '../../table/index.ts';
import type { AppendOnlyFile } from '../files/append-only-file.ts';
import { type Audience, type Client, newAudience } from './audience.ts';
import { type BotDecisions, botDecisions } from './bots/bot-decisions.ts';
import type { Bots } from './bots/bots.ts';
import type { Data } from './data.ts';
import { type PastGames, pastGames } from './past-games.ts';
import { SaveError } from './save-error.ts';

/** What a table needs from the host. */
export interface TableServices {
  data: Data;
  bots: Pick<Bots, 'decide'>;
  /** The name of the current cards in the files of the set. */
  cardsNow(): string;
  /** A random secret for a new game. */
  secret(): string;
  now(): number;
  report(error: unknown): void;
}

/** The number of chat lines that a new page receives. */
const CHAT_LINES = 50;

/** The size in bytes at which the file of notes and chat is full. */
export const MAX_NOTES = 2 ** 22;

export class LiveTable {
  readonly id: string;
  readonly #services: TableServices;
  readonly table: Table;
  /** Its games, for people who look back. */
  readonly games: PastGames;
  readonly #journal: AppendOnlyFile;
  readonly #notes: AppendOnlyFile;
  /** Why a file cannot be written; the same reason is reported only once. */
  readonly #troubles = new Map<AppendOnlyFile, string>();
  readonly #audience: Audience;
  #chat: TalkLine[];
  #changed: ReplayOutcome | null = null;
  readonly #bots: BotDecisions;

  /**
   * @param journal what its file contains
   * @throws UserError with the line if the journal is damaged
   */
  constructor(
    id: string,
    services: TableServices,
    journal = parseJournal(services.data.read(id, 'log.jsonl')),
  ) {
    this.id = id;
    this.#services = services;
    const { data, report } = services;
    if (!journal) throw new UserError('no game has begun');
    this.table = tableOf(journal.entries, data.cards);
    const entries = () => parseJournal(data.read(id, 'log.jsonl'))?.entries ?? [];
    this.games = pastGames(this.table, (game) => gameOf(entries(), game, data.cards));
    for (const entry of journal.entries) this.games.take(entry);
    this.#journal = data.open(id, 'log.jsonl', journal.bytes);
    const { lines, bytes } = parseNotes(data.read(id, 'notes.jsonl'));
    this.#chat = lines.flatMap((line) => (line.is === 'said' ? [{ seat: line.seat, text: line.text }] : []));
    this.#notes = data.open(id, 'notes.jsonl', bytes);
    this.#audience = newAudience(
      this.table,
      (seen) => void tableOf(entries(), data.cards, seen),
      () => ({ id, wish: wishOf(this.table.undoRequest), changed: this.#changed }),
    );
    this.#bots = botDecisions(this.table, {
      report,
      isWanted: () => this.#audience.hasPages() && !this.table.undoRequest,
      decide: (task) => services.bots.decide(id, task, this.table.chain),
      take: ({ bot, seat }, option) =>
        this.#enter(botChoiceEvent(this.table, bot, seat, option, services.now())),
    });
    this.compareCards();
  }

  /** The result of replaying the game with the current cards, until the host has decided. */
  get changed(): ReplayOutcome | null {
    return this.#changed;
  }

  /** The state of the table, as lists of tables show it. */
  get state(): TableState {
    const { game, isOver, players, names } = this.table;
    return {
      people: players.map((player, seat) => ({
        ...{ name: names[seat] ?? '', player, isHere: this.#audience.isHere(seat), points: game.vp[seat]! },
      })),
      ...{ draws: game.draws, isOver, changed: this.changed },
    };
  }

  /** A page connects, and receives everything its seat may see. */
  enter(client: Client): void {
    this.#audience.enter(client, this.#chat.slice(-CHAT_LINES));
    this.#bots.begin();
  }

  /** A page disconnects. */
  leave(client: Client): void {
    this.#audience.leave(client);
  }

  /**
   * Does what a page requests, or sends it the reason for a refusal. Returns true if the message answered a decision of the game.
   */
  take(client: Client, message: FromClient): boolean {
    if ('here' in message) {
      this.#audience.send(client, { here: true });
      return false;
    }
    try {
      if (client.seat < 0) throw new UserError('You are only watching this table.');
      this.#do(client, message);
      return 'answer' in message;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.refuse(client, error.message);
      return false;
    }
  }

  /** Sends a page the reason for a refusal, and the game again. */
  refuse(client: Client, refused: string): void {
    this.#audience.refuse(client, refused);
  }

  /** Carries out the host's decision about a game whose cards have changed. */
  decide(decided: Decided): void {
    const { table } = this;
    const now = this.#services.now();
    const cards = this.#services.cardsNow();
    if (decided === 'keep') {
      this.#services.data.decline(this.id, cards);
    } else if (decided === 'anew') {
      const { secret: _, anew: __, ...options } = table.options;
      const fresh = { ...options, secret: this.#services.secret() };
      const begun: TableEvent = { at: now, is: 'begun', options: fresh, cards, players: [...table.players] };
      // Refuses cards with which no such game can be played.
      new Table(this.#services.data.cards, begun);
      this.#enter(begun);
    } else {
      if (!this.#changed) throw new UserError('The cards have not changed.');
      const { shown, entry } = newCards(table, cards, now);
      if (shown.is === 'refused') throw new UserError(`${shown.reason}.`);
      this.#enter(entry);
    }
    this.compareCards();
  }

  /** Sets who plays at a seat from now on. */
  setPlayer(seat: number, player: Table['players'][number]): void {
    if (this.table.players[seat] === undefined) throw new UserError('This table has no such seat.');
    if (this.table.players[seat] === player) return;
    this.#enter({ at: this.#services.now(), is: 'player', seat, player });
  }

  /** Called when the cards of the set may have changed. */
  compareCards(): void {
    const cards = this.#services.cardsNow();
    const { isOver, cards: own } = this.table;
    const isSettled = isOver || cards === own || cards === this.#services.data.declined(this.id);
    this.#changed = isSettled ? null : newCards(this.table, cards, 0).shown;
    this.#audience.sendFacts();
  }

  close(): void {
    this.#bots.close();
    this.#journal.close();
    this.#notes.close();
  }

  #do(client: Client, message: FromClient): void {
    const { seat } = client;
    const at = this.#services.now();
    if ('answer' in message) {
      if (this.table.players[seat] !== HUMAN)
        throw new UserError('A bot plays at this seat: take it back first.');
      if (message.v !== this.#audience.versionOf(seat))
        throw new UserError('The table has changed since: this answers an earlier question.', 'STALE');
      this.#enter(choiceEvent(this.table, seat, message.answer, at));
    } else if ('undo' in message) this.#enter(undoEvent(this.table, seat, at));
    else if ('consent' in message) this.#enter(consentEvent(this.table, seat, message.consent, at));
    else if ('say' in message) {
      this.#note({ at, seat, is: 'said', text: message.say });
      this.#chat = [...this.#chat.slice(-CHAT_LINES), { seat, text: message.say }];
      this.#audience.sendAll({ said: [{ seat, text: message.say }] });
    } else if ('name' in message) this.#enter({ at, is: 'name', seat, name: message.name });
    else if ('player' in message) this.setPlayer(seat, message.player);
    else if ('note' in message) {
      this.#checkCard(message.note.card);
      this.#note({ at, seat, is: 'note', ...this.#moment(), ...message.note });
      this.#audience.send(client, { noted: message.note });
    } else if ('opened' in message) {
      this.#checkCard(message.opened);
      this.#note({ at, seat, is: 'opened', ...this.#moment(), card: message.opened });
    } else throw new UserError('You have shown your key already.');
  }

  /** @throws UserError for a number that no card has */
  #checkCard(card: number | undefined): void {
    if (card !== undefined && this.table.tables.cardOf[card] === undefined)
      throw new UserError(`There is no card ${card} in this game.`);
  }

  #moment(): { cards: string; choice: number } {
    return { cards: this.table.cards, choice: this.table.made.length };
  }

  /** @throws UserError when the file is full */
  #note(line: NoteLine): void {
    if (this.#notes.length >= MAX_NOTES)
      throw new UserError('This table has no room for more notes and messages.');
    this.#keep(this.#notes, `${JSON.stringify(line)}\n`);
  }

  /** Adds an event: stores it, applies it, then shows it. */
  #enter(entry: TableEvent): void {
    const { table } = this;
    const { isOver: wasOver, undoRequest } = table;
    // Callers have checked that the event can be applied. Nothing changes if it cannot be stored.
    if (isKept(entry)) this.#keep(this.#journal, entryText(entry));
    this.games.take(entry);
    table.take(entry, (seat) => this.#audience.show(seat));
    if (entry.is !== 'chose') this.#bots.forget();
    if (entry.is !== 'chose' || table.undoRequest !== undoRequest) this.#audience.sendFacts();
    if (table.isOver && !wasOver) {
      this.#addEnd(entry.at);
      this.compareCards();
    }
    this.#bots.begin();
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

  /** Adds the last line of a game. The game is over even if that fails. */
  #addEnd(at: number): void {
    const end = endEvent(this.table, at);
    this.games.take(end);
    try {
      this.#keep(this.#journal, entryText(end));
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
    }
  }
}

const wishOf = (request: UndoRequest | null): TableFacts['wish'] => {
  if (!request) return null;
  const { seat, reason, agreed } = request;
  return { seat, reason, agreed: [...agreed] };
};
