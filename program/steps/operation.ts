/** The shape of a table row, and the parts that the data of several operations share. */
import type { Static, TSchema } from 'typebox';
import type { EXPECTED } from '../checks/nouns.ts';
import type { DecisionKind } from '../decisions/decision-kinds.ts';
import { Type } from '../schema/schema.ts';
import {
  ConditionRef,
  type Deed,
  KindSchema,
  PerRef,
  QuantityOrAllSchema,
  QuantitySchema,
  SoughtSchema,
  ThingSchema,
  WhereRef,
} from '../terms.ts';

declare const BLOCK: unique symbol;
/** A placeholder for a block of steps, whose type needs those of all operations; `operations.ts` replaces it. */
export interface InnerBlock {
  readonly [BLOCK]: true;
}

/** For each property, the things it may name. */
export type NamedProperties = Readonly<Record<string, keyof typeof EXPECTED>>;

/** A row of the table of operations. */
export interface Operation<S extends TSchema> {
  /** The schema of the operation's data. */
  schema: S;
  /** What it does, for the reference of steps. */
  summary: string;
  /** A step in the card language that lowers to it. */
  example: string;
  /** True if it can replace, remove or swap something in the landscape (R10.4). */
  impact: boolean;
  /** True if it takes something that a player has: done to other players, that is an Impact (L37). */
  takes: boolean;
  /** True if players other than the owner of the card may be "you" inside. */
  forOthers: boolean;
  /** True if the last thing it affects becomes "this" (R11.5). */
  setsThis: boolean;
  /** The deed that counts as done by the effect afterwards. */
  deed?: Deed;
  /** For each property that names things, the things it may name; in some steps, the first thing decides. */
  nouns: (step: Static<S>) => NamedProperties;
  /** The blocks directly inside, in the order they are written. */
  blocks: (step: Static<S>) => readonly InnerBlock[];
  /** The kinds of decisions it can lead to, excluding those of its blocks. */
  decisions: (step: Static<S>) => readonly DecisionKind[];
}

type Defaults = 'impact' | 'takes' | 'forOthers' | 'setsThis' | 'nouns' | 'blocks' | 'decisions';
type Row<S extends TSchema> = Omit<Operation<S>, Defaults> & Partial<Pick<Operation<S>, Defaults>>;

/** A table row; fields that it omits get their defaults, such as `false`. */
export function operation<const S extends TSchema>(row: Row<S>): Operation<S> {
  const nothing = { nouns: () => ({}), blocks: () => [], decisions: () => [] };
  return { impact: false, takes: false, forOthers: false, setsThis: false, ...nothing, ...row };
}

export const block = Type.Unsafe<InnerBlock>(Type.Ref('block'));
export const kinds = Type.Array(KindSchema, { minItems: 1 });
export const things = Type.Array(ThingSchema, { minItems: 1 });
/** Things that a step looks for; grounds may be narrowed by what is on them. */
export const sought = Type.Array(SoughtSchema, { minItems: 1 });
export const quantity = QuantitySchema;
/** A quantity, or `all`. */
export const quantityOrAll = QuantityOrAllSchema;
export const per = PerRef;
export const condition = ConditionRef;
/** The `if` at the end of an action. */
export const ownIf = { if: Type.Optional(ConditionRef) };
/** `as NAME` keeps the thing that the step affects. */
export const keep = { as: Type.Optional(Type.String()) };
export const where = { where: Type.Optional(WhereRef) };

/** Which spot, and where the cube comes from if no cube is free (R5.9, R3.3). */
export const PUTTING_A_CUBE = ['spot', 'take-cube'] as const;
