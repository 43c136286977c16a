/**
 * The columns of the tables of a run, with their types and units: `games` has a row for each game, `cards` one for each card in a
 * game, `catalogue` one for each card. All code that reads, writes or documents the tables uses these definitions.
 */

import { FIELD_COLUMNS } from '../figures/registry.ts';

/** One column. */
export interface DataColumn {
  name: string;
  /** The DuckDB type. */
  type: string;
  /** A description, with the unit. */
  description: string;
}

const column = (name: string, type: string, description: string): DataColumn => ({ name, type, description });

/** A row for each game that did not break off with an error, in the order of `game`. */
export const GAME_COLUMNS: readonly DataColumn[] = [
  column('game', 'INTEGER', 'index of the game in the run, from 0; `--game` plays it again'),
  column('seed', 'UINTEGER', 'the seed of this game'),
  column(
    'start',
    'VARCHAR',
    '`preset`: hands of the set; `dealt`: hands dealt at random; `named`: those of `--hands`',
  ),
  column('ended', 'VARCHAR', '`over`, or `stopped` by a limit (R12.6), without a winner'),
  column(
    'stopped_by',
    'SMALLINT',
    'number of the card that ran most when it was stopped; null for too many draws',
  ),
  column('draws', 'INTEGER', 'tokens drawn'),
  column('decisions', 'INTEGER', 'decisions of all seats together'),
  column('chain', 'INTEGER', 'the most effects that ran on one draw'),
  column('points', 'INTEGER[]', 'points at the end, by seat'),
  column('won', 'DOUBLE[]', 'share of the win, by seat: 1, 0, or a part of a tie; null when stopped'),
  column('bots', 'VARCHAR[]', 'who played, by seat'),
  column('hands', 'VARCHAR[]', 'name of the preset hand, or `draft`, by seat; null when dealt at random'),
  column('began', 'SMALLINT[][]', 'numbers of the cards each seat began with, by seat'),
  ...FIELD_COLUMNS,
];

/** A row for each card or Landscape Feature that a player began with or that was in play, by `game` and `card`. */
export const CARD_COLUMNS: readonly DataColumn[] = [
  column('game', 'INTEGER', 'index of the game'),
  column('card', 'SMALLINT', 'number of the card or feature'),
  column('seat', 'TINYINT', 'the seat that began with it, from 0; null for none'),
  column('dealt', 'BOOLEAN', 'whether the hands of this game were dealt at random'),
  column('won', 'DOUBLE', 'share of the win of the seat that began with it; null for none, and when stopped'),
  column(
    'came',
    'INTEGER',
    'draws before it was in play: 0 if it was there from the start; null if it never came',
  ),
  column('in_play', 'BOOLEAN', 'whether a player had it face up; a feature: was laid'),
  column('runs', 'INTEGER', 'times its effect ran; a feature: any of its benefits'),
  column('points', 'INTEGER', 'points its effects made for their owner'),
  column('others', 'INTEGER', 'points its effects made for all other players together'),
  column('again', 'INTEGER', 'draws on which it ran more than once'),
  column('most', 'INTEGER', 'the most times it ran on one draw'),
  column(
    'arrived',
    'INTEGER[]',
    'times each step of its program was reached, in the order of `explain --ops`; null when it never ran',
  ),
  column('ran', 'INTEGER[]', 'times each step ran, because its own `if` was true; null when it never ran'),
];

/** A row for each card that the figures cover, whether or not it was in a game. */
export const CATALOGUE_COLUMNS: readonly DataColumn[] = [
  column('card', 'SMALLINT', 'number'),
  column('kind', 'VARCHAR', '`card` or `feature`'),
  column('title', 'VARCHAR', 'its title; null without one'),
  column('deck', 'VARCHAR', '`brown` or `blue`'),
  column('energy', 'INTEGER', 'energy spots; 0 for a feature'),
  column('leaves', 'INTEGER', 'leaves, the number of times it can be completed; 0 for a feature'),
  column('hands', 'VARCHAR[]', 'preset hands it is in'),
  column('steps', 'VARCHAR[]', 'operation of each step of its program'),
  column('text', 'VARCHAR', 'its rules text'),
];

/** The tables by name: the file of each is `NAME.parquet`. */
export const TABLES = { games: GAME_COLUMNS, cards: CARD_COLUMNS, catalogue: CATALOGUE_COLUMNS } as const;
export type TableName = keyof typeof TABLES;
