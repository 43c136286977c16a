/**
 * The messages from the server to the page of a table on the web, over `/t/ID/socket`: one JSON value each, plain types.
 * Seats count from 0, cards are given by number, and options by their index in `view.decision.options`.
 */
import type { UndoRequest } from '../game/table.ts';
import type { PersonAtTable, ReplayOutcome } from '../messages.ts';
import type { ViewUpdate } from '../screen/screen.ts';
import type { NoteGiven } from './schema.ts';

/** Public facts about a table in addition to the game. */
export interface TableFacts {
  id: string;
  /** The seat of this page; -1 for a spectator. */
  seat: number;
  /** The name of the table. */
  name: string;
  /** By seat: the name, the player, whether a page is open for it, and whether it is free. */
  seats: SeatFacts[];
  /** Whether all seats for people have been taken, or the host has started the game: until then nobody chooses. */
  hasStarted: boolean;
  /** Identifies the current cards. When it changes, fetch the new cards with `GET /t/ID/cards`. */
  cards: string;
  /** A request to take back a choice that needs the consent of all other people. */
  wish: Pick<UndoRequest, 'seat' | 'reason' | 'agreed'> | null;
  /** How the game would go with changed cards, as far as everybody may know; `null` unless the host still has to decide. */
  changed: ReplayOutcome | null;
}

/** A seat of a table. */
export interface SeatFacts extends Required<PersonAtTable> {
  isFree: boolean;
}

/**
 * Why nobody is let in. Whoever has the key of the table gets an invitation, and is told what is needed to sit down: a name. If
 * all seats are taken, there is the link to watch instead.
 */
export interface EntryRefusal {
  refused: string;
  needs?: 'name';
  watch?: string;
  invitation?: Invitation;
}

/** What somebody may know of a table before sitting down: nothing of the game. */
export interface Invitation extends Pick<TableFacts, 'name' | 'seats'> {
  /** The title of the set. */
  title: string;
  /** The number of cards in play, with those of the sets that it extends. */
  count: number;
  /** Some of the cards, its own first, as SVG. */
  cards: readonly string[];
  /** The points that end the game. */
  target: number;
}

/** A line of chat. */
export interface TalkLine {
  /** `null` for the host, and for messages of the table itself. */
  seat: number | null;
  text: string;
}

/** Messages from the server. */
export type ToClient =
  /** The full state of the game, as the seat may see it. `v` increases with each state that differs from the one before. */
  | ViewUpdate
  | { table: TableFacts }
  /** New lines of chat; the first such message contains the most recent lines. */
  | { said: TalkLine[] }
  /** The answer to the key of the table with a name: the seat, and its key. */
  | { seat: number; key: string }
  | EntryRefusal
  /** A refused request, with the reason. The view is sent again after it. */
  | { refused: string }
  | { noted: NoteGiven }
  | { here: true };
