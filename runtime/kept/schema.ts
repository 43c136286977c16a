/** The shape of a kept game: JSON Schema, so that data from outside is looked at before it is believed. */
import type { Static, TSchema } from 'typebox';
import type { Schema } from '../ops/file-schema.ts';
import { Type } from '../ops/schema.ts';
import { DECISION_KINDS, MAX_PLAYERS } from '../options.ts';
import { MAX_SEED } from '../random.ts';

/** Version of the shape of a kept game; another one is refused. */
export const GAME_FORMAT = 2;

/** No counter of a game comes near it, and counting to it takes no time. */
const MOST = 10_000;
/** Numbers that are only ever compared and added. */
const LARGE = 1_000_000_000;
/** No game has cells, tokens, cards or options beyond it. */
const MOST_ITEMS = 1_000_000;

const between = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const list = <T extends TSchema>(items: T) => Type.Array(items, { maxItems: MOST_ITEMS });
const object = <T extends Record<string, TSchema>>(properties: T) => {
  const schema = Type.Object(properties);
  return { ...schema, additionalProperties: false } as typeof schema;
};
const orNull = <T extends TSchema>(schema: T) => Type.Union([Type.Unsafe<null>({ type: 'null' }), schema]);

const flag = Type.Boolean();
const count = between(0, MOST);
const seat = between(0, MAX_PLAYERS - 1);
const counts = list(count);
const index = between(0, MOST_ITEMS);
const indices = list(index);
/** An index, or -1 for none. */
const some = between(-1, MOST_ITEMS);
const item = between(-1, MOST_ITEMS * 8);
const bytes = list(between(0, 255));
const words = list(between(0, 65_535));
const numbers = list(between(-1, MOST_ITEMS));

const task = <N extends string, T extends Record<string, TSchema>>(name: N, rest: T) =>
  object({ task: Type.Literal(name), ...rest });
const card = { seat, card: some, cubes: count, spot: some };

/** Keys stand in the order in which frames are made, so that a game read again has the same hash. */
const FrameSchema = Type.Union([
  task('setup', { seat }),
  task('draft', { deck: between(0, 1), seats: list(seat), packs: list(indices), turn: seat, kept: count }),
  task('declare', { seat }),
  task('round', {
    phase: Type.Enum(['draw', 'collect', 'commit', 'resolve', 'features', 'end', 'compare']),
    turn: seat,
    card: some,
    resolved: flag,
    features: count,
    asked: some,
  }),
  task('elements', { seat, giver: some, left: counts, drawn: flag, card: some, spot: some }),
  task('dial', { seat, turned: flag }),
  task('gain-card', { seat, play: flag, looked: indices }),
  task('play', card),
  task('rotate', card),
  task('feature', { seat, card: index, stopped: flag }),
  task('effect', {
    card: some,
    effect: some,
    feature: some,
    seat,
    begun: flag,
    at: count,
    self: item,
    slots: list(item),
    phase: between(0, 2),
    done: count,
    chosen: item,
    taken: item,
    list: list(item),
    stopped: flag,
  }),
]);

const LandscapeSchema = object({
  radius: between(1, 500),
  tiles: count,
  terrain: bytes,
  near: bytes,
  mountains: bytes,
  forests: bytes,
  fixed: bytes,
  feature: words,
  firstAnimal: numbers,
  nextAnimal: numbers,
  tokenCell: numbers,
  tokenSpecies: words,
  supply: list(between(0, 32_767)),
});

/** All of a game but its tables. Keys stand in the order in which the state is made. */
const STATE = {
  seed: between(0, MAX_SEED),
  random: Type.Array(between(-0x80000000, 0x7fffffff), { minItems: 4, maxItems: 4 }),
  players: between(1, MAX_PLAYERS),
  target: between(0, LARGE),
  maxDraws: between(0, LARGE),
  gained: orNull(object({ elements: counts, cards: count, cubes: count })),
  vp: list(between(0, LARGE)),
  dial: list(between(0, 2)),
  cubes: list(between(0, LARGE)),
  cubeSupply: between(0, LARGE),
  hands: list(indices),
  active: list(indices),
  leaves: counts,
  covered: list(between(0, 255)),
  shown: indices,
  features: list(object({ card: index, seat, cells: list(between(0, MOST_ITEMS)) })),
  decks: Type.Array(indices, { minItems: 2, maxItems: 2 }),
  display: indices,
  discard: indices,
  bag: list(between(0, LARGE)),
  drawn: indices,
  harbinger: seat,
  rounds: between(0, LARGE),
  draws: between(0, LARGE),
  decisions: between(0, LARGE),
  effects: count,
  repetitions: between(0, LARGE),
  placed: list(Type.Array(some, { minItems: 5, maxItems: 5 })),
  turns: counts,
  fresh: list(Type.Array(index, { minItems: 2, maxItems: 2 })),
  ran: between(-1, MAX_PLAYERS),
  scored: flag,
  tied: flag,
  status: Type.Enum(['playing', 'over', 'unfinished']),
  bound: orNull(Type.Enum(['draws', 'effects', 'repetitions'])),
  boundCard: some,
  winner: some,
  stack: list(FrameSchema),
  asked: object({
    seat,
    kind: Type.Enum(DECISION_KINDS),
    options: list(between(-1, Number.MAX_SAFE_INTEGER)),
  }),
  landscape: LandscapeSchema,
};

/** What stands before the state: what it is, and what it was played with. */
const HEAD = {
  game: Type.Literal('ecos'),
  format: Type.Literal(GAME_FORMAT),
  sets: list(object({ id: Type.String(), hash: Type.String() })),
  hash: Type.Optional(Type.String()),
};

const StateSchema = object(STATE);
/** A game as plain data, without its tables. */
export type StateJson = Static<typeof StateSchema>;

const GameSchema = object({ ...HEAD, ...STATE });
/** A kept game: what `toJSON` gives and `fromJSON` takes. */
export type GameJson = Static<typeof GameSchema>;

/** The JSON Schema of a kept game. */
export const gameSchema = (): Schema => GameSchema as unknown as Schema;

/** The state of a kept game with every key in its place, and no others. */
export function stateOf(json: GameJson): StateJson {
  return inOrder(StateSchema as unknown as Schema, json) as StateJson;
}

/** A copy whose keys stand in the order of the schema. */
function inOrder(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inOrder(schema.items as Schema, one));
  if (typeof value !== 'object' || value === null) return value;
  const data = value as Record<string, unknown>;
  const { properties } = schema.anyOf ? alternative(schema.anyOf as Schema[], data) : schema;
  const parts = properties as Record<string, Schema>;
  return Object.fromEntries(Object.keys(parts).map((key) => [key, inOrder(parts[key], data[key])]));
}

/** The frame of this task, or what is not null. */
function alternative(schemas: readonly Schema[], data: Record<string, unknown>): Schema {
  const isOf = ({ properties }: Schema) => {
    const { task: own } = (properties ?? {}) as { task?: Schema };
    return own ? own.const === data.task : properties !== undefined;
  };
  return schemas.find(isOf) ?? {};
}
