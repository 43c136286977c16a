/**
 * Linked programs: the steps of a card as a flat list of instructions with numbers instead of names.
 *
 * Linking happens once for each set (`linker.ts`). Code is immutable, plain data, shared by all games. What changes
 * while an effect runs is in its frame (`frames.ts`): an index into the code, and numbers in `slots`.
 */
import type {
  Asset,
  Coin,
  Compare,
  Count,
  Deed,
  Done,
  EventDeed,
  Goal,
  Op,
  OpName,
  RankedPlayers,
  REGIONS_OF_THIS,
  Region,
  Step,
  StepPath,
  Test,
} from '../../program/index.ts';
import type { HeldCode, ThingSet } from './things.ts';

/**
 * Where an item comes from: "this", any thing of a kind, the running feature, or (0 and above) the slot of an `as`
 * name.
 */
export const FROM_THIS = -1;
export const FROM_THING = -2;
export const FROM_FEATURE = -3;
/** It refers to a species that has not been chosen (L68). */
export const FROM_NOTHING = -4;

/** A kind of group: its members are tiles, mountains, forests or animals. */
export interface GroupCode {
  group: 'habitat' | 'community' | 'landmass';
  /** Thing of its members; `ANIMAL` for communities of any species, `TILE` for habitats of any terrain; `LAND` for landmasses. */
  of: number;
  /** Only those of which no tile is on the edge. */
  enclosed: boolean;
}

/**
 * A part of the landscape (R11.2 to R11.5). Only "the largest …" and `any` have a `group`; with `smallest`, it means the
 * smallest.
 */
export interface RegionCode {
  region: Exclude<Region['region'], 'smallest' | keyof typeof REGIONS_OF_THIS>;
  /** For a region of "this": `FROM_THIS`, or the slot of the name that it is about instead. */
  from: number;
  group: GroupCode | null;
  smallest: boolean;
  /** With `any`: what each of the groups has; null for anything. */
  with: HeldCode | null;
}

/** A number of things at most this many spaces away. */
export interface ThingsNear {
  compare: Compare;
  things: ThingSet;
  spaces: number;
}

/** Where a thing must be. */
export interface WhereCode {
  where: 'adjacent' | 'on' | 'in' | 'edge' | 'within' | 'any' | 'all';
  /** True to require the opposite. */
  not: boolean;
  /** `FROM_THIS`, `FROM_THING`, `FROM_FEATURE` or the slot of a name. */
  from: number;
  /** With `FROM_THIS`: true for "this tile". */
  isTile: boolean;
  /** With `FROM_THING`: how many of which things. */
  counted: ThingsNear | null;
  /** The greatest distance from the reference, in spaces: 0 for `on`, 1 for `adjacent`. */
  spaces: number;
  regions: RegionCode[];
  /** The parts of `any` and `all`. */
  of: WhereCode[];
  /** Every "the largest …" in it, each of which may match several groups. */
  ties: RegionCode[];
  /** True if it refers to nothing without "this". With several regions, true only if each of them needs "this". */
  needsThis: boolean;
}

/** Players with the most or fewest of something or, without a rank, with a given number of it. */
export interface PlayersCode {
  rank: RankedPlayers['rank'] | null;
  compare: Compare;
  what: Asset;
}

/** What a `per` can count of its player and of the running card. */
export interface OwnCount {
  what: Extract<Count, { count: 'own' }>['what'];
  /** Only active cards of this deck, or spots of this element; -1 for all. */
  of: number;
  /** Only spots with a cube, or only those without; null for all. */
  covered: boolean | null;
}

/** What is counted: things, groups, players, what the effect has done, or what its player has. */
export interface CountCode {
  count: Count['count'];
  different: boolean;
  adjacent: boolean;
  things: ThingSet;
  group: GroupCode | null;
  with: HeldCode | null;
  where: WhereCode | null;
  /** Slot of the deed counter, -1 for counts without one. */
  slot: number;
  /** What to look for in the journal. */
  journal: JournalCode | null;
  own: OwnCount | null;
  /** Slots of the names between which the way is, and bits of its tiles (L73). */
  between: { from: number; to: number; terrains: number } | null;
  /** Slot of the player who is "you", -1 for the owner of the card. */
  you: number;
  /** Whether to leave out "this", or for players "you"; and what the players must have (null for anything). */
  other: boolean;
  players: PlayersCode | null;
}

