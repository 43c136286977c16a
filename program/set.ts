/**
 * What a compiled set consists of: its vocabulary, its cards and their steps, as plain data that survives JSON.
 *
 * A `SetProgram` holds a set's *own* declarations. A game is played with a chain of them, base set first (`mergeVocabulary` and
 * `mergeCards` define how a set builds on the one it extends).
 */
import type { Static } from 'typebox';
import { MAX_AMOUNT, MAX_SPOTS } from './limits.ts';
import { type Block, OPERATIONS } from './operations.ts';
import { AnimalSchema, MarkerSchema, type MarkerWord } from './pieces.ts';
import { Type } from './schema/schema.ts';
import {
  ART_FILE_PATTERN,
  amount,
  CompareSchema,
  ConditionSchema,
  count,
  NAME_PATTERN,
  NAME_SOURCE,
  PerSchema,
  SiteSchema,
  TERRAINS,
  TEXT_PATTERN,
  ThingSchema,
  WhereSchema,
} from './terms.ts';
import { type AnyTrigger, CardTriggerSchema, TriggerSchema } from './triggers.ts';

/** Axial coordinates. */
const coordinate = Type.Integer({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT });

const name = Type.String({ pattern: NAME_PATTERN });
const text = Type.String({ pattern: TEXT_PATTERN });
const terrain = Type.Enum(TERRAINS);
const forPlayers = { players: Type.Optional(amount) };

/** What a set may supply besides animals: tiles by stack, mountains and forests (R1.1, R1.2). */
export const SUPPLY_THINGS: readonly string[] = ['land', 'water', 'mountain', 'forest'];

/** Numbers of the game that a set can change. All are optional: a set declares only what it changes. */
export const SettingsSchema = Type.Object({
  players: Type.Optional(Type.Object({ from: amount, to: amount })),
  /** Points that end the game (R12.1). */
  target: Type.Optional(Type.Object({ full: amount, short: Type.Optional(amount) })),
  /** How many cubes the box has, and how many each player starts with (R2.1). */
  cubes: Type.Optional(Type.Object({ total: amount, start: count })),
  /** `cubes +6`: added to those of the extended set. */
  moreCubes: Type.Optional(amount),
  /** Numbers of tiles and tokens in the box, by `land`, `water`, `mountain`, `forest` (R1.1, R1.2). */
  supply: Type.Optional(Type.Record(name, count)),
  /** `supply land +6`: added to the supply of the extended set. */
  moreSupply: Type.Optional(Type.Record(name, amount)),
  /** Cards a player starts with (R2.3, R14.1); without `players`, for any number of players. */
  deal: Type.Optional(Type.Array(Type.Object({ brown: count, blue: count, active: count, ...forPlayers }))),
  /** Element tokens drawn at a time (R3.1, R14.2). Default 1. */
  draw: Type.Optional(Type.Array(Type.Object({ tokens: amount, ...forPlayers }))),
});
export type Settings = Static<typeof SettingsSchema>;

/** The number of players a set is for (R2.1); 1 to 6 by default. */
export function playerRange({ players = { from: 1, to: 6 } }: Settings): { from: number; to: number } {
  return players;
}

/** An element: `count` tokens in the bag; `any`: it fits every spot (R3.4). */
export const ElementSchema = Type.Object({ name, count, any: Type.Boolean() });
export type ElementWord = Static<typeof ElementSchema>;

/** A preset starting hand (R2.3). */
export const HandSchema = Type.Object({
  name,
  mark: Type.Enum(['footprint', 'leaf']),
  title: text,
});
export type HandWord = Static<typeof HandSchema>;

/** A starting landscape (R2.2): tiles at axial coordinates, with (0, 0) near the middle. */
export const LayoutSchema = Type.Object({
  name,
  tiles: Type.Array(Type.Object({ q: coordinate, r: coordinate, terrain }), { minItems: 1 }),
});
export type LayoutWord = Static<typeof LayoutSchema>;

export const VocabularySchema = Type.Object({
  settings: SettingsSchema,
  elements: Type.Array(ElementSchema),
  animals: Type.Array(AnimalSchema),
  markers: Type.Optional(Type.Array(MarkerSchema)),
  hands: Type.Array(HandSchema),
  layouts: Type.Array(LayoutSchema),
});
/** The vocabulary and settings that a set declares. */
export interface Vocabulary extends Static<typeof VocabularySchema> {}

