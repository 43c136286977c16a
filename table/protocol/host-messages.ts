/** Requests of the host's page and the answers of its server: plain data, as JSON. Each request needs the host's key. */
import type { GamesAllowed } from '../../program/index.ts';
import type { CardFinding, PlayedShares } from '../findings/card-findings.ts';
import type { NoteRow, PlaytestGame } from '../findings/findings.ts';
import type { Said } from '../findings/most-said.ts';
import type { GameSetup, ReplayOutcome } from '../messages.ts';
import type { SeatFacts } from './to-client.ts';

/** Links to a table: one for all people, one for each seat, and one for spectators. */
export interface TableLinks {
  id: string;
  link: string;
  seats: string[];
  watch: string;
}

/** The state of a table. */
export interface TableState {
  name: string;
  people: (SeatFacts & { points: number })[];
  hasStarted: boolean;
  draws: number;
  isOver: boolean;
  /** How the game would go with changed cards, until the host decides. */
  changed: ReplayOutcome | null;
}

/** `GET /api/tables`: what the host's page shows. */
export interface HostAnswer {
  /** The title of the set. */
  title: string;
  /** Errors in the saved cards (tables then continue with the previous cards), problems of tables, and what bots do not do. */
  problems: string[];
  tables: (TableLinks & TableState)[];
  reach: HostReach;
}

/** Who can reach the host. */
export interface HostReach {
  /** Whether others in the network can, because its page has let them in. */
  isOpen: boolean;
  /** Whether this page may decide that: it is open on the machine of the host, and no option has decided. */
  canChoose: boolean;
  /** The address for others. */
  address: string;
}

/** `GET /api/games`: what a new table can be, and its setup unless `POST /api/tables` has another one (`GameSetup`). */
export interface NewGamesAnswer {
  games: GamesAllowed;
  setup: GameSetup;
}

/** `GET /api/findings`: the findings of all tables; for unfinished games, only what everybody there knows (`withoutHidden`). */
export interface FindingsAnswer {
  games: PlaytestGame[];
  cards: CardAndBots[];
  notes: NoteRow[];
  /** What most people said. */
  said: Said[];
  /** Tables that are left out because their files are damaged, with the reason. */
  problems: string[];
  /** Games of bots with the current cards; `null` until they are finished. */
  botGames: { games: number; bot: string } | null;
}

/** A card as people played it, in comparison with bots. */
export interface CardAndBots extends CardFinding {
  /** Seats of bots in the games of `botGames`; all 0 before there are any. */
  bots: PlayedShares;
  /** People's shares, shrunk towards those of bots; `null` without games of people or of bots. */
  estimate: { played: ShrunkShare | null; won: ShrunkShare | null };
}

/** A share, from 0 to 1, with its 95 % interval. */
export interface ShrunkShare {
  share: number;
  low: number;
  high: number;
}

/** `GET /api/tables/ID/studio/N`: the URL of a studio with the game up to a moment. */
export interface StudioAnswer {
  link: string;
}
