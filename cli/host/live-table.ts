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
  gameOf,
  HUMAN,
  isKept,
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
import { type Client, newAudience } from './audience.ts';
import { botDecisions } from './bots/bot-decisions.ts';
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

export type LiveTable = ReturnType<typeof openTable>;

/**
 * @param journal what its file contains
 * @throws UserError with the line if the journal is damaged
 */
export function openTable(
  id: string,
  { data, bots, cardsNow, begunNow, now, report }: TableServices,
  journal = parseJournal(data.read(id, 'log.jsonl')),
) {
  if (!journal) throw new UserError('no game has begun');
  const table = replayTable(journal.entries, data.cards);
  const entries = () => parseJournal(data.read(id, 'log.jsonl'))?.entries ?? [];
  /** The replaced games that were asked for, by index. Each is replayed once, because anybody may ask for their logs in turn. */
  const replaced = new Map<number, Table>();
  const journalFile = data.open(id, 'log.jsonl', journal.bytes);
  const { lines, bytes } = parseNotes(data.read(id, 'notes.jsonl'));
  const notesFile = data.open(id, 'notes.jsonl', bytes);
  let chat: TalkLine[] = lines.flatMap((line) =>
    line.is === 'said' ? [{ seat: line.seat, text: line.text }] : [],
  );
  /** Why a file cannot be written; the same reason is reported only once. */
  const troubles = new Map<AppendOnlyFile, string>();
  /** The result of replaying the game with the current cards, until the host has decided. */
  let changed: ReplayOutcome | null = null;
  const audience = newAudience(
    table,
    (seen) => void replayTable(entries(), data.cards, seen),
    () => ({ id, wish: wishOf(table.undoRequest), changed }),
  );
  const decisions = botDecisions(table, {
    id,
    report,
    isWanted: () => audience.hasPages() && !table.undoRequest,
    decide: (task) => bots.decide(id, task, table.chain),
    take: ({ bot, seat }, option) => enter(botChoiceEvent(table, bot, seat, option, now())),
  });

  /** Called when the cards of the set may have changed. */
  const compareCards = (): void => {
    const cards = cardsNow();
    const isSettled = table.isOver || cards === table.cards || cards === data.declined(id);
    changed = isSettled ? null : newCards(table, cards, 0).shown;
    audience.sendFacts();
  };

  /** Adds a text to a file before any page shows it. @throws SaveError if it cannot be written; reports the reason */
  const keep = (file: AppendOnlyFile, text: string): void => {
    try {
      file.add(text);
      troubles.delete(file);
    } catch (error) {
      const { message } = error as Error;
      if (message !== troubles.get(file)) report(error);
      troubles.set(file, message);
      throw new SaveError();
    }
  };

  /** Adds the last line of a game. The game is over even if that fails. */
  const addEnd = (at: number): void => {
    const end = endEvent(table, at);
    unlessRefused(
      () => keep(journalFile, entryText(end)),
      () => undefined,
    );
  };

  /** Adds an event: stores it, applies it, then shows it. */
  const enter = (entry: TableEvent): void => {
    const { isOver: wasOver, undoRequest } = table;
    // Callers have checked that the event can be applied. Nothing changes if it cannot be stored.
    if (isKept(entry)) keep(journalFile, entryText(entry));
    table.take(entry, (seat) => audience.show(seat));
    if (entry.is !== 'chose') decisions.forget();
    if (entry.is !== 'chose' || table.undoRequest !== undoRequest) audience.sendFacts();
    if (table.isOver && !wasOver) {
      addEnd(entry.at);
      compareCards();
    }
    decisions.begin();
  };

  /** @throws UserError for a number that no card has */
  const checkCard = (card: number | undefined): void => {
    if (card !== undefined && table.tables.cardOf[card] === undefined)
      throw new UserError(`There is no card ${card} in this game.`);
  };

  const moment = () => ({ cards: table.cards, choice: table.made.length });

  /** @throws UserError when the file is full */
  const note = (line: NoteLine): void => {
    if (notesFile.length >= MAX_NOTES)
      throw new UserError('This table has no room for more notes and messages.');
    keep(notesFile, `${JSON.stringify(line)}\n`);
  };

  /** Sets who plays at a seat from now on. */
  const setPlayer = (seat: number, player: Table['players'][number]): void => {
    if (table.players[seat] === undefined) throw new UserError('This table has no such seat.');
    if (table.players[seat] !== player) enter({ at: now(), is: 'player', seat, player });
  };

  const answer = (seat: number, option: number, v: number): void => {
    if (table.players[seat] !== HUMAN) throw new UserError('A bot plays at this seat: take it back first.');
    if (v !== audience.versionOf(seat))
      throw new UserError('The table has changed since: this answers an earlier question.', 'STALE');
    enter(choiceEvent(table, seat, option, now()));
  };

  const carryOut = (client: Client, message: FromClient): void => {
    const { seat } = client;
    const at = now();
    if ('answer' in message) answer(seat, message.answer, message.v);
    else if ('undo' in message) enter(undoEvent(table, seat, at));
    else if ('consent' in message) enter(consentEvent(table, seat, message.consent, at));
    else if ('say' in message) {
      const said = { seat, text: message.say };
      note({ at, is: 'said', ...said });
      chat = [...chat.slice(-CHAT_LINES), said];
      audience.sendAll({ said: [said] });
    } else if ('name' in message) enter({ at, is: 'name', seat, name: message.name });
    else if ('player' in message) setPlayer(seat, message.player);
    else if ('note' in message) {
      checkCard(message.note.card);
      note({ at, seat, is: 'note', ...moment(), ...message.note });
      audience.send(client, { noted: message.note });
    } else if ('opened' in message) {
      checkCard(message.opened);
      note({ at, seat, is: 'opened', ...moment(), card: message.opened });
    } else throw new UserError('You have shown your key already.');
  };

  compareCards();
  return {
    id,
    table,
    setPlayer,
    compareCards,
    /** A game by its index, counted from 0. One that others have replaced is replayed, at a table of its own. */
    game(index: number): Table {
      if (index === table.index) return table;
      const past = replaced.get(index) ?? gameOf(entries(), index, data.cards);
      replaced.set(index, past);
      return past;
    },
    /** The state of the table, as lists of tables show it. */
    get state(): TableState {
      const { game, isOver } = table;
      return {
        people: audience.people().map((person, seat) => ({ ...person, points: game.vp[seat]! })),
        draws: game.draws,
        isOver,
        changed,
      };
    },
    /** A page connects, and receives everything its seat may see. */
    enter(client: Client): void {
      audience.enter(client, chat.slice(-CHAT_LINES));
      decisions.begin();
    },
    /** A page disconnects. */
    leave: audience.leave,
    /** Sends a page the reason for a refusal, and the game again. */
    refuse: audience.refuse,
    /**
     * Does what a page requests, or sends it the reason for a refusal. Returns true if the message answered a decision of the
     * game.
     */
    take(client: Client, message: FromClient): boolean {
      if ('here' in message) {
        audience.send(client, { here: true });
        return false;
      }
      try {
        if (client.seat < 0) throw new UserError('You are only watching this table.');
        carryOut(client, message);
        return 'answer' in message;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        audience.refuse(client, error.message);
        return false;
      }
    },
    /** Carries out the host's decision about a game whose cards have changed. */
    decide(decided: Verdict): void {
      const at = now();
      const cards = cardsNow();
      if (decided === 'keep') data.decline(id, cards);
      else if (decided === 'anew') {
        const { anew: _, ...options } = table.options;
        enter(begunNow(at, { options, players: table.players }));
      } else {
        if (!changed) throw new UserError('The cards have not changed.');
        const { shown, entry } = newCards(table, cards, at);
        if (shown.is === 'refused') throw new UserError(`${shown.reason}.`);
        enter(entry);
      }
      compareCards();
    },
    close(): void {
      decisions.close();
      journalFile.close();
      notesFile.close();
    },
  };
}

/** The part of a request that pages show. */
const wishOf = (request: UndoRequest | null): TableFacts['wish'] =>
  request && { seat: request.seat, reason: request.reason, agreed: request.agreed };
