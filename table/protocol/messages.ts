/**
 * The messages between the page of a table on the web and the server, over `/t/ID/socket`: one JSON value each, plain types.
 * Seats count from 0, cards are given by number, and options by their index in `view.decision.options`.
 */
import type { Hex } from '../../program/index.ts';
import type { Player, ReplayOutcome } from '../messages.ts';
import type { ViewUpdate } from '../screen/screen.ts';

/** Ratings of a card, a hex or a moment. */
export const MARKS = ['strong', 'weak', 'unclear', 'fun', 'broken'] as const;
export type Mark = (typeof MARKS)[number];

/** The maximum length of a chat line or note, and of a name, in characters. */
export const MAX_TEXT_LENGTH = 500;
export const MAX_NAME_LENGTH = 40;

/** A note: a mark, a line of text, or both, about a card or a hex; if neither is given, about the moment. */
export interface NoteGiven {
  key?: Mark;
  text?: string;
  card?: number;
  hex?: Hex;
}

/** Messages from a page. The first one is the key. */
export type FromClient =
  | { key: string }
  /** Chooses the option with this index, in answer to the view with this `v`. */
  | { answer: number; v: number }
  /** Takes back the sender's last choice: immediately if it revealed nothing new, otherwise once all other people agree. */
  | { undo: true }
  /** Agrees or disagrees that another player takes back a choice; `false` from the requesting player withdraws the request. */
  | { consent: boolean }
  | { note: NoteGiven }
  | { say: string }
  /** Sets the name of the person at the seat. */
  | { name: string }
  /** Hands the seat to a bot; `human` takes it back. */
  | { player: Player }
  /** Reports that the text of a card was opened. */
  | { opened: number }
  /** Pings the host after a silence; the host sends the same message back. */
  | { here: true };

/** The full state of the game, as the seat may see it. `v` increases with each state that differs from the one before. */
export type GameUpdate = ViewUpdate;

/** Public facts about a table in addition to the game. */
export interface TableFacts {
  id: string;
  /** The seat of this page; -1 for a spectator. */
  seat: number;
  /** By seat: the name (`Seat 2` if none), the player, and whether a page is open for it. */
  seats: { name: string; player: Player; isHere: boolean }[];
  /** Identifies the current cards. When it changes, fetch the new cards with `GET /t/ID/cards`. */
  cards: string;
  /** A request to take back a choice that needs the consent of all other people. */
  wish: { seat: number; reason: string; agreed: number[] } | null;
  /** How the game would go with changed cards, as far as everybody may know; `null` unless the host still has to decide. */
  changed: ReplayOutcome | null;
}

/** A line of chat. */
export interface TalkLine {
  /** `null` for the host, and for messages of the table itself. */
  seat: number | null;
  text: string;
}

/** A refused request, with the reason. The view is sent again after it. */
export interface Refused {
  refused: string;
}

/** Messages from the server. */
export type ToClient =
  | GameUpdate
  | { table: TableFacts }
  /** New lines of chat; the first such message contains the most recent lines. */
  | { said: TalkLine[] }
  | Refused
  | { noted: NoteGiven }
  | { here: true };