export const DECKS = ['brown', 'blue'] as const;
export type Deck = (typeof DECKS)[number];
export const SOURCES = ['attested', 'adapted', 'original'] as const;
export type Source = (typeof SOURCES)[number];

/** The picture of a card, in place of its band. */
const ArtSchema = Type.Object({
  /** Its path in the folder of the set that declares the card, with `/`. */
  file: Type.String({ pattern: ART_FILE_PATTERN }),
  /** Which part of its height is seen: 0 the top, 100 the bottom. */
  at: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The artist. */
  by: Type.Optional(text),
});

const SourceSchema = Type.Object({
  kind: Type.Enum(SOURCES),
  /** Where the text comes from; absent for the project's own cards. */
  text: Type.Optional(text),
});

export const CardSchema = Type.Object({
  number: count,
  deck: Type.Enum(DECKS),
  title: Type.Optional(text),
  /** How often it can be used, 1 to 4 (R5.1). */
  leaves: Type.Integer({ minimum: 1, maximum: 4 }),
  /** One element for each cube spot, in printed order; 1 to 8. */
  energy: Type.Array(name, { minItems: 1, maxItems: MAX_SPOTS }),
  hands: Type.Array(Type.Object({ name, active: Type.Boolean() })),
  source: SourceSchema,
  note: Type.Optional(text),
  art: Type.Optional(ArtSchema),
  /**
   * Whether it can replace, remove or swap anything, or take something from other players, derived from its effects (R10.4, L37).
   */
  impact: Type.Boolean(),
  /** Empty only if it has triggers: what it waits for, and scores at the end (L43, L44). */
  steps: Type.Unsafe<Block>({ type: 'array', items: { $ref: 'step' } }),
  triggers: Type.Optional(Type.Array(CardTriggerSchema, { minItems: 1 })),
});
/** A compiled card. */
export interface CardProgram extends Static<typeof CardSchema> {}

/** A cell of a pattern: the terrain and tokens it needs; `covered` cells are under the feature tile (R15.4). */
const PatternCellSchema = Type.Object({
  q: coordinate,
  r: coordinate,
  terrain: Type.Enum([...TERRAINS, 'land']),
  tokens: Type.Array(Type.Object({ compare: CompareSchema, thing: ThingSchema })),
  covered: Type.Boolean(),
});
export type PatternCell = Static<typeof PatternCellSchema>;

export const FeatureSchema = Type.Object({
  number: count,
  deck: Type.Enum(DECKS),
  title: text,
  /** It is never played face up (R15.1). */
  hands: Type.Optional(Type.Array(Type.Object({ name, active: Type.Literal(false) }), { minItems: 1 })),
  source: SourceSchema,
  note: Type.Optional(text),
  /** What the landscape must show, at axial coordinates; the pattern may be rotated in six ways (R15.2). */
  pattern: Type.Array(PatternCellSchema, { minItems: 1 }),
  /** A token that replaces the mountains on the covered tiles (R15.5). */
  token: Type.Optional(name),
  triggers: Type.Array(TriggerSchema, { minItems: 1 }),
});
/** A compiled Landscape Feature (R15). */
export interface FeatureProgram extends Static<typeof FeatureSchema> {}

/** The version of this data format; programs of other versions are rejected. */
export const FORMAT = 1;

const SetSchema = Type.Object({
  format: Type.Literal(FORMAT),
  /** Id of the set, also used for file names; empty for an unnamed set. */
  id: Type.String({ pattern: `^(${NAME_SOURCE})?$` }),
  title: text,
  /** Id of the set that this one extends. */
  extends: Type.Optional(name),
  vocabulary: VocabularySchema,
  cards: Type.Array(CardSchema),
  features: Type.Array(FeatureSchema),
});
/** The compiled declarations of a single set, without those it inherits. */
export interface SetProgram extends Static<typeof SetSchema> {}

