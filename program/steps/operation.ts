/** What is known of an operation, and the parts that the data of several have in common. */
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
/** Stands for a block of steps, whose type needs those of all operations: `operations.ts` puts it in. */
export interface InnerBlock {
  readonly [BLOCK]: true;
}

/** What properties may name, by the name of the property. */
export type NamedProperties = Readonly<Record<string, keyof typeof EXPECTED>>;

/** A row of the table of operations. */
export interface Operation<S extends TSchema> {
  /** Shape of the operation's data. */
  schema: S;
  /** What it does, for the reference of steps. */
  summary: string;
  /** A step in the card language that lowers to it. */
  example: string;
  /** True when doing it can replace, remove or swap something of the landscape (R10.4). */
  impact: boolean;
  /** True when doing it takes what a player has: for other players it is an Impact then (L37). */
  takes: boolean;
  /** True when others than the owner of the card may be "you" inside. */
  forOthers: boolean;
  /** True when its last thing becomes "this" (R11.5). */
  setsThis: boolean;
  /** What counts afterwards as done by the effect. */
  deed?: Deed;
  /** What each property that names things may name; in some steps the first thing decides. */
  nouns: (step: Static<S>) => NamedProperties;
  /** The blocks directly inside, in the order they are written. */
  blocks: (step: Static<S>) => readonly InnerBlock[];
  /** The kinds of decisions it can ask for, those of its blocks excluded. */
  decisions: (step: Static<S>) => readonly DecisionKind[];
}

type Defaults = 'impact' | 'takes' | 'forOthers' | 'setsThis' | 'nouns' | 'blocks' | 'decisions';
type Row<S extends TSchema> = Omit<Operation<S>, Defaults> & Partial<Pick<Operation<S>, Defaults>>;

/** A row; what it does not mention, the operation does not do. */
export function operation<const S extends TSchema>(row: Row<S>): Operation<S> {
  const nothing = { nouns: () => ({}), blocks: () => [], decisions: () => [] };
  return { impact: false, takes: false, forOthers: false, setsThis: false, ...nothing, ...row };
}

export const block = Type.Unsafe<InnerBlock>(Type.Ref('block'));
export const kinds = Type.Array(KindSchema, { minItems: 1 });
export const things = Type.Array(ThingSchema, { minItems: 1 });
/** Things that are looked for, grounds also by what lies on them. */
export const sought = Type.Array(SoughtSchema, { minItems: 1 });
export const quantity = QuantitySchema;
/** A quantity, or `all`. */
export const quantityOrAll = QuantityOrAllSchema;
export const per = PerRef;
export const condition = ConditionRef;
/** An action's own trailing `if`. */
export const ownIf = { if: Type.Optional(ConditionRef) };
/** `as NAME` keeps what the step did it to. */
export const keep = { as: Type.Optional(Type.String()) };
export const where = { where: Type.Optional(WhereRef) };

/** Which spot, and with no free cube where the cube comes from (R5.9, R3.3). */
export const PUTTING_A_CUBE = ['spot', 'take-cube'] as const;
