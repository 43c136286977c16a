/**
 * What is happening at the table, as a stack of frames. Frames are plain data, so a game can be saved at any decision,
 * even in the middle of an effect. The top frame runs until it asks, pushes another frame or is done (`run.ts`).
 */
import type { Done } from '../program/index.ts';

/** Choosing the cards that start active, in addition to the preset ones (R14.1). */
export interface SetupFrame {
  task: 'setup';
  seat: number;
}

/** Drafting starting cards, one colour after the other (R2.4, R14.1). */
export interface DraftFrame {
  task: 'draft';
  /** 1 blue, then 0 brown. */
  deck: number;
  /** The drafting seats, and the pack each of them holds. */
  seats: number[];
  packs: number[][];
  /** The seat that chooses now, as an index into `seats`, and how many cards it has kept in this pass. */
  turn: number;
  kept: number;
}

/** Declaring Landscape Features from hand (R15.1). */
export interface DeclareFrame {
  task: 'declare';
  seat: number;
}

/** The rounds of the game: draw, collect, commit, resolve, end of the draw (R3, R5, R12). */
export interface RoundFrame {
  task: 'round';
  phase: 'draw' | 'collect' | 'commit' | 'resolve' | 'features' | 'end' | 'compare';
  /** Seats finished in this phase, counted from the Harbinger (from seat 0 while collecting). */
  turn: number;
  /** Index of the card whose effect is running, -1 for none. */
  card: number;
  /** True if the current seat has resolved an effect but has not declared features since (R15.1). */
  resolved: boolean;
  /** Number of features in play when the last pass of declaring began. */
  features: number;
  /** A completed card whose owner must first decide whether to cancel it (R5.3), -1 for none. */
  asked: number;
}

/** Elements a player has to use, drawn or gained (R3.2, R13). */
export interface ElementsFrame {
  task: 'elements';
  seat: number;
  /** The card that gives the elements and cannot receive them (R13.1), -1 for none. */
  giver: number;
  /** How many are left, by element. */
  left: number[];
  /** True for the tokens of the draw, for which the dial turns at the commit (R3.5). */
  drawn: boolean;
  /** Card and spot waiting for a cube taken from another spot (R3.3), -1 for none. */
  card: number;
  spot: number;
}

/** One turn of the dial and its reward (R4). */
export interface DialFrame {
  task: 'dial';
  seat: number;
  turned: boolean;
}

/** Gaining a card (R6). */
export interface GainCardFrame {
  task: 'gain-card';
  seat: number;
  /** True for "and play it" (R6.5). */
  play: boolean;
  /** The cards looked at (R6.2), the top one first. */
  looked: number[];
  /** "Of 5": how many cards to look at, all from one deck; the rest go under it. Absent: R6.1 applies. */
  of?: number;
}

/** Playing a card from hand, or turning back an active one, then putting cubes on it (R6.4, R5.9). */
export interface CardFrame {
  task: 'play' | 'rotate';
  seat: number;
  /** The chosen card, -1 before the choice. */
  card: number;
  cubes: number;
  /** A card that cannot be chosen, for `another card`. */
  but?: number;
  /** Spot waiting for a cube taken from another spot (R3.3), -1 for none. */
  spot: number;
}

/** Below the effect of a completed card: when that has ended, what waits for it acts (L66). */
export interface CompletionFrame {
  task: 'completion';
  seat: number;
  card: number;
  /** Whether what waits for it has begun. */
  isTold: boolean;
}

/** Laying a Landscape Feature from hand (R15.1 to R15.7). */
export interface FeatureFrame {
  task: 'feature';
  seat: number;
  card: number;
  /** True if the feature does not fit. */
  stopped: boolean;
}

/** Progress of a gain, which gives its rewards one after the other. */
export interface GainProgress {
  of: 'gain';
  /** How many times each reward is given. */
  times: number;
  /** Index of the reward chosen from an `or`, -1 for all. */
  only: number;
  /** Index of the reward being given. */
  reward: number;
  /** Elements of a mix still to be chosen. */
  toChoose: number;
  /** How many of each element to use at the end; empty until the first. */
  elements: number[];
}

/** Progress of a placement: how many things are placed, and how far the next one is. */
export interface PlaceProgress {
  of: 'place';
  placed: number;
  /** The current choice: the kind, the item to take up for it (R7.4), or the cell to place it on. */
  deciding: 'kind' | 'take-up' | 'cell';
  /** Kind being placed, -1 before it is known. */
  kind: number;
  /** Cell its token was taken from, -1 for none. */
  takenFrom: number;
  /** Answers for the current thing: `done` is offered only before the first one (L7). */
  answers: number[];
}

