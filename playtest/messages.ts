/**
 * What a page at a table on the web and the server say to each other, over `/t/ID/socket`: JSON, a message each. Plain types.
 * Seats count from 0, cards go by their numbers, options by their index in `view.decision.options`.
 */
import type { Hex } from '../program/index.ts';
import type { AgainShown, Player } from '../table/index.ts';
import type { ViewTold } from '../table/screen/index.ts';

/** What people think of a card, a hex or a moment. */
export const MARKS = ['strong', 'weak', 'unclear', 'fun', 'broken'] as const;
export type Mark = (typeof MARKS)[number];

/** Longest line of talk or of a note, and longest name, in characters. */
export const LONGEST_TEXT = 500;
export const LONGEST_NAME = 40;

/** A note: a mark, a line of text, or both, about a card or a hex; about the moment if neither is named. */
export interface NoteGiven {
  key?: Mark;
  text?: string;
  card?: number;
  hex?: Hex;
}

/** Everything that a page sends. The first message is the key. */
export type FromClient =
  | { key: string }
  /** Chooses the option with this index, in answer to the view with this `v`. */
  | { answer: number; v: number }
  /** Takes back the own last choice: at once where it showed nothing new, otherwise once all other people agree. */
  | { undo: true }
  /** Agrees, or not, that somebody takes back a choice; `false` from whoever asked withdraws the question. */
  | { consent: boolean }
  | { note: NoteGiven }
  | { say: string }
  /** What the person at the seat is called. */
  | { name: string }
  /** Hands the seat to a bot; `human` takes it back. */
  | { player: Player }
  /** The text of a card was opened. */
  | { opened: number }
  /** Asks whether the host is still there, after a silence: it answers with the same. */
  | { here: true };

/** The game, whole, as the seat may see it. `v` counts up with every one that is not as the one before. */
export type GameTold = ViewTold;

/** What everybody knows of a table besides the game. */
export interface TableFacts {
  id: string;
  /** The seat of this page; -1 for a spectator. */
  seat: number;
  /** By seat: what the seat is called (`Seat 2` without a name), who plays, whether a page is open there. */
  seats: { name: string; player: Player; isHere: boolean }[];
  /** Names the cards that are played with: another text means other cards, which `GET /t/ID/cards` gives. */
  cards: string;
  /** Somebody wants to take back a choice and needs the consent of all others. */
  wish: { seat: number; reason: string; agreed: number[] } | null;
  /** The cards were changed, and the host has not decided yet. How the game goes with them, as everybody may know it. */
  changed: AgainShown | null;
}

export interface TableFactsTold {
  table: TableFacts;
}

/** A line of talk. */
export interface TalkLine {
  /** Null for the host and for what the table says itself. */
  seat: number | null;
  text: string;
}

/** New lines of talk; the first message of it has the last ones. */
export interface SaidTold {
  said: TalkLine[];
}

/** What was asked cannot be, and why. The view comes again after it. */
export interface Refused {
  refused: string;
}

/** Everything that the server sends. */
export type ToClient = GameTold | TableFactsTold | SaidTold | Refused | { noted: NoteGiven } | { here: true };