/** The JSON Schema of a compiled set, made from the table of operations. */
export const SET_JSON_SCHEMA: Readonly<Record<string, unknown>> = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...SetSchema,
  definitions: {
    block: { $id: 'block', type: 'array', items: { $ref: 'step' } },
    site: { $id: 'site', ...SiteSchema },
    where: { $id: 'where', ...WhereSchema },
    per: { $id: 'per', ...PerSchema },
    condition: { $id: 'condition', ...ConditionSchema },
    step: { $id: 'step', anyOf: Object.values(OPERATIONS).map((row) => row.schema) },
  },
};

/** The markers of a set; most sets have none. */
export function markersOf({
  markers = [],
}: {
  markers?: readonly MarkerWord[] | undefined;
}): readonly MarkerWord[] {
  return markers;
}

/** The vocabulary of a chain of sets, base first: later sets add words and change numbers. */
export function mergeVocabulary(chain: readonly Vocabulary[]): Vocabulary {
  return chain.reduce((base, own) => ({
    settings: mergeSettings(base.settings, own.settings),
    elements: mergeByKey(base.elements, own.elements, (e) => e.name),
    animals: mergeByKey(base.animals, own.animals, (a) => a.name),
    ...((base.markers || own.markers) && {
      markers: mergeByKey(markersOf(base), markersOf(own), (m) => m.name),
    }),
    hands: mergeByKey(base.hands, own.hands, (h) => h.name),
    layouts: mergeByKey(base.layouts, own.layouts, (l) => l.name),
  }));
}

/** Cards or features of a chain of sets, base first, sorted by number; a later set replaces those with the same number. */
export function mergeCards<T extends { number: number }>(chain: readonly (readonly T[])[]): T[] {
  return chain
    .reduce<readonly T[]>((base, own) => mergeByKey(base, own, (c) => c.number), [])
    .toSorted((a, b) => a.number - b.number);
}

/** Whether a card is a Landscape Feature. */
export function isFeature(card: CardProgram | FeatureProgram): card is FeatureProgram {
  return 'pattern' in card;
}

/** The starting hands that a card or Landscape Feature is in. */
export const handsOf = ({ hands = [] }: { hands?: CardProgram['hands'] }) => hands;

/** What a card or Landscape Feature does at other times than when it is completed. */
export const allTriggers = ({ triggers = [] }: { triggers?: readonly AnyTrigger[] }): readonly AnyTrigger[] =>
  triggers;

/** The effects of a card or Landscape Feature: the steps of a card, then those of each trigger, with its index. */
export const allEffects = (
  card: CardProgram | FeatureProgram,
): readonly { steps: Block; trigger?: number }[] => [
  ...(isFeature(card) ? [] : [{ steps: card.steps }]),
  ...allTriggers(card).map(({ steps }, trigger) => ({ steps, trigger })),
];

/** The steps of these effects. */
export const effectSteps = (card: CardProgram | FeatureProgram): readonly Block[] =>
  allEffects(card).map(({ steps }) => steps);

/** The cards and features a game is played with. They share their numbers, so that those of a later set replace either kind. */
export function mergeDecks(chain: readonly Pick<SetProgram, 'cards' | 'features'>[]): {
  cards: CardProgram[];
  features: FeatureProgram[];
} {
  const all = mergeCards<CardProgram | FeatureProgram>(
    chain.map(({ cards, features }) => [...cards, ...features]),
  );
  return {
    cards: all.filter((one): one is CardProgram => !isFeature(one)),
    features: all.filter(isFeature),
  };
}

function mergeSettings(base: Settings, own: Settings): Settings {
  const { moreCubes = 0, moreSupply = {}, ...rest } = own;
  const supply: Record<string, number> = { ...base.supply, ...own.supply };
  for (const [thing, more] of Object.entries(moreSupply)) {
    if (supply[thing] !== undefined) supply[thing] += more;
  }
  const merged = { ...base, ...rest, supply };
  if (!merged.cubes || moreCubes === 0) return merged;
  return { ...merged, cubes: { ...merged.cubes, total: merged.cubes.total + moreCubes } };
}

function mergeByKey<T>(base: readonly T[], own: readonly T[], key: (item: T) => string | number): T[] {
  const all = new Map(base.map((item) => [key(item), item]));
  for (const item of own) all.set(key(item), item);
  return [...all.values()];
}