/** What to look for in the journal of the effect. */
export interface JournalCode {
  deed: Done;
  /** What the deed was done to; null for anything. */
  things: ThingSet | null;
  /** Index in `SPENT` of what was paid or lost, or of the element that was drawn; -1 for any. */
  coin: number;
  /** Slot with the index of the first entry that counts; -1 for all entries. */
  since: number;
  /** Slot of the player who did it, -1 for the owner of the card; null for any player. */
  by: number | null;
  /** The least amount of an entry that counts. */
  least: number;
}

/** Applies once for each full `each` of what is counted, or as often as a table says (L52). */
export interface PerCode {
  each: number;
  of: CountCode;
  table: readonly number[] | null;
}

/** One test of a condition. Fields that its kind does not use have no meaning. */
export interface TestCode {
  test: Test['test'];
  not: boolean;
  compare: Compare;
  things: ThingSet;
  /** Slot of the name in `adjacent-to`. */
  slot: number;
  region: RegionCode | null;
  count: CountCode | null;
  /** Where "this" must be. */
  where: WhereCode | null;
  /** Whether kinds are counted, and whether "this" is left out. */
  different: boolean;
  other: boolean;
  /** What "you" have. */
  players: PlayersCode | null;
  journal: JournalCode | null;
  /** For the test of a use: true for the last use, false for the first. */
  last: boolean;
  needsThis: boolean;
}

/** Tests: all of them must hold, or at least one. */
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
  /** Slot with the amount given so far under `at most`, or -1. */
  slot: number;
  /** How many cards to look at, 0 for the number in R6.1. */
  of: number;
}

/** Fields of all actions: their own `if`, and who "you" is. */
interface Action {
  if: ConditionCode | null;
  /** Slot of the acting player of `each player`, -1 for the owner of the card. */
  you: number;
}

/** An action on things. The last of them may become "this" and get a name. */
interface Doing extends Action {
  amount: number;
  upTo: boolean;
  where: WhereCode | null;
  /** Slot of `as NAME`, or -1. */
  as: number;
  /** The step of the program. */
  step: Step;
}

/** An action that takes something from its player. */
interface Coins extends Action {
  what: Asset;
  amount: number;
  upTo: boolean;
  all: boolean;
}

/** Where a move ends (L63): on some tiles or, with a `mark`, away from what that place is next to, or towards it. */
export interface GoalCode {
  goal: Goal['goal'];
  things: ThingSet;
  where: WhereCode | null;
  mark: WhereCode | null;
}

/** A step that is never a gate: it does as much as it can (L10). */
export interface ChangeCode<O extends OpName = 'move' | 'replace' | 'remove' | 'swap' | 'choose'>
  extends Doing {
  op: O;
  things: ThingSet;
  /** True to leave out what "this" was when the step began, and its tile. */
  other: boolean;
  /** True to act on everything that qualifies when the step begins (L33); `amount` is then ignored. */
  all: boolean;
  /** What a tile can be replaced with; empty for other steps. */
  with: number[];
  /** The longest distance of a move, in spaces; infinite without one, 0 for other steps. */
  spaces: number;
  anyTerrain: boolean;
  goal: GoalCode | null;
  /**
   * Bits of the terrains whose tiles it may change, indexed by the stacks that have a tile left: none, land, water,
   * both. A tile is never replaced with its own kind; land for land needs no stack (L8).
   */
  able: number[];
}

