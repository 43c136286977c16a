/**
 * When a card or Landscape Feature acts besides being completed (R15.9, L43, L44). Each trigger is a row, from which types, schema,
 * syntax, checks, completion and the ids of its words follow; the engine fires it.
 */
import type { Static } from 'typebox';
import { EXPECTED_NOUNS, fitsThing } from './checks/nouns.ts';
import type { Block, Step } from './operations.ts';
import { Type } from './schema/schema.ts';
import { type Deed, RegionSchema, type Terrain, type Thing, ThingSchema, WhereRef } from './terms.ts';

/** A trigger that is about no thing: there is no "this" when it begins. */
interface MomentRow {
  /** Its words, before the block. */
  words: readonly string[];
  /** What can have it. */
  of: 'card' | 'feature' | 'both' | 'neither';
  /** Who completes a card then; nobody has done anything if it is absent. */
  by?: 'you' | 'another';
  /** The moment that it means where its `another card` leaves nothing out. */
  plain?: 'completed' | 'completed-by-another';
  /** How often it comes while a card is active, for each player who can bring it about: means as for `EventRow`. */
  often?: number;
}

/** The triggers without a thing, by what `on` says in JSON. */
export const MOMENTS = {
  play: { words: ['on', 'play'], of: 'feature' },
  end: { words: ['at', 'end'], of: 'both' },
  completed: { words: ['when', 'you', 'complete', 'a', 'card'], of: 'both', by: 'you', often: 7.1 },
  'another-completed': {
    words: ['when', 'you', 'complete', 'another', 'card'],
    of: 'card',
    by: 'you',
    plain: 'completed',
    often: 5.3,
  },
  'completed-by-another': {
    words: ['when', 'another', 'player', 'completes', 'a', 'card'],
    of: 'both',
    by: 'another',
    often: 6.7,
  },
  'another-completed-by-another': {
    words: ['when', 'another', 'player', 'completes', 'another', 'card'],
    of: 'neither',
    by: 'another',
    plain: 'completed-by-another',
  },
  round: { words: ['when', 'a', 'round', 'begins'], of: 'both', often: 1.6 },
} as const satisfies Readonly<Record<string, MomentRow>>;

export type Moment = keyof typeof MOMENTS;
type MomentOf<Kind> = { [M in Moment]: (typeof MOMENTS)[M]['of'] extends Kind ? M : never }[Moment];
/** A moment that cards can wait for, and one that Landscape Features can wait for. */
export type CardMoment = MomentOf<'card' | 'both'>;
export type FeatureMoment = MomentOf<'feature' | 'both'>;
export const momentRow = (moment: Moment): MomentRow => MOMENTS[moment];
export const momentNames = Object.keys(MOMENTS) as Moment[];
export const cardMoments = momentNames.filter((name): name is CardMoment =>
  ['card', 'both'].includes(MOMENTS[name].of),
);
export const featureMoments = momentNames.filter((name): name is FeatureMoment =>
  ['feature', 'both'].includes(MOMENTS[name].of),
);

/** A trigger about something that a player does to a thing: `when a lion is placed by you`. */
interface EventRow {
  /** The things that it happens to. */
  things: keyof typeof EXPECTED_NOUNS;
  /** Whether the thing was in the landscape before; otherwise nothing happens to it `from` somewhere. */
  isThereBefore: boolean;
  /** Whether it is there afterwards and is "this" (L25); otherwise nothing happens to it `into` somewhere. */
  isThereAfter: boolean;
  /**
   * How often a player does it while a card is active: means over 30 greedy games of the base set with each number of players,
   * from 2 to 6, and over all cards played. `any` is one of all tiles, land or animals.
   */
  often: Readonly<Record<'any' | 'terrain' | 'token', number>>;
  /** A step that may do it: to the thing, to the animal if it is one, or with a terrain, once or twice. */
  doneBy: (to: { thing: Thing; animal: Thing; terrain: Terrain; times: number }) => Step;
}

const one = { amount: 1, upTo: false };

