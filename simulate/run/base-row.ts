/** The fields of a game's row that many figures read. `data/columns.ts` documents them. */
export interface BaseRow {
  seed: number;
  start: 'preset' | 'dealt' | 'named';
  ended: 'over' | 'stopped';
  stopped_by: number | null;
  draws: number;
  decisions: number;
  chain: number;
  points: number[];
  won: number[] | null;
  bots: string[];
  hands: string[] | null;
  began: number[][];
  cards: CardColumns;
}

/** The rows of one game in the table `cards`, stored by column, without the columns that are the same for all cards of a game. */
export interface CardColumns {
  card: number[];
  seat: (number | null)[];
  came: (number | null)[];
  in_play: boolean[];
  runs: number[];
  points: number[];
  others: number[];
  again: number[];
  most: number[];
  arrived: (number[] | null)[];
  ran: (number[] | null)[];
}
