/**
 * Linked programs: the steps of a card as a flat list of instructions with numbers instead of names.
 *
 * Linking happens once for a set (`linker.ts`); code is immutable, plain data and shared by all games. What an effect
 * changes while it runs is in its frame (`frames.ts`): a place in the code and `slots` numbers.
 */
import type {
  Asset,
  Coin,
  Compare,
  Count,
  Deed,
  OpName,
  RankedPlayers,
  Region,
  Spending,
  StepPath,
  Test,
} from '../../program/index.ts';

/** Things as numbers: terrain first, so that a tile's terrain is its thing; species follow `SPECIES`. */
export const DESERT = 1;
export const GRASSLAND = 2;
export const WATER = 3;
export const LAND = 4;
export const TILE = 5;
export const MOUNTAIN = 6;
export const FOREST = 7;
export const ANIMAL = 8;
/** The first species; species `s` is thing `SPECIES + s`. */
export const SPECIES = 9;
/**
 * Markers are numbered in one row with the species, behind them: number `i` of that row is thing `MARKERS + i`. It is
 * more than there can be species, so that a number alone says what a thing is.
 */
export const MARKERS = 1 << 20;

/** True for a species of animal. */
export function isSpecies(thing: number): boolean {
  return thing >= SPECIES && thing < MARKERS;
}

/** Number of a species or marker in `tables.species`. */
export function rowOf(thing: number): number {
  return thing - (thing >= MARKERS ? MARKERS : SPECIES);
}

/** Several things as flags (`thing-sets.ts`); `land`, `tile` and `animal` are what they cover. */
export interface ThingSet {
  /** A bit for each terrain, for `MOUNTAIN`, `FOREST`, and for animals and markers if any are in it (`thing-sets.ts`). */
  bits: number;
  /** For each species, and behind them each marker, whether it is in it. */
  species: boolean[];
  /** Tiles by what lies on them; null without such, which is the same as there being no `HOLDER_BIT`. */
  holders: HolderCode[] | null;
}

/** Tiles of these terrains, as bits, with all of this on them (L30). */
export interface HolderCode {
  bits: number;
  with: HeldCode[];
}

/** So many of some things on a tile. */
export interface HeldCode {
  compare: Compare;
  things: ThingSet;
  /**
   * `MOUNTAIN`, `FOREST` or `ANIMAL` where all that is asked is whether there is any of these, as most cards do: one number
   * of the tile tells. Else 0.
   */
  any: number;
  /** Whether there has to be any, or none. */
  some: boolean;
}

/** Where an item comes from: "this", any thing of a kind, the running feature, or the slot of an `as` name (0 and more). */
export const FROM_THIS = -1;
export const FROM_THING = -2;
export const FROM_FEATURE = -3;

/** A kind of group: its members are tiles, mountains, forests or animals. */
export interface GroupCode {
  group: 'habitat' | 'community' | 'landmass';
  /** Thing of its members; `ANIMAL` for communities of any species; `LAND` for landmasses. */
  of: number;
}

/** A part of the landscape (R11.2 to R11.5); `group` of "the largest …" only, which with `smallest` is the smallest. */
export interface RegionCode {
  region: Exclude<Region['region'], 'smallest'>;
  group: GroupCode | null;
  smallest: boolean;
}

/** Where a thing must be. */
export interface WhereCode {
  where: 'adjacent' | 'on' | 'in' | 'edge' | 'within' | 'any' | 'all';
  /** True where the opposite is asked for. */
  not: boolean;
  /** `FROM_THIS`, `FROM_THING`, `FROM_FEATURE` or the slot of a name. */
  from: number;
  /** With `FROM_THING` the thing; with `FROM_THIS` `TILE` for "this tile"; else 0. */
  thing: number;
  /** The same as a set, for `adjacent`; else null. */
  near: ThingSet | null;
  /** With `FROM_THING`, how many of which things; null for any of `thing`. */
  counted: { compare: Compare; things: ThingSet } | null;
  /** How far it may be from what it is near: 0 for `on`, 1 for `adjacent`. */
  spaces: number;
  regions: RegionCode[];
  /** The parts of `any` and `all`. */
  of: WhereCode[];
  /** Every "the largest …" in it, of which there may be several at a time. */
  ties: RegionCode[];
  /** True if it refers to nothing without a "this": of several regions, each needs one. */
  needsThis: boolean;
  /** True for one site without `not` and numbers, as most cards say it: it is read in a way of its own. */
  isPlain: boolean;
}

