/**
 * The nouns and relations that operations refer to: things, places, groups, counts and tests.
 *
 * Everything is plain data described by a JSON Schema (TypeBox), so a program survives JSON. A *thing* is a word: one of the
 * engine's own nouns (`desert`, `land`, `mountain` …) or the name of an animal or marker that the set declares. Whether the name
 * exists is checked when a set is linked (`runtime/link/tables.ts`).
 */
import type { Static } from 'typebox';
import { MAX_AMOUNT } from './limits.ts';
import { Type } from './schema/schema.ts';

/** The three kinds of terrain of the engine. */
export const TERRAINS = ['desert', 'grassland', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The two kinds of token of the engine. */
export const TOKENS = ['mountain', 'forest'] as const;

/** Nouns of the engine that a thing can be; every other word is the name of an animal or marker. */
export const ENGINE_THINGS = [...TERRAINS, 'land', 'tile', ...TOKENS, 'animal'] as const;

export function isToken(thing: string): thing is (typeof TOKENS)[number] {
  return thing === 'mountain' || thing === 'forest';
}

const TerrainSchema = Type.Enum(TERRAINS);
/** A number from 1, and one from 0. */
export const amount = Type.Integer({ minimum: 1, maximum: MAX_AMOUNT });
export const count = Type.Integer({ minimum: 0, maximum: MAX_AMOUNT });

const WORD = '[a-z][a-z0-9]*(-[a-z0-9]+)*';
/**
 * A name that sets and steps can declare, as part of a pattern. `constructor` is excluded: every JavaScript object has such a
 * property, and programs store data of sets by name.
 */
export const NAME_SOURCE = `(?!constructor$)${WORD}`;
/** The pattern for a name. */
export const NAME_PATTERN = `^${NAME_SOURCE}$`;
/**
 * The pattern for a text of a set: one line without control characters, which terminals and CI logs may interpret as commands.
 */
export const TEXT_PATTERN = '^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';

const PATH_SIGN = '/\\\\:\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029';
const PATH_NAME = `[^.${PATH_SIGN}][^${PATH_SIGN}]*`;
/**
 * The pattern for the path of a picture: names with `/` between them. None begins with a dot, so that it cannot lead out of the
 * folder, and none has a sign that begins an address or a drive.
 */
export const ART_FILE_PATTERN = `^${PATH_NAME}(/${PATH_NAME})*$`;

/** A thing: `desert`, `land`, `tile`, `mountain`, `forest`, `animal` or the name of an animal or marker. */
export const ThingSchema = Type.String({ pattern: `^${WORD}$` });
export type Thing = Static<typeof ThingSchema>;
const someThings = Type.Array(ThingSchema, { minItems: 1 });

/** What `place` puts down: a thing (for `land`, the player chooses desert or grassland) or any animal with that tab. */
export const KindSchema = Type.Union([ThingSchema, Type.Object({ animalOf: TerrainSchema })]);
export type Kind = Static<typeof KindSchema>;

/** How many: `2`, or `up to 2` if `upTo`. */
export const QuantitySchema = Type.Object({ amount, upTo: Type.Boolean() });
export type Quantity = Static<typeof QuantitySchema>;

/** `all`: everything that matches when the step begins (L33). */
export const AllSchema = Type.Object({ all: Type.Literal(true) });
/** How many: a number, or `all`. */
export const QuantityOrAllSchema = Type.Union([QuantitySchema, AllSchema]);
export type QuantityOrAll = Static<typeof QuantityOrAllSchema>;

/** `2` and `at least 2` are `least`; `at most 2` is `most`; `exactly 2` and `no` (0) are `exactly`. */
export const CompareSchema = Type.Object({ is: Type.Enum(['least', 'most', 'exactly']), amount: count });
export type Compare = Static<typeof CompareSchema>;

/** A ground with what must be on it: `grassland with a lion and no forest` (L30). */
export const HolderSchema = Type.Object({
  ground: ThingSchema,
  /** All of these must hold. */
  with: Type.Array(Type.Object({ compare: CompareSchema, things: someThings }), { minItems: 1 }),
});
export type Holder = Static<typeof HolderSchema>;
/** Things to look for in the landscape. */
export const SoughtSchema = Type.Union([ThingSchema, HolderSchema]);
export type Sought = Static<typeof SoughtSchema>;
/** One or more of them. */
export const someSought = Type.Array(SoughtSchema, { minItems: 1 });

/** The word for what is looked for, without what is on it. */
export const wordFor = (sought: Sought): Thing => (typeof sought === 'string' ? sought : sought.ground);

/** Of a group: none of its tiles is on the edge (L54). */
const enclosed = { enclosed: Type.Optional(Type.Literal(true)) };
/**
 * A maximal connected group (R11.2 to R11.4): a habitat of a terrain or token (of any terrain: `tile`), a community of a
 * species (of any: `animal`), or a landmass.
 */
export const GroupSchema = Type.Union([
  Type.Object({ group: Type.Literal('habitat'), of: ThingSchema, ...enclosed }),
  Type.Object({ group: Type.Literal('community'), of: ThingSchema, ...enclosed }),
  Type.Object({ group: Type.Literal('landmass'), ...enclosed }),
]);
export type Group = Static<typeof GroupSchema>;

/** A number of things that a group has. */
const HoldingSchema = Type.Object({ compare: CompareSchema, things: someSought });
export type Holding = Static<typeof HoldingSchema>;

const NamedSpot = Type.Object({ spot: Type.Literal('named'), name: Type.String() });
/** Spots that are one thing, or any of a kind. */
const spots = [
  Type.Object({ spot: Type.Literal('this') }),
  Type.Object({ spot: Type.Literal('this-tile') }),
  NamedSpot,
  Type.Object({ spot: Type.Literal('thing'), thing: ThingSchema }),
] as const;
/**
 * What a place refers to: "this", the tile of "this", a thing kept with `as`, any thing of a kind, a number of things of these
 * kinds (L27), or the tiles of the feature that the effect belongs to.
 */
export const SpotSchema = Type.Union([
  ...spots,
  Type.Object({ spot: Type.Literal('things'), compare: CompareSchema, things: someSought }),
  Type.Object({ spot: Type.Literal('this-feature') }),
]);
export type Spot = Static<typeof SpotSchema>;

/** A part of the landscape (R11.2 to R11.5); `feature-habitat` is "the habitat containing this feature" (R15.12). */
export const RegionSchema = Type.Union([
  Type.Object({
    region: Type.Enum([
      'this-habitat',
      'this-community',
      'this-landmass',
      'adjacent-habitat',
      'landscape',
      'this-feature',
      'feature-habitat',
      'this-tile',
    ]),
  }),
  /** What `this habitat` would be if the thing of that name were "this" (L55). */
  Type.Object({ region: Type.Enum(['habitat-of', 'community-of', 'landmass-of']), name: Type.String() }),
  Type.Object({ region: Type.Enum(['largest', 'smallest']), group: GroupSchema }),
  /** All groups of a kind, together (L45). */
  Type.Object({
    region: Type.Literal('any'),
    group: GroupSchema,
    /** Only groups with this number of these things. */
    with: Type.Optional(HoldingSchema),
  }),
]);
export type Region = Static<typeof RegionSchema>;
/** A region of a name, as a region of "this". */
export const REGIONS_OF_THIS = {
  'habitat-of': 'this-habitat',
  'community-of': 'this-community',
  'landmass-of': 'this-landmass',
} as const;

/** Negates a test or a site. */
const negation = { not: Type.Optional(Type.Literal(true)) };

/**
 * One condition on where a thing is or goes: next to a spot, on a spot, in one of several regions, on the edge (R11.6), or within
 * a number of spaces of a spot (L28). If it needs a "this" or a name that does not exist, it is false, negated or not (L29).
 */
export const SiteSchema = Type.Union([
  Type.Object({ ...negation, where: Type.Literal('adjacent'), to: SpotSchema }),
  Type.Object({ ...negation, where: Type.Literal('on'), spot: SpotSchema }),
  Type.Object({ ...negation, where: Type.Literal('in'), regions: Type.Array(RegionSchema, { minItems: 1 }) }),
  Type.Object({ ...negation, where: Type.Literal('edge') }),
  Type.Object({ ...negation, where: Type.Literal('within'), spaces: amount, of: SpotSchema }),
]);
export type Site = Static<typeof SiteSchema>;
// References, because inlining the schema at every place would make validators too large to run.
const SiteRef = Type.Unsafe<Site>(Type.Ref('site'));

/** `either … or …`: one of several sites must hold (L26). */
export const EitherSiteSchema = Type.Object({
  where: Type.Literal('any'),
  of: Type.Array(SiteRef, { minItems: 2 }),
});

/** Where a thing is or goes: a site, one of several, or several of which all must hold (L26). */
export const WhereSchema = Type.Union([
  SiteRef,
  EitherSiteSchema,
  Type.Object({
    where: Type.Literal('all'),
    of: Type.Array(Type.Union([SiteRef, EitherSiteSchema]), { minItems: 2 }),
  }),
]);
export type Where = Static<typeof WhereSchema>;
/** A reference to `WhereSchema`. */
export const WhereRef = Type.Unsafe<Where>(Type.Ref('where'));

const AnySchema = Type.Unsafe<Compare>(Type.Object({ is: Type.Literal('least'), amount: Type.Literal(1) }));
/**
 * Where a move ends (L63): on a tile of some kind and place, on the nearest of them, or farther away from something than it
 * began, or nearer to it; of several things the nearest counts.
 */
export const GoalSchema = Type.Union([
  Type.Object({
    goal: Type.Enum(['tile', 'nearest']),
    things: someSought,
    where: Type.Optional(WhereRef),
  }),
  Type.Object({
    goal: Type.Enum(['away', 'towards']),
    of: Type.Union([
      ...spots,
      Type.Object({ spot: Type.Literal('things'), compare: AnySchema, things: someSought }),
    ]),
  }),
]);
export type Goal = Static<typeof GoalSchema>;

/** What a player has and can gain or give: points, free cubes, cards in hand. */
const COINS = ['vp', 'cube', 'card'] as const;
export const CoinSchema = Type.Enum(COINS);
export type Coin = (typeof COINS)[number];

/** What a player has and can pay or lose: points, cubes not on cards, cards in hand (L24), or cards face up in front of them. */
export const ASSETS = [...COINS, 'active-card'] as const;
export const AssetSchema = Type.Enum(ASSETS);
export type Asset = (typeof ASSETS)[number];
/** What a count of what was paid or lost is about: an asset, or the leaves that those cards still had (L50). */
export const SPENT = [...ASSETS, 'leaf'] as const;
/** The ways in which a player gives up assets. */
export const SPENDINGS = ['paid', 'lost'] as const;
export type Spending = (typeof SPENDINGS)[number];

/** What the effect itself has done so far. */
export const DEEDS = ['placed', 'moved', 'removed', 'replaced'] as const;
export type Deed = (typeof DEEDS)[number];
/** What the journal of an effect records. */
export type Done = Deed | Spending | 'drawn';

/** What a count can be of a player, of the card that runs, or of the round. */
const OWN = ['cube', 'card', 'active-card', 'kept-card', 'leaf', 'completed-card', 'token', 'round'] as const;
const rank = Type.Enum(['most', 'fewest']);

/** Players who have a number of something. */
export const PlayersWithSchema = Type.Object({ compare: CompareSchema, what: AssetSchema });
export type PlayersWith = Static<typeof PlayersWithSchema>;
/** Players who have the most or fewest of something; several if they are tied (L40). */
export const RankedPlayersSchema = Type.Object({ rank, what: AssetSchema });
export type RankedPlayers = Static<typeof RankedPlayersSchema>;

/** Leaves out "this", and its tile if tiles are meant; without a "this", nothing. */
export const other = { other: Type.Optional(Type.Literal(true)) };
/** Counts kinds instead of tokens: species, or kinds of terrain. */
const different = { different: Type.Optional(Type.Literal(true)) };

/** A number read from the landscape or from what the effect has done. */
export const CountSchema = Type.Union([
  Type.Object({
    count: Type.Literal('things'),
    ...different,
    ...other,
    /** Only things adjacent to "this", never "this" itself (R11.1). */
    adjacent: Type.Optional(Type.Literal(true)),
    things: someSought,
    where: Type.Optional(WhereRef),
  }),
  Type.Object({
    count: Type.Literal('groups'),
    adjacent: Type.Optional(Type.Literal(true)),
    group: GroupSchema,
    /** Only groups with this number of these things. */
    with: Type.Optional(HoldingSchema),
    where: Type.Optional(WhereRef),
  }),
  Type.Object({
    count: Type.Literal('done'),
    deed: Type.Enum(DEEDS),
    /** Only things of this kind; by default all. */
    thing: Type.Optional(SoughtSchema),
    /** Only things of these kinds, if there are several. */
    things: Type.Optional(Type.Array(SoughtSchema, { minItems: 2 })),
    /**
     * Only things that are in the landscape and at this place now, each counted once (L38); what was removed is nowhere. The same
     * applies if one of the things is a ground with what must be on it.
     */
    where: Type.Optional(WhereSchema),
  }),
  Type.Object({
    count: Type.Literal('players'),
    /** Excludes "you" (L41). */
    other: Type.Optional(Type.Literal(true)),
    with: Type.Optional(PlayersWithSchema),
  }),
  Type.Object({
    /** What was paid or lost: in a block of players, by "you"; otherwise by any player (L37). */
    count: Type.Literal('spent'),
    how: Type.Enum(SPENDINGS),
    what: Type.Enum(SPENT),
  }),
  Type.Object({
    /**
     * What "you" have: free cubes, cards in hand, active or kept cards; or leaves left on the card being used (L39). Cards that
     * "you" completed in this round (L66), tokens drawn in it (L46), or rounds so far (L67).
     */
    count: Type.Literal('own'),
    what: Type.Enum(OWN),
  }),
  Type.Object({
    count: Type.Literal('own'),
    what: Type.Literal('active-card'),
    deck: Type.Enum(['brown', 'blue']),
  }),
  /** Spots of active cards, with a cube or without, for an element or for any (L49). */
  Type.Object({
    count: Type.Literal('own'),
    what: Type.Literal('spot'),
    state: Type.Optional(Type.Enum(['covered', 'open'])),
    element: Type.Optional(Type.String()),
  }),
  /** The spaces of all moves, each along the shortest path (L39). */
  Type.Object({ count: Type.Literal('spaces') }),
  /** Moves of these animals that were at least so long, each for itself (L63). */
  Type.Object({ count: Type.Literal('moves'), things: someThings, spaces: amount }),
  /** The spaces of a shortest way from one thing to another, over any tiles or only those (L73). */
  Type.Object({
    count: Type.Literal('distance'),
    from: NamedSpot,
    to: NamedSpot,
    over: Type.Optional(Type.Enum(['land', 'water'])),
  }),
  /** Tokens drawn from the bag, or only those of an element: in a block of players, by "you" (L57). */
  Type.Object({ count: Type.Literal('drawn'), element: Type.Optional(Type.String()) }),
]);
export type Count = Static<typeof CountSchema>;

/** `per 2 forest in this habitat`: once for each full `each`. */
export const PerSchema = Type.Object({ each: amount, of: CountSchema });
export type Per = Static<typeof PerSchema>;
/** A reference to `PerSchema`. */
export const PerRef = Type.Unsafe<Per>(Type.Ref('per'));

/** One test. Without the "this" it needs, it is false, negated or not (L4). */
export const TestSchema = Type.Union([
  Type.Object({
    ...negation,
    test: Type.Literal('adjacent'),
    compare: CompareSchema,
    ...different,
    things: someSought,
  }),
  Type.Object({ ...negation, test: Type.Literal('adjacent-to'), name: Type.String() }),
  Type.Object({ ...negation, test: Type.Literal('edge') }),
  Type.Object({
    ...negation,
    test: Type.Literal('region'),
    region: RegionSchema,
    compare: CompareSchema,
    ...different,
    ...other,
    things: someSought,
  }),
  Type.Object({ ...negation, test: Type.Literal('there'), compare: CompareSchema, count: CountSchema }),
  Type.Object({ ...negation, test: Type.Literal('have'), compare: CompareSchema, what: AssetSchema }),
  /** Whether no other player has more, or fewer: those who tie have it. */
  Type.Object({ ...negation, test: Type.Literal('have'), rank, what: AssetSchema }),
  Type.Object({
    ...negation,
    /** How many of these things "you" placed, moved, removed or replaced in this effect. */
    test: Type.Literal('did'),
    deed: Type.Enum(DEEDS),
    compare: CompareSchema,
    /** Grounds may be narrowed by what is on them now, as in counts of deeds (L38). */
    things: someSought,
  }),
  Type.Object({
    ...negation,
    /** How much "you" paid or lost in this effect. */
    test: Type.Literal('spent'),
    how: Type.Enum(SPENDINGS),
    compare: CompareSchema,
    what: AssetSchema,
  }),
  Type.Object({
    ...negation,
    /** How many tokens "you" drew from the bag in this effect, or in this block of players. */
    test: Type.Literal('drew'),
    compare: CompareSchema,
    element: Type.Optional(Type.String()),
  }),
  /** Whether the card has all its leaves, or one (L39). */
  Type.Object({ ...negation, test: Type.Literal('use'), use: Type.Enum(['first', 'last']) }),
  /** Whether "you" are the Harbinger. */
  Type.Object({ ...negation, test: Type.Literal('harbinger') }),
  /** A test of where "this" is that the tests above cannot express. */
  Type.Object({ test: Type.Literal('where'), where: WhereRef }),
]);
export type Test = Static<typeof TestSchema>;

/** One or more tests, of which all (`all`) or at least one (`any`) must hold. */
export const ConditionSchema = Type.Object({
  join: Type.Enum(['all', 'any']),
  tests: Type.Array(TestSchema, { minItems: 1 }),
});
export type Condition = Static<typeof ConditionSchema>;
/** A reference to `ConditionSchema`. */
export const ConditionRef = Type.Unsafe<Condition>(Type.Ref('condition'));

/** What `gain` gives. `mix`: `amount` elements in any mix of the listed ones; `card-to-play`: "a card and play it". */
export const RewardSchema = Type.Union([
  Type.Object({ gain: Type.Literal('vp'), amount }),
  Type.Object({ gain: Type.Literal('element'), element: Type.String(), amount }),
  Type.Object({ gain: Type.Literal('mix'), elements: Type.Array(Type.String(), { minItems: 1 }), amount }),
  Type.Object({
    gain: Type.Literal('card'),
    amount,
    /** The number of cards to look at, all from one deck; the others go under it. By default, R6.1 applies. */
    of: Type.Optional(Type.Integer({ minimum: 2, maximum: MAX_AMOUNT })),
  }),
  Type.Object({ gain: Type.Literal('cube'), amount }),
  Type.Object({ gain: Type.Literal('card-to-play') }),
]);
export type Reward = Static<typeof RewardSchema>;
