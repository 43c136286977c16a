/**
 * The instruction set: one row for each operation a card can be made of.
 *
 * The JSON Schema of a program, the reference of steps, the wording of a card in every language and the engine's
 * dispatch are all derived from this table or checked against it: a row added here makes the compiler's
 * exhaustive switches point at every other place.
 */
import type { Static, TSchema } from 'typebox';
import { Type } from './schema.ts';
import {
  amount,
  ConditionSchema,
  count,
  KindSchema,
  PerSchema,
  QuantitySchema,
  RewardSchema,
  ThingSchema,
  WhereSchema,
} from './terms.ts';

/** Steps in the order they run. */
export interface Block extends ReadonlyArray<Step> {}

const block = Type.Unsafe<Block>(Type.Ref('block'));
const things = Type.Array(ThingSchema, { minItems: 1 });
/** An action's own trailing `if`. */
const ownIf = { if: Type.Optional(ConditionSchema) };
/** `as NAME` keeps what the step did it to. */
const keep = { as: Type.Optional(Type.String()) };
const where = { where: Type.Optional(WhereSchema) };

interface Row<S extends TSchema> {
  /** Shape of the operation's data. */
  schema: S;
  /** True when doing it can replace or remove something of the landscape (R10.4). */
  impact: boolean;
  /** True when its last thing becomes "this" (R11.5). */
  setsThis: boolean;
  /** What it does, for the reference of steps. */
  summary: string;
  /** A step in the card language that lowers to it. */
  example: string;
}

const row = <const S extends TSchema>(r: Row<S>): Row<S> => r;

/** Every operation, by the name in its `op` field. */
export const OPERATIONS = {
  gain: row({
    schema: Type.Object({
      op: Type.Literal('gain'),
      rewards: Type.Array(RewardSchema, { minItems: 1 }),
      /** True for `or`: its player takes one of the rewards, once for the whole gain. */
      choice: Type.Optional(Type.Literal(true)),
      per: Type.Optional(PerSchema),
      /** Bounds each reward by itself, over all repetitions (L23). */
      atMost: Type.Optional(amount),
      ...ownIf,
    }),
    impact: false,
    setsThis: false,
    summary: 'Gives points, elements, cards or cubes, once or once for each thing counted.',
    example: 'gain 1vp per adjacent grassland',
  }),
  place: row({
    schema: Type.Object({
      op: Type.Literal('place'),
      quantity: QuantitySchema,
      kinds: Type.Array(KindSchema, { minItems: 1 }),
      ...where,
      ...keep,
      ...ownIf,
    }),
    impact: false,
    setsThis: true,
    summary:
      'Puts tiles or tokens into the landscape (R7, R8). A gate: what cannot be placed in full ends the effect.',
    example: 'place grassland',
  }),
  move: row({
    schema: Type.Object({
      op: Type.Literal('move'),
      quantity: QuantitySchema,
      things,
      ...where,
      /** Longest way, in spaces. */
      spaces: amount,
      overAnyTerrain: Type.Optional(Type.Literal(true)),
      ...keep,
      ...ownIf,
    }),
    impact: false,
    setsThis: true,
    summary: 'Moves animals from tile to tile (R9).',
    example: 'move up to 3 antelopes 1 space',
  }),
  replace: row({
    schema: Type.Object({
      op: Type.Literal('replace'),
      quantity: QuantitySchema,
      things,
      ...where,
      with: things,
      ...keep,
      ...ownIf,
    }),
    impact: true,
    setsThis: true,
    summary: 'Turns tiles into another terrain (R10.1).',
    example: 'replace a desert with water',
  }),
  remove: row({
    schema: Type.Object({
      op: Type.Literal('remove'),
      quantity: QuantitySchema,
      things,
      ...where,
      ...ownIf,
    }),
    impact: true,
    setsThis: false,
    summary: 'Takes tiles or tokens out of the landscape (R10.2, R10.3).',
    example: 'remove up to 3 forests',
  }),
  play: row({
    schema: Type.Object({
      op: Type.Literal('play'),
      /** Cubes put on the played card. */
      cubes: count,
      ...ownIf,
    }),
    impact: false,
    setsThis: false,
    summary: 'Plays a card from hand (R6.4, R5.9).',
    example: 'play a card and place a cube on it',
  }),
  rotate: row({
    schema: Type.Object({
      op: Type.Literal('rotate'),
      /** Cubes put on the turned card. */
      cubes: count,
      ...ownIf,
    }),
    impact: false,
    setsThis: false,
    summary: 'Turns an active card counter-clockwise, which gives a leaf back (R5.1, R5.9).',
    example: 'rotate a card counter-clockwise',
  }),
  choose: row({
    schema: Type.Object({
      op: Type.Literal('choose'),
      things,
      ...where,
      ...keep,
      ...ownIf,
    }),
    impact: false,
    setsThis: true,
    summary: 'Points at something of the landscape, which becomes "this".',
    example: 'choose a lion',
  }),
  may: row({
    schema: Type.Object({ op: Type.Literal('may'), steps: block }),
    impact: false,
    setsThis: false,
    summary: 'Asks yes or no first (R5.7); a gate inside ends only these steps (L12).',
    example: 'may place mountain',
  }),
  either: row({
    schema: Type.Object({ op: Type.Literal('either'), branches: Type.Array(block, { minItems: 2 }) }),
    impact: false,
    setsThis: false,
    summary: 'Its player takes one branch; one that cannot begin is not offered (L13).',
    example: 'either { place water } or { gain 3vp }',
  }),
  if: row({
    schema: Type.Object({
      op: Type.Literal('if'),
      condition: ConditionSchema,
      steps: block,
      otherwise: Type.Optional(block),
    }),
    impact: false,
    setsThis: false,
    summary: 'Takes the first steps when the condition holds, else the others.',
    example: 'if you have no card { gain a card }',
  }),
  repeat: row({
    schema: Type.Object({
      op: Type.Literal('repeat'),
      /** `times`: so often; `upTo`: asked each time; `per`: counted once, before it starts. */
      times: Type.Union([
        Type.Object({ times: amount }),
        Type.Object({ upTo: amount }),
        Type.Object({ per: PerSchema }),
      ]),
      steps: block,
    }),
    impact: false,
    setsThis: false,
    summary: 'Runs its steps several times.',
    example: 'repeat up to 3 { place forest; gain 1vp }',
  }),
  'each-player': row({
    schema: Type.Object({
      op: Type.Literal('each-player'),
      /** Everybody but the owner of the card. */
      other: Type.Optional(Type.Literal(true)),
      steps: block,
    }),
    impact: false,
    setsThis: false,
    summary: 'Every player does it, clockwise from the owner of the card; "you" is that player.',
    example: 'each player { gain a cube }',
  }),
} as const;

/** The name of an operation. */
export type OpName = keyof typeof OPERATIONS;
/** The data of one operation. */
export type Op<N extends OpName> = Static<(typeof OPERATIONS)[N]['schema']>;
/** Any operation. */
export type Step = { [N in OpName]: Op<N> }[OpName];
