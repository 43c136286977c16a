/** The shape of a table row, and the parts that the data of several operations share. */
import type { Static, TSchema } from 'typebox';
import type { EXPECTED_NOUNS } from '../checks/nouns.ts';
import type { DecisionKind } from '../decisions/questions.ts';
import { Type } from '../schema/schema.ts';
import {
  type Asset,
  ConditionRef,
  type Deed,
  type Kind,
  KindSchema,
  NAME_PATTERN,
  PerRef,
  QuantityOrAllSchema,
  QuantitySchema,
  type Sought,
  SoughtSchema,
  type Spending,
  ThingSchema,
  WhereRef,
} from '../terms.ts';

declare const BLOCK: unique symbol;
/** A placeholder for a block of steps, whose type needs those of all operations; `operations.ts` replaces it. */
export interface InnerBlock {
  readonly [BLOCK]: true;
}

/** For each property, the things it may name. */
export type NamedProperties = Readonly<Record<string, keyof typeof EXPECTED_NOUNS>>;

/** What a step acts on: words for things, also of things on a ground; `{ element }` for one of the set. */
export type Objects = readonly (Sought | Kind | Asset | { element: string } | 'leaf' | 'a card')[];

/** What can happen at a step besides running, for scenarios to try. */
export type Outcome =
  /** A condition holds, or does not. */
  | 'holds'
  | 'fails'
  /** An offer is accepted, or declined; an `up to` ends early. */
  | 'yes'
  | 'no'
  | 'done'
  /** The step cannot be done: no cell to place on, nothing to remove, too little to pay. */
  | 'cannot'
  /** The amount is above `at most`, or below `at least`. */
  | 'over'
  | 'under'
  /** The branch of `either` with this index is taken. */
  | `branch ${number}`;

/** A row of the table of operations, whose steps have this data and these blocks. */
export interface Operation<S extends TSchema, Data = Static<S>, Inner = InnerBlock> {
  /** The schema of the operation's data. */
  schema: S;
  /** What it does, for the reference of steps. */
  summary: string;
  /** A step in the card language that lowers to it. */
  example: string;
  /** What an editor inserts for its first word, in the form that `language/completion/snippets.ts` describes. */
  snippet?: string;
  /** How its sentence can begin in rules text, with a verb; by default with the first word of the example. */
  begins: readonly string[];
  /** True if it can replace, remove or swap something in the landscape (R10.4). */
  impact: boolean;
  /** True if it takes something that a player has: done to other players, that is an Impact (L37). */
  takes: boolean;
  /** True if players other than the owner of the card may be "you" inside. */
  forOthers: boolean;
  /** True if what is inside may run more than once. */
  repeats: boolean;
  /** True if people do at it whatever they want: afterwards anything may have been done. Bots do nothing (L60). */
  isByHand: boolean;
  /** True if the last thing it affects becomes "this" (R11.5). */
  setsThis: boolean;
  /** The deed that counts as done by the effect afterwards. */
  deed?: Deed | Spending;
  /** What it acts on, after its verb: `places water`; nothing for a step that only leads to others. */
  objects: (step: Data) => Objects;
  /** The things that it brings to the landscape or its player; without an amount, as many as there are. */
  yields: (step: Data) => readonly { things: Objects; amount?: number }[];
  /** When it cannot be done, after "never"; absent for a step that always can, or does as much as possible. */
  cannot?: string;
  /** What can happen at it, excluding what its own `if` and the blocks inside it add. */
  outcomes: (step: Data) => readonly Outcome[];
  /** For each property that names things, the things it may name; in some steps, the first thing decides. */
  nouns: (step: Data) => NamedProperties;
  /** The blocks directly inside, in the order they are written. */
  blocks: (step: Data) => readonly Inner[];
  /** The kinds of decisions it can lead to, excluding those of its blocks. */
  decisions: (step: Data) => readonly DecisionKind[];
}

/** What a row need not mention: its step does nothing of the kind. */
const NO_FACTS = {
  impact: false,
  takes: false,
  forOthers: false,
  repeats: false,
  isByHand: false,
  setsThis: false,
  objects: () => [],
  yields: () => [],
  outcomes: () => [],
  nouns: () => ({}),
  blocks: () => [],
  decisions: () => [],
};
type Default = keyof typeof NO_FACTS | 'begins';
type Row<S extends TSchema> = Omit<Operation<S>, Default> & Partial<Pick<Operation<S>, Default>>;

/** A table row; what it does not mention, the operation does not do. */
export function operation<const S extends TSchema>(row: Row<S>): Operation<S> {
  return { ...NO_FACTS, begins: [firstWord(row.example)], ...row };
}

/** The first word of a step. */
export const firstWord = (step: string): string => step.split(' ', 1)[0];

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
export const keep = { as: Type.Optional(Type.String({ pattern: NAME_PATTERN })) };
export { other } from '../terms.ts';
export const where = { where: Type.Optional(WhereRef) };

export const isUpTo = (quantity: Static<typeof quantityOrAll>): boolean =>
  'upTo' in quantity && quantity.upTo;
/** Outcomes of a step that does as much as it can (L10). */
export const changeOutcomes = ({ quantity }: { quantity: Static<typeof quantityOrAll> }): Outcome[] =>
  isUpTo(quantity) ? ['cannot', 'done'] : ['cannot'];

/** Which spot, and where the cube comes from if no cube is free (R5.9, R3.3). */
export const PUTTING_A_CUBE = ['spot', 'take-cube'] as const;

/** The questions of a step that takes cards: which of the hand, or which of those on the table. */
export const cardQuestions = <O extends 'pay' | 'lose'>(op: O, what: Asset) =>
  what === 'card' ? ([`${op}-card`] as const) : what === 'active-card' ? ([`${op}-active`] as const) : [];
