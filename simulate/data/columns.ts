/**
 * The columns of the tables of a run, with their types and units: `games` has a row for each game, `cards` one for each card in a
 * game, `catalogue` one for each card. All code that writes, reads, checks or documents rows uses these definitions.
 */
import type { Static } from 'typebox';
import { Type } from '../../program/index.ts';

type Schema = Parameters<typeof Type.Array>[0];

/** One column. */
export interface DataColumn {
  name: string;
  /** The DuckDB type. */
  type: string;
  /** A description, with the unit. */
  description: string;
}

/** The columns with their names. */
const named = (columns: Readonly<Record<string, Omit<DataColumn, 'name'>>>): readonly DataColumn[] =>
  Object.entries(columns).map(([name, { type, description }]) => ({ name, type, description }));

/** @param schema what its values are in the row of a game, of which `cards` holds a list for each column */
const column = <Value extends Schema = Schema>(type: string, description: string, schema?: Value) => ({
  ...{ type, description, schema: schema as Value },
});

const [count, whole, number, text] = [
  Type.Integer({ minimum: 0 }),
  Type.Integer(),
  Type.Number(),
  Type.String(),
] as const;
const list = <Item extends Schema>(of: Item) => Type.Array(of);
/** Data that may be missing. */
export const orNull = <Data extends Schema>(of: Data) =>
  Type.Union([of, Type.Unsafe<null>({ type: 'null' })]);

const GAME = {
  seed: column('UINTEGER', 'the seed of this game', count),
  start: column(
    'VARCHAR',
    '`preset`: hands of the set; `dealt`: hands dealt at random; `named`: those of `--hands`',
    Type.Enum(['preset', 'dealt', 'named']),
  ),
  ended: column(
    'VARCHAR',
    '`over`, or `stopped` by a limit (R12.6), without a winner',
    Type.Enum(['over', 'stopped']),
  ),
  stopped_by: column(
    'SMALLINT',
    'number of the card that ran most when it was stopped; null for too many draws',
    orNull(whole),
  ),
  draws: column('INTEGER', 'tokens drawn', count),
  decisions: column('INTEGER', 'decisions of all seats together', count),
  chain: column('INTEGER', 'the most effects that ran on one draw', count),
  points: column('INTEGER[]', 'points at the end, by seat', list(number)),
  won: column(
    'DOUBLE[]',
    'share of the win, by seat: 1, 0, or a part of a tie; null when stopped',
    orNull(list(number)),
  ),
  bots: column('VARCHAR[]', 'who played, by seat', list(text)),
  hands: column(
    'VARCHAR[]',
    'name of the preset hand, or `draft`, by seat; null when dealt at random',
    orNull(list(text)),
  ),
  began: column('SMALLINT[][]', 'numbers of the cards each seat began with, by seat', list(list(whole))),
  ran_out: column('VARCHAR[]', 'supplies and decks that ran out during the game', list(text)),
  timeline: column(
    'INTEGER[][]',
    'points by seat at the first decision after 10, 20, 30 … draws',
    list(list(number)),
  ),
};

const CARD = {
  card: column('SMALLINT', 'number of the card or feature', list(whole)),
  seat: column('TINYINT', 'the seat that began with it, from 0; null for none', list(orNull(count))),
  came: column(
    'INTEGER',
    'draws before it was in play: 0 if it was there from the start; null if it never came',
    list(orNull(count)),
  ),
  in_play: column('BOOLEAN', 'whether a player had it face up; a feature: was laid', list(Type.Boolean())),
  runs: column('INTEGER', 'times its effect ran; a feature: any of its benefits', list(count)),
  points: column('INTEGER', 'points its effects made for their owner', list(number)),
  others: column('INTEGER', 'points its effects made for all other players together', list(number)),
  again: column('INTEGER', 'draws on which it ran more than once', list(count)),
  most: column('INTEGER', 'the most times it ran on one draw', list(count)),
  arrived: column(
    'INTEGER[]',
    'times each step of its program was reached, in the order of `explain --ops`; null when it never ran',
    list(orNull(list(count))),
  ),
  ran: column(
    'INTEGER[]',
    'times each step ran, because its own `if` was true; null when it never ran',
    list(orNull(list(count))),
  ),
};

const STRICT = { additionalProperties: false };
const schemasOf = <Columns extends Readonly<Record<string, { schema: Schema }>>>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Columns]: Columns[Name]['schema'];
  };

/** The row of a game in the table `games`, with its rows in the table `cards`, stored by column. */
export const ROW_SCHEMA = Type.Object(
  { ...schemasOf(GAME), cards: Type.Object(schemasOf(CARD), STRICT) },
  STRICT,
);

/** A row for each game that did not break off with an error, in the order of `game`. */
export const GAME_COLUMNS = named({
  game: column('INTEGER', 'index of the game in the run, from 0; `--game` plays it again'),
  ...GAME,
});

const { card, seat, ...counts } = CARD;

/** A row for each card or Landscape Feature that a player began with or that was in play, by `game` and `card`. */
export const CARD_COLUMNS = named({
  game: column('INTEGER', 'index of the game'),
  ...{ card, seat },
  dealt: column('BOOLEAN', 'whether the hands of this game were dealt at random'),
  won: column('DOUBLE', 'share of the win of the seat that began with it; null for none, and when stopped'),
  ...counts,
});

const CATALOGUE = {
  card: column('SMALLINT', 'number', whole),
  kind: column('VARCHAR', '`card` or `feature`', Type.Enum(['card', 'feature'])),
  title: column('VARCHAR', 'its title; null without one', orNull(text)),
  deck: column('VARCHAR', '`brown` or `blue`', text),
  energy: column('INTEGER', 'energy spots; 0 for a feature', count),
  leaves: column('INTEGER', 'leaves, the number of times it can be completed; 0 for a feature', count),
  hands: column('VARCHAR[]', 'preset hands it is in', list(text)),
  steps: column('VARCHAR[]', 'operation of each step of its program', list(text)),
  text: column('VARCHAR', 'its rules text', text),
};

/** A row of the table `catalogue`. */
export type CatalogueRow = { [Name in keyof typeof CATALOGUE]: Static<(typeof CATALOGUE)[Name]['schema']> };

/** A row for each card that the figures cover, whether or not it was in a game. */
export const CATALOGUE_COLUMNS = named(CATALOGUE);

/** The tables by name: the file of each is `NAME.parquet`. */
export const TABLES = { games: GAME_COLUMNS, cards: CARD_COLUMNS, catalogue: CATALOGUE_COLUMNS } as const;
export type TableName = keyof typeof TABLES;