/** Players with most or fewest of something, or, without a rank, with a number of it. */
export interface PlayersCode {
  rank: RankedPlayers['rank'] | null;
  compare: Compare;
  what: Asset;
}

/** What a `per` can count of its player, and of the card that runs. */
export type OwnCount = Extract<Count, { count: 'own' }>['what'];

/** What is counted: things, groups, players, what the effect has done, or what its player has. */
export interface CountCode {
  count: Count['count'];
  different: boolean;
  adjacent: boolean;
  things: ThingSet;
  group: GroupCode | null;
  with: { compare: Compare; things: ThingSet } | null;
  where: WhereCode | null;
  /** Slot of the counter of a deed; -1 if the journal is looked at instead. */
  slot: number;
  /** What is looked for in the journal. */
  journal: JournalCode | null;
  own: OwnCount | null;
  /** Slot of the player who is "you", -1 for the owner of the card. */
  you: number;
  /** Of players: only those but "you", and only those who have something. */
  other: boolean;
  players: PlayersCode | null;
  /** True for nothing but tiles adjacent to this, as most cards count them: they are counted in a way of their own. */
  tilesAround: boolean;
}

/** What is looked for in the journal of the effect. */
export interface JournalCode {
  deed: Deed | Spending;
  /** To what it was done; null for anything. */
  things: ThingSet | null;
  /** Index in `COINS` of what was paid or lost. */
  coin: number;
  /** Slot that says from which entry on; -1 from the first. */
  since: number;
  /** Slot of who did it, -1 for the owner of the card; null for anybody. */
  by: number | null;
}

/** Once for each full `each` of what is counted. */
export interface PerCode {
  each: number;
  of: CountCode;
}

/** One test of a condition; what its kind does not need says nothing. */
export interface TestCode {
  test: Test['test'];
  not: boolean;
  compare: Compare;
  things: ThingSet;
  /** Slot of the name in `adjacent-to`. */
  slot: number;
  region: RegionCode | null;
  count: CountCode | null;
  /** What is said of "this". */
  where: WhereCode | null;
  what: Coin;
  journal: JournalCode | null;
  /** Of the test of a use: whether the last is meant, and not the first. */
  last: boolean;
  needsThis: boolean;
}

/** Tests of which all must hold, or one. */
export interface ConditionCode {
  all: boolean;
  tests: TestCode[];
}

/** What a gain gives. */
export interface RewardCode {
  gain: 'vp' | 'elements' | 'card' | 'cube' | 'card-to-play';
  amount: number;
  /** Elements to choose from; one for a plain element. */
  elements: number[];
  /** Slot that counts what was given under `at most`, or -1. */
  slot: number;
  /** How many cards are looked at, 0 for as many as R6.1 says. */
  of: number;
}

/** What all actions have: their own `if`, and who is "you". */
interface Action {
  if: ConditionCode | null;
  /** Slot of the acting player of `each player`, -1 for the owner of the card. */
  you: number;
}

/** An action on things, the last of which may become "this" and get a name. */
interface Doing extends Action {
  amount: number;
  upTo: boolean;
  where: WhereCode | null;
  /** Slot of `as NAME`, or -1. */
  as: number;
}

/** What its player pays or loses. */
interface Coins extends Action {
  what: Coin;
  amount: number;
  upTo: boolean;
  all: boolean;
}

/** A step that is never a gate: it does as much as can be done (L10). */
export interface ChangeCode<O extends OpName = 'move' | 'replace' | 'remove' | 'swap' | 'choose'>
  extends Doing {
  op: O;
  things: ThingSet;
  /** True for all that answer when it begins (L33); `amount` is not looked at then. */
  all: boolean;
  /** What a tile is replaced with; empty for the others. */
  with: number[];
  /** Longest way of a move, in spaces; 0 for the others. */
  spaces: number;
  anyTerrain: boolean;
  /**
   * Bits of the terrains whose tiles it may change, by which stacks have a tile left: none, land, water, both. A tile
   * is never replaced by its own kind; land for land needs no stack (L8).
   */
  able: number[];
}