/** Progress of a move: moves made, and the tokens moved, which do not move again (R9.3). */
export interface MoveProgress {
  of: 'move';
  done: number;
  moved: number[];
  /** With `all`: the tokens that have yet to move, of those there were at the beginning (L33). */
  left?: number[];
  /** With a goal or `other`: what "this" was at the beginning, and is in the goal (L63). */
  self?: number;
}

/** Progress of a replacement. `tile` is the item whose new terrain is asked for, -1 for none. */
export interface ReplaceProgress {
  of: 'replace';
  done: number;
  tile: number;
  /** With `other`: what "this" was at the beginning. */
  self?: number;
  /** With `all`, if the stack is too small: the new terrain, and the tiles that can still be chosen (L33). */
  all?: { terrain: number; tiles: number[] };
}

/** Progress of a removal or a choice. */
export interface CountProgress {
  of: 'remove' | 'choose';
  done: number;
}

/** Progress of a swap: its first thing, while the second is asked for. */
export interface SwapProgress {
  of: 'swap';
  first: number;
}

/** Progress of `pay`, `lose` and `give`: what is still to be taken, and who gets it. Cards are chosen one at a time. */
export interface CoinProgress {
  of: 'coins';
  left: number;
  to?: number;
}

/** Progress of a step that asks several times, as plain data (`Game`). Other steps keep nothing between two answers. */
export type StepProgress =
  | GainProgress
  | PlaceProgress
  | MoveProgress
  | ReplaceProgress
  | CountProgress
  | SwapProgress
  | CoinProgress;

/** The effect of a card, of a trigger or of a scenario (R5). */
export interface EffectFrame<P extends StepProgress = StepProgress> {
  task: 'effect';
  /** Card the effect belongs to, -1 for that of a feature or scenario. */
  card: number;
  /** Index in `tables.effects`; -1 for the steps of the card. */
  effect: number;
  /** Index in `game.features` of the feature whose trigger runs, -1 for none. */
  feature: number;
  /** Owner of the card or feature. */
  seat: number;
  /** For the steps of a card that a `do` runs (L72): the card with the `do`, -1 for none; absent otherwise. */
  runner?: number;
  /** Who did what a trigger waits for, if it waits for what another player does (L45). */
  by?: number;
  /** The species that its card has chosen, or this effect (L68). */
  species?: number;
  /** False while it waits for its first instruction, below frames that run before it. */
  begun: boolean;
  /** Index of the current instruction. */
  at: number;
  /** "This": an item, or `NO_ITEM`. */
  self: number;
  /** Loop counters, names, deed counters and limits: see `link/code.ts`. */
  slots: number[];
  /** Progress of that instruction; null before its first answer, and for instructions that keep none. */
  progress: P | null;
  /** What the effect has done, oldest first; empty if no count or test needs it. */
  journal: JournalEntry[];
  /** True when a gate closed outside `may` (R5.6), or after `stop`. */
  stopped: boolean;
  /** For each `for each` around the instruction, the things that are left, and "this" before it (L62); absent until the first. */
  turns?: { left: number[]; self: number }[];
}

/**
 * A deed of an effect (`effect/effect-journal.ts`). Entries are immutable, and copies of a game share them: when a thing
 * leaves, a new entry replaces the old one.
 */
export interface JournalEntry {
  deed: Done;
  /** The seat that did it. */
  seat: number;
  /** What kind of thing it was at that time; for `paid` and `lost`, the index in `SPENT`; for `drawn`, the element. */
  thing: number;
  /** The thing, as long as it is in the landscape, else `NO_ITEM`. */
  item: number;
  /** How many were paid or lost, or how many spaces the thing moved; otherwise 1. */
  amount: number;
}

/** The acting player: the owner of the card, or the player whose turn it is in `each player`. */
export function actor(frame: EffectFrame, you: number): number {
  return you < 0 ? frame.seat : frame.slots[you];
}

/** The card that runs: the one with the `do`, if there is one (L72). */
export const runningCard = ({ runner, card }: EffectFrame): number => runner ?? card;

/**
 * The seat of `that player`: from slot `that`, if a `do` stands before it (-1 for nobody, L72); otherwise who did what the trigger
 * waits for (L45).
 */
export const thatSeat = ({ slots, by, seat }: EffectFrame, that: number): number =>
  that < 0 ? (by ?? seat) : slots[that];

/** One thing under way at the table. */
export type Frame =
  | SetupFrame
  | DraftFrame
  | DeclareFrame
  | RoundFrame
  | ElementsFrame
  | DialFrame
  | GainCardFrame
  | CardFrame
  | CompletionFrame
  | FeatureFrame
  | EffectFrame;
