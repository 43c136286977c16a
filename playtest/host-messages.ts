/** What the page of the host asks its server, and what that answers: plain data, as JSON. Each request needs the key of the host. */
import type { AgainShown, Player } from '../table/index.ts';
import type { CardFinding, NoteRow, PlayedShares, PlaytestGame } from './findings.ts';
import type { ChoiceMade } from './past.ts';

/** Links of a table: for each seat, and for those who watch. */
export interface TableLinks {
  id: string;
  seats: string[];
  watch: string;
}

/** How it stands at a table. */
export interface TableState {
  people: { name: string; player: Player; isHere: boolean; points: number }[];
  draws: number;
  isOver: boolean;
  /** How the game goes with changed cards, until the host decides. */
  changed: AgainShown | null;
}

/** `GET /api/tables`: what the page of the host shows. */
export interface HostAnswer {
  /** What the set is called. */
  title: string;
  /** What is wrong with the cards as they are saved, where tables continue with those before, and with tables. */
  problems: string[];
  tables: (TableLinks & TableState)[];
}

/**
 * `GET /api/findings`: what people found out at all tables; of games that go on only what everybody there knows
 * (`withoutHidden`).
 */
export interface FindingsAnswer {
  games: PlaytestGame[];
  cards: CardBesideBots[];
  notes: NoteRow[];
  /** Why tables do not count: their files are damaged. */
  problems: string[];
  /** Games that bots played with the cards as they are now; null until they are over. */
  botGames: { games: number; bot: string } | null;
}

/** A card as people played it, beside bots. */
export interface CardBesideBots extends CardFinding {
  /** Seats of bots, in the games of `botGames`; all 0 while there are none. */
  bots: PlayedShares;
  /** People's shares, shrunk towards those of bots; null without games of people or of bots. */
  estimate: { played: ShrunkShare | null; won: ShrunkShare | null };
}

/** A share, from 0 to 1, with bounds of 95 %. */
export interface ShrunkShare {
  share: number;
  low: number;
  high: number;
}

/** `GET /api/tables/ID/studio/N`: the address of a studio with the game up to a moment. */
export interface StudioAnswer {
  link: string;
}

/** `GET /t/ID/moments`, once the game is over. */
export interface MomentsAnswer {
  players: Player[];
  names: string[];
  moments: ChoiceMade[];
}
