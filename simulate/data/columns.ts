/**
 * The columns of the tables of a run, with their types and units: `games` has a row for each game, `cards` one for each card in a
 * game, `catalogue` one for each card. All code that writes, reads, checks or documents rows uses these definitions.
 */
import type { Static, TArray } from 'typebox';
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

const count = (description: string) => Type.Integer({ minimum: 0, description });
const whole = (description: string) => Type.Integer({ description });
const text = (description: string) => Type.String({ description });
const list = <Item extends Schema>(items: Item, description: string) => Type.Array(items, { description });
/** Data that may be missing. */
export const orNull = <Data extends Schema>(of: Data) =>
  Type.Union([of, Type.Unsafe<null>({ type: 'null' })]);

const [COUNT, NUMBER, TEXT] = [Type.Integer({ minimum: 0 }), Type.Integer(), Type.String()] as const;

const GAME = {
  seed: count('the seed of this game'),
  start: Type.Enum(['preset', 'dealt', 'named'], {
    description: '`preset`: hands of the set; `dealt`: hands dealt at random; `named`: those of `--hands`',
  }),
  ended: Type.Enum(['over', 'stopped'], {
    description: '`over`, or `stopped` by a limit (R12.6), without a winner',
  }),
  stopped_by: orNull(whole('number of the card that ran most when it was stopped; null for too many draws')),
  draws: count('tokens drawn'),
  decisions: count('decisions of all seats together'),
  chain: count('the most effects that ran on one draw'),
  points: list(NUMBER, 'points at the end, by seat'),
  won: orNull(list(Type.Number(), 'share of the win, by seat: 1, 0, or a part of a tie; null when stopped')),
  bots: list(TEXT, 'who played, by seat'),
  hands: orNull(list(TEXT, 'name of the preset hand, or `draft`, by seat; null when dealt at random')),
  began: list(Type.Array(NUMBER), 'numbers of the cards each seat began with, by seat'),
  ran_out: list(TEXT, 'supplies and decks that ran out during the game'),
  timeline: list(Type.Array(NUMBER), 'points by seat at the first decision after 10, 20, 30 … draws'),
};

const CARD = {
  card: whole('number of the card or feature'),
  seat: orNull(count('the seat that began with it, from 0; null for none')),
  came: orNull(count('draws before it was in play: 0 if it was there from the start; null if it never came')),
  in_play: Type.Boolean({ description: 'whether a player had it face up; a feature: was laid' }),
  runs: count('times its effect ran; a feature: any of its benefits'),
  points: whole('points its effects made for their owner'),
  others: whole('points its effects made for all other players together'),
  again: count('draws on which it ran more than once'),
  most: count('the most times it ran on one draw'),
  arrived: orNull(
    list(
      COUNT,
      'times each step of its program was reached, in the order of `explain --ops`; null when it never ran',
    ),
  ),
  ran: orNull(list(COUNT, 'times each step ran, because its own `if` was true; null when it never ran')),
};

/** The names of the columns about a card in a game. */
export const CARD_COLUMNS = Object.keys(CARD) as (keyof typeof CARD)[];

const STRICT = { additionalProperties: false };
const CARDS = Object.fromEntries(
  Object.entries<Schema>(CARD).map(([name, schema]) => [name, Type.Array(schema)]),
) as { [Name in keyof typeof CARD]: TArray<(typeof CARD)[Name]> };

const ROW_SCHEMA = Type.Object({ ...GAME, cards: Type.Object(CARDS, STRICT) }, STRICT);

const FAILURE_SCHEMA = Type.Object(
  {
    /** It broke off with an error, was stopped by a bound (R12.6), or was lost with its worker. */
    code: Type.Enum(['game-broke-off', 'game-unfinished', 'game-lost']),
    /** A warning if the game was stopped, because it may just be long. */
    severity: Type.Enum(['error', 'warning']),
    /** What happened, in one line. */
    message: Type.String(),
    /** Index of the game in the run, and the game's own seed. */
    game: COUNT,
    seed: COUNT,
    /** The number of decisions made. */
    decisions: COUNT,
    /** The number of the card whose effect ran last, and the step in source order, from 1; null outside of effects. */
    card: orNull(NUMBER),
    step: orNull(NUMBER),
  },
  STRICT,
);

/** The result of a game with one version of the set. `row` is null if the game broke off, `failure` if it reached its end. */
const RESULT = { row: orNull(ROW_SCHEMA), failure: orNull(FAILURE_SCHEMA) };
const RESULT_SCHEMA = Type.Object(RESULT, STRICT);

/** One game of a run by its index, and the same game with the other version. */
export const GAME_SCHEMA = Type.Object({ game: COUNT, ...RESULT, against: orNull(RESULT_SCHEMA) }, STRICT);

/** The row of a game in the table `games`, with its rows in the table `cards`, stored by column. */
export type GameRow = Static<typeof ROW_SCHEMA>;
export type GameFailure = Static<typeof FAILURE_SCHEMA>;
export type GameResult = Static<typeof RESULT_SCHEMA>;
export type PlayedGame = Static<typeof GAME_SCHEMA>;

const { card, seat, ...counts } = CARD;

const CATALOGUE = {
  card: whole('number'),
  kind: Type.Enum(['card', 'feature'], { description: '`card` or `feature`' }),
  title: orNull(text('its title; null without one')),
  deck: text('`brown` or `blue`'),
  energy: count('energy spots; 0 for a feature'),
  leaves: count('leaves, the number of times it can be completed; 0 for a feature'),
  hands: list(TEXT, 'preset hands it is in'),
  steps: list(TEXT, 'operation of each step of its program'),
  text: text('its rules text'),
};

/** A row of the table `catalogue`. */
export type CatalogueRow = { [Name in keyof typeof CATALOGUE]: Static<(typeof CATALOGUE)[Name]> };

/** What the type and the description of a column are derived from. */
interface Described {
  type?: string;
  description?: string;
  anyOf?: readonly Described[];
  items?: Described;
}

const columnsOf = (schemas: Readonly<Record<string, Schema>>): readonly DataColumn[] =>
  Object.entries<Described>(schemas).map(([name, own]) => {
    const schema = own.anyOf?.[0] ?? own;
    return { name, type: duckType(schema), description: schema.description ?? '' };
  });

const DUCK_TYPES: Record<string, string> = { integer: 'BIGINT', number: 'DOUBLE', boolean: 'BOOLEAN' };

const duckType = ({ type = 'string', items }: Described): string =>
  items ? `${duckType(items)}[]` : (DUCK_TYPES[type] ?? 'VARCHAR');

/** The tables by name: the file of each is `NAME.parquet`. */
export const GAME_TABLES = {
  /** A row for each game that did not break off with an error, in the order of `game`. */
  games: columnsOf({
    game: count('index of the game in the run, from 0; `--game` plays it again'),
    ...GAME,
  }),
  /** A row for each card or Landscape Feature that a player began with or that was in play, by `game` and `card`. */
  cards: columnsOf({
    game: count('index of the game'),
    card,
    seat,
    dealt: Type.Boolean({ description: 'whether the hands of this game were dealt at random' }),
    won: Type.Number({
      description: 'share of the win of the seat that began with it; null for none, and when stopped',
    }),
    ...counts,
  }),
  /** A row for each card that the figures cover, whether or not it was in a game. */
  catalogue: columnsOf(CATALOGUE),
} as const;
export type TableName = keyof typeof GAME_TABLES;