/** The events, by what is done to the thing. */
export const EVENTS = {
  placed: {
    things: 'thing',
    isThereBefore: false,
    isThereAfter: true,
    often: { any: 3.1, terrain: 1.3, token: 0.3 },
    doneBy: ({ thing, terrain }) => ({
      op: 'place',
      quantity: one,
      kinds: [thing === 'tile' ? terrain : thing],
    }),
  },
  moved: {
    things: 'animal',
    isThereBefore: true,
    isThereAfter: true,
    often: { any: 1.2, terrain: 0, token: 0.1 },
    doneBy: ({ animal, times }) => ({ op: 'move', quantity: one, things: [animal], spaces: times }),
  },
  removed: {
    things: 'thing',
    isThereBefore: true,
    isThereAfter: false,
    often: { any: 0.06, terrain: 0.01, token: 0.02 },
    doneBy: ({ thing }) => ({ op: 'remove', quantity: one, things: [thing] }),
  },
} as const satisfies Readonly<Partial<Record<Deed, EventRow>>>;

/** What is done to the thing of an event. */
export type EventDeed = keyof typeof EVENTS;
export const EVENT_DEEDS = Object.keys(EVENTS) as EventDeed[];

/** The steps of a card or trigger: at least one. */
const effect = Type.Unsafe<Block>({ type: 'array', items: { $ref: 'step' }, minItems: 1 });

/** A trigger without a thing, and what it does. */
export interface MomentTrigger<M extends Moment = Moment> {
  on: M;
  steps: Block;
}
const momentTrigger = (on: Moment) => Type.Object({ on: Type.Literal(on), steps: effect });

const eventDeed = Type.Enum(EVENT_DEEDS);
/** What a feature or card waits for (R15.9, L43). */
const EventTriggerSchema = Type.Object({
  on: Type.Literal('event'),
  thing: ThingSchema,
  deed: eventDeed,
  /** Further things and deeds that fire it: `when a mountain or forest is placed or removed`. */
  otherThings: Type.Optional(Type.Array(ThingSchema, { minItems: 1 })),
  otherDeeds: Type.Optional(Type.Array(eventDeed, { minItems: 1 })),
  /** Fires only if it begins there, ends there (and began outside), or happens there. */
  from: Type.Optional(RegionSchema),
  into: Type.Optional(RegionSchema),
  where: Type.Optional(WhereRef),
  /** Fires only if its owner did it, or only if another player did. */
  byYou: Type.Optional(Type.Literal(true)),
  byAnother: Type.Optional(Type.Literal(true)),
  steps: effect,
});
export interface EventTrigger extends Static<typeof EventTriggerSchema> {}
type EventWords = Omit<EventTrigger, 'steps'>;
/** All things and deeds of an event. */
export const eventThings = ({ thing, otherThings = [] }: EventWords) => [thing, ...otherThings];
export const eventDeeds = ({ deed, otherDeeds = [] }: EventWords) => [deed, ...otherDeeds];

/** What a Landscape Feature can wait for (R15.9). */
export type Trigger = MomentTrigger<FeatureMoment> | EventTrigger;
export const TriggerSchema = Type.Unsafe<Trigger>(
  Type.Union([...featureMoments.map(momentTrigger), EventTriggerSchema]),
);
/** What a card can wait for (L43, L44). */
export type CardTrigger = MomentTrigger<CardMoment> | EventTrigger;
export const CardTriggerSchema = Type.Unsafe<CardTrigger>(
  Type.Union([...cardMoments.map(momentTrigger), EventTriggerSchema]),
);

/** What a card or a Landscape Feature can wait for. */
export type AnyTrigger = Trigger | CardTrigger;

/** Whether another player does what the trigger is about: then there is a "that player" (L45). */
export const isByAnother = (trigger: AnyTrigger): boolean =>
  trigger.on === 'event' ? trigger.byAnother === true : momentRow(trigger.on).by === 'another';

/** Why a thing is never the thing of an event; undefined if it can be. */
export function whyNotDone(deed: EventDeed, thing: Thing, isMarker: boolean): string | undefined {
  const expected = EXPECTED_NOUNS[EVENTS[deed].things];
  return fitsThing(expected, thing, isMarker) ? undefined : `only ${expected.what} can be ${deed}`;
}
