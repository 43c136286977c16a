/** The findings of tables as plain rows; `ecos playtest` shows them and writes them as tables. */

import type { PublicPast } from '../game/past.ts';
import type { Mark } from '../protocol/messages.ts';

/** A game that was started at a table. */
export interface PlaytestGame {
  table: string;
  /** The index of the game at its table, from 0. */
  game: number;
  /** The name of the cards at its end. */
  cards: string;
  players: string[];
  ended: 'over' | 'stopped' | 'left';
  draws: number;
  choices: number;
  points: number[];
  /** The winning seat, or `null`. */
  winner: number | null;
  /** The time from its start to its last choice. */
  minutes: number;
  /** The number of choices taken back, and of changes of the cards. */
  undone: number;
  changed: number;
}

/** A decision of a person. */
export interface DecisionRow {
  table: string;
  game: number;
  /** How many choices counted before it, which identifies the moment. */
  choice: number;
  seat: number;
  draw: number;
  kind: string;
  /** The chosen card, or the card whose effect asked; `null` if neither. */
  card: number | null;
  /** The cards among the options. */
  offered: number[];
  options: number;
  seconds: number;
  undone: boolean;
}

/** A note. */
export interface NoteRow {
  table: string;
  game: number;
  cards: string;
  choice: number;
  seat: number | null;
  key: Mark | null;
  text: string | null;
  card: number | null;
  q: number | null;
  r: number | null;
  /** The name of the hex `q`, `r`. */
  hex: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** A seat of a finished game. */
export interface SeatRow {
  table: string;
  game: number;
  /** The name of the cards at the end of the game. */
  cards: string;
  seat: number;
  /** The player at the end: `human` or a bot. */
  player: string;
  points: number;
  /** Its share of the win; a tie is shared evenly. */
  won: number;
  /** The numbers of the cards it started with, and of those it had face up at any time. */
  began: number[];
  played: number[];
}

/** The findings of several tables. */
export interface PlaytestFindings {
  games: PlaytestGame[];
  decisions: DecisionRow[];
  seats: SeatRow[];
  notes: NoteRow[];
  /** Events of opening a card's text. */
  opened: { table: string; game: number; card: number; seat: number | null }[];
  /** Decisions of bots that offered cards: the cards offered, and the one chosen. */
  byBots: { table: string; game: number; offered: number[]; card: number | null }[];
  /** The most recent cards at any table, and its number of seats; `null` without a table. */
  last: { at: number; cards: string; seats: number } | null;
  /** Unfinished games, as everybody has seen them. */
  unfinished: { table: string; game: number; seen: PublicPast }[];
}