/** The instructions of steps that are not just run with their own data. `either` and `repeat` also use `jump`. */
interface StepInstructions {
  gain: {
    op: 'gain';
    rewards: RewardCode[];
    choice: boolean;
    per: PerCode | null;
    atLeast: number;
    atMost: number;
  } & Action;
  /** `gate`: where the effect continues if the placement cannot be done in full; -1 ends it (R5.6). */
  place: { op: 'place'; kinds: number[]; gate: number } & Doing;
  move: ChangeCode<'move'>;
  replace: ChangeCode<'replace'>;
  remove: ChangeCode<'remove'>;
  /**
   * The fields of the step itself describe the first thing, those of `second` the other one, for which "this" is the
   * first.
   */
  swap: ChangeCode<'swap'> & { second: ChangeCode<'swap'> };
  choose: ChangeCode<'choose'>;
  'choose-species': { op: 'choose-species'; where: WhereCode | null; step: Step } & Action;
  /** `gate`: as for `place` (L35). */
  pay: { op: 'pay'; gate: number } & Coins;
  lose: { op: 'lose' } & Coins;
  /** `slot`: of the owner, who is "you" outside of the block of players, or of that player (`thatSeat`). */
  give: { op: 'give'; to: Op<'give'>['to']; slot: number } & Coins;
  /** `that`: slot of the player whose card it was, -1 if it was of "you". */
  do: { op: 'do'; card: Op<'do'>['card']; that: number } & Action;
  /** Asks yes or no; no goes to `end`. `first` is the first instruction of the block, -1 for an empty one. */
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
   * Sets `slot` to the first player; goes to `end` if there is none. `since` is the slot that stores the current length
   * of the journal, or -1.
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
     * Sets `slot` to the next player clockwise and goes to `to`, until all have acted. Clears `resets`. `seats` is the
     * first slot of the set of players who act, or -1 if all do.
     */
    | { op: 'each-next'; slot: number; to: number; resets: number[]; seats: number };
  'for-each': /** Settles which things are taken; goes to `end` if there are none. */
    | { op: 'for-each'; of: ChangeCode<'choose'>; as: number; end: number }
    /** Asks which of them is taken next; goes to `end` when none is left. */
    | { op: 'next-thing'; as: number; end: number; you: number };
  'the-owner': { op: 'the-owner'; end: number };
  /** Stores that player (`thatSeat`) in `slot`; goes to `end` if there is none. */
  'that-player': { op: 'that-player'; that: number; slot: number; since: number; end: number };
  /** Asks for a player and stores it in `slot`; goes to `end` if there is none. */
  'choose-player': {
    op: 'choose-player';
    slot: number;
    other: boolean;
    /** The player beside "you", who is not asked for. */
    on?: 'left' | 'right';
    /** Leaves out players who can do nothing in the block. */
    able?: true;
    you: number;
    end: number;
    since: number;
  };
  'by-hand': /**
   * Keeps "this" in `self`, which the deeds of people do not change, and asks what to do: each deed begins at one of `branches`;
   * with nothing more to do the effect continues at `end`. The slot `count` counts the deeds of the effect.
   */
    | { op: 'by-hand'; self: number; count: number; branches: number[]; end: number; you: number }
    /** Asks how much of `what` the player in the slot `whose` gains or loses, for each amount a branch: first all gains. */
    | { op: 'by-hand-amount'; what: Coin; whose: number; branches: number[]; end: number; you: number }
    /** Gives "this" back, counts the deed, and asks again. */
    | { op: 'by-hand-again'; self: number; count: number; to: number };
}

/** An instruction that a step is linked to: by default its own data and the fields of an action. */
export type InstructionOf<N extends OpName> = N extends keyof StepInstructions
  ? StepInstructions[N]
  : Omit<Op<N>, 'if'> & Action;
/** One instruction of a program. */
export type Instruction = InstructionOf<OpName>;

/** What a trigger reacts to, linked (R15.9, L43). */
export interface EventCode {
  deeds: EventDeed[];
  things: number[];
  from: RegionCode | null;
  into: RegionCode | null;
  where: WhereCode | null;
  /** Who must have done it; null for anybody. */
  by: 'you' | 'another' | null;
}

/** One effect, linked. */
export interface LinkedEffect {
  /** The same for each species that its card can have chosen; absent if it names none (L68). */
  bySpecies?: readonly LinkedEffect[];
  steps: Instruction[];
  /** For each instruction the index of its engine (`steps/steps.ts`): an index is faster to look up than a name. */
  engines: number[];
  /** For each instruction the step it was linked from; instructions of one step share its path. */
  paths: StepPath[];
  /** The initial slots of its frame: 0, or no item for a name. */
  slots: number[];
  /** Deed counters: each deed to a thing of this kind (`thing` 0: any kind) raises `slot` by one. */
  deeds: { deed: Deed; thing: number; slot: number }[];
  /** True if a count or test reads what the effect has done. */
  keepsJournal: boolean;
  /** True if it reads what the game keeps of its round and of completed cards (`GameRecord`). */
  keepsRecord: boolean;
  /** True if it draws tokens from the bag. */
  draws: boolean;
  /** Slots that hold items kept with `as`. */
  names: number[];
}

/** The index of each step's first instruction, including steps inside blocks, in the order of the text. */
export function stepHeads({ paths }: LinkedEffect): number[] {
  return paths.flatMap((path, at) => (paths.indexOf(path) === at ? [at] : []));
}
