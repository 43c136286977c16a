/** What the page of the host asks its server, and what that answers: plain data, as JSON. Each request needs the key of the host. */
import type { AgainShown, Player } from '../table/index.ts';
import type { CardFinding, GameRow, NoteRow } from './findings.ts';
import type { ChoiceMade } from './table.ts';

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

/** `GET /api/tables`: what the page of the host is told of itself. */
export interface HostAnswer {
  /** What the set is called. */
  title: string;
  /** What is wrong with the cards as they are saved, where tables go on with those before, and with tables. */
  problems: string[];
  tables: (TableLinks & TableState)[];
}

/** `GET /api/findings`: what people found out at all tables. */
export interface FindingsAnswer {
  games: GameRow[];
  cards: CardFinding[];
  notes: NoteRow[];
}

/** `GET /t/ID/moments`, once the game is over. */
export interface MomentsAnswer {
  players: Player[];
  names: string[];
  moments: ChoiceMade[];
}
