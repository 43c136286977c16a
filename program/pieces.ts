/**
 * Animals and markers, as a set declares them. What a declaration may say behind its grounds is a row a property: types, schema,
 * syntax, completion, what hovering tells and the values of the printed rules follow from it; the engine obeys it.
 */
import type { Static, TSchema } from 'typebox';
import { Type } from './schema/schema.ts';
import { amount, count, NAME_PATTERN, TERRAINS, TOKENS } from './terms.ts';

/** A property that a declaration may have. */
export interface PropertyRow {
  /** What has it. */
  of: PieceKind;
  /** Its words, before and behind the value. */
  words: readonly [before: readonly string[], behind: readonly string[]];
  /** Values that are words of the language, by what JSON says. */
  fixed: Readonly<Record<string, readonly string[]>>;
  /** What else can be its value: a number, or one of these nouns. */
  other: 'number' | readonly string[];
  /** What its value is, for messages. */
  what: string;
  /** Its field in JSON, which is always there if there is a `usual` value. */
  schema: TSchema;
  usual?: number;
}

export type PieceKind = 'animal' | 'marker';

/** What an animal can require next to it, besides the edge. */
const NEIGHBOURS = [...TERRAINS, 'land', 'tile', ...TOKENS] as const;

/** The properties, by their field in JSON, in the order in which they are written. */
export const PIECE_PROPERTIES = {
  /**
   * What one of the adjacent tiles must be or have when the animal is placed or swapped; for `edge`, its own tile must be on the
   * edge.
   */
  beside: {
    of: 'animal',
    words: [['beside'], []],
    fixed: { edge: ['the', 'edge'] },
    other: NEIGHBOURS,
    what: 'a terrain, `land`, `tile`, `mountain`, `forest` or `the edge`',
    schema: Type.Optional(Type.Enum([...NEIGHBOURS, 'edge'])),
  },
  /** The maximum on one tile. */
  most: {
    of: 'marker',
    words: [
      ['up', 'to'],
      ['a', 'tile'],
    ],
    fixed: {},
    other: 'number',
    what: 'how many a tile may hold',
    schema: amount,
    usual: 1,
  },
  /** What is not put on a tile with the marker: animals, which do not end a move there either, or any mountain, forest or animal. */
  excludes: {
    of: 'marker',
    words: [['keeps', 'out'], []],
    fixed: {},
    other: ['animals', 'tokens'],
    what: '`animals` or `tokens`',
    schema: Type.Optional(Type.Enum(['animals', 'tokens'])),
  },
} as const satisfies Readonly<Record<string, PropertyRow>>;
type Properties = typeof PIECE_PROPERTIES;
export type Property = keyof Properties;
type OfKind<K extends PieceKind> = {
  [P in Property as Properties[P]['of'] extends K ? P : never]: Properties[P]['schema'];
};

/** The properties of a kind of piece. */
export const pieceProperties = (kind: PieceKind): [Property, PropertyRow][] =>
  (Object.entries(PIECE_PROPERTIES) as [Property, PropertyRow][]).filter(([, row]) => row.of === kind);

const propertySchemas = <K extends PieceKind>(kind: K) =>
  Object.fromEntries(pieceProperties(kind).map(([name, { schema }]) => [name, schema])) as OfKind<K>;

const name = Type.String({ pattern: NAME_PATTERN });
const counted = { name, plural: name, count };

/** An animal: `count` tokens, and where they go: terrain tabs, or a token that the tile must have (R8.1). */
export const AnimalSchema = Type.Object({
  ...counted,
  on: Type.Union([
    Type.Object({ terrain: Type.Array(Type.Enum(TERRAINS), { minItems: 1 }) }),
    Type.Object({ token: Type.Enum(TOKENS) }),
  ]),
  ...propertySchemas('animal'),
});
export type AnimalWord = Static<typeof AnimalSchema>;

/** What an animal or a marker can be placed on: a tile of a terrain, or one with a mountain or forest. */
export const GROUNDS = [...TERRAINS, ...TOKENS] as const;
export type Ground = (typeof GROUNDS)[number];

/** A marker: a token that is not an animal. `count` of them, on tiles of one of these kinds. */
export const MarkerSchema = Type.Object({
  ...counted,
  on: Type.Array(Type.Enum(GROUNDS), { minItems: 1 }),
  ...propertySchemas('marker'),
});
export type MarkerWord = Static<typeof MarkerSchema>;
export type PieceWord = AnimalWord | MarkerWord;

/** The properties of an animal or a marker as it declares them, such as `up to 2 a tile`; usual values are left out. */
export function propertyTexts(word: PieceWord): string[] {
  return Object.entries(PIECE_PROPERTIES).flatMap(
    ([name, { words, fixed, usual }]: [string, PropertyRow]) => {
      const value = Object.entries(word).find(([key]) => key === name)?.[1];
      if (value === undefined || value === usual) return [];
      return [[...words[0], ...(fixed[value] ?? [value]), ...words[1]].join(' ')];
    },
  );
}

/** What an animal or a marker can be placed on (R8.1). */
export function pieceGrounds({ on }: Pick<PieceWord, 'on'>): readonly Ground[] {
  if (Array.isArray(on)) return on;
  return 'terrain' in on ? on.terrain : [on.token];
}