/** The instructions that each step is linked to; `either` and `repeat` use `jump`, too. */
interface StepInstructions {
  gain: {
    op: 'gain';
    rewards: RewardCode[];
    choice: boolean;
    per: PerCode | null;
    atLeast: number;
    atMost: number;
  } & Action;
  /** `gate`: where the effect continues after a placement that cannot be done in full; -1 ends it (R5.6). */
  place: { op: 'place'; kinds: number[]; gate: number } & Doing;
  move: ChangeCode<'move'>;
  replace: ChangeCode<'replace'>;
  remove: ChangeCode<'remove'>;
  /** Itself it says what the first thing can be, `second` what the other one; in it "this" is the first. */
  swap: ChangeCode<'swap'> & { second: ChangeCode<'swap'> };
  choose: ChangeCode<'choose'>;
  /** `gate` as that of a placement (L35). */
  pay: { op: 'pay'; gate: number } & Coins;
  lose: { op: 'lose' } & Coins;
  play: { op: 'play'; cubes: number } & Action;
  rotate: { op: 'rotate'; cubes: number } & Action;
  /** Asks; no goes to `end`. `first` is the first instruction of the block, -1 for an empty one. */
  may: { op: 'may'; first: number; end: number; you: number };
  either: { op: 'either'; branches: number[]; you: number };
  if:
    | { op: 'if'; condition: ConditionCode; else: number; hasElse: boolean; you: number }
    | { op: 'jump'; to: number };
  repeat: /** Sets a slot to a number, or to what is counted. Goes to `end` if that is 0. */
    | { op: 'set'; slot: number; amount: number; per: PerCode | null; end: number; you: number }
    /** Asks while `slot` is above 0; the block runs and comes back here. */
    | { op: 'repeat-up-to'; slot: number; first: number; end: number; you: number }
    /** Counts the slot down and goes back to `to` while it is above 0. */
    | { op: 'again'; slot: number; to: number }
    /** Counts the slot down. */
    | { op: 'less'; slot: number };
  'each-player': /**
   * Sets `slot` to the first player; goes to `end` if there is none. Unless it is -1, `since` is the slot for where the
   * journal stands then.
   */
    | {
        op: 'each-first';
        slot: number;
        other: boolean;
        end: number;
        players: PlayersCode | null;
        seats: number;
        since: number;
      }
    /**
     * Sets `slot` to the next player clockwise and goes to `to`, until all have acted. Clears `resets`. Unless it is -1,
     * `seats` is where the set of those who act begins.
     */
    | { op: 'each-next'; slot: number; to: number; resets: number[]; seats: number };
  /** Asks for a player and sets `slot` to it; goes to `end` if there is none. */
  'choose-player': {
    op: 'choose-player';
    slot: number;
    other: boolean;
    you: number;
    end: number;
    since: number;
  };
}

/** One instruction that a step is linked to; every operation has one, as `STEPS` in `steps/steps.ts` asks for. */
export type InstructionOf<N extends OpName> = N extends keyof StepInstructions ? StepInstructions[N] : never;
/** One instruction of a program. */
export type Instruction = InstructionOf<OpName>;

/** A deed counter: `slot` goes up by one for each thing of this kind (`thing` 0: of any kind). */
export interface DeedCode {
  deed: Deed;
  thing: number;
  slot: number;
}

export type EventDeed = 'placed' | 'moved' | 'removed';

/** What a feature waits for, linked (R15.9). */
export interface EventCode {
  deeds: EventDeed[];
  things: number[];
  from: RegionCode | null;
  into: RegionCode | null;
  where: WhereCode | null;
  byYou: boolean;
}

/** One effect, linked. */
export interface LinkedEffect {
  steps: Instruction[];
  /** For each instruction the number of what runs it (`steps/steps.ts`): an index is found faster than a name. */
  engines: number[];
  /** For each instruction the step it was linked from; instructions of one step share its path. */
  paths: StepPath[];
  /** The slots of its frame as they are at the start: 0, but no item for a name. */
  slots: number[];
  deeds: DeedCode[];
  /** Whether a count or test looks at what the effect has done. */
  keepsJournal: boolean;
  /** Slots that hold items kept with `as`. */
  names: number[];
}

/** Where each step begins in the code, steps inside blocks included, in the order of the text. */
export function headsOf({ paths }: LinkedEffect): number[] {
  return paths.flatMap((path, at) => (paths.indexOf(path) === at ? [at] : []));
}
