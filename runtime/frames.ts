/**
 * What is happening at the table, as a stack of frames: plain data, so that a game can be saved at any decision, also in
 * the middle of an effect. The top frame runs until it asks, pushes another or is done (`run.ts`).
 */

import type { Deed, Spending } from '../program/index.ts';

/** Choosing the cards that start active beyond the preset ones (R14.1). */
export interface SetupFrame {
  task: 'setup';
  seat: number;
}

/** Drafting starting cards, one colour after the other (R2.4, R14.1). */
export interface DraftFrame {
  task: 'draft';
  /** 1 blue, then 0 brown. */
  deck: number;
  /** The seats that draft, and the pack each holds. */
  seats: number[];
  packs: number[][];
  /** Who chooses now, as an index in `seats`, and how many cards of this pass it has kept. */
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
  /** Seats done in this phase, counted from the Harbinger (from seat 0 while collecting). */
  turn: number;
  /** Index of the card whose effect is running, -1 for none. */
  card: number;
  /** True while the seat whose turn it is has resolved an effect and not yet declared features (R15.1). */
  resolved: boolean;
  /** Features in play when the last pass of declaring began. */
  features: number;
  /** A card to be completed whose owner must first say whether to cancel it (R5.3), -1 for none. */
  asked: number;
}

/** Elements a player has to use, drawn or gained (R3.2, R13). */
export interface ElementsFrame {
  task: 'elements';
  seat: number;
  /** Card that gives them and may not take them (R13.1), -1 for none. */
  giver: number;
  /** How many are left of each element. */
  left: number[];
  /** True for the tokens of the draw: the dial turns at the commit (R3.5). */
  drawn: boolean;
  /** Card and spot that wait for a cube to be taken from elsewhere (R3.3), -1 for none. */
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
  /** "and play it" (R6.5). */
  play: boolean;
  /** The cards looked at (R6.2), the top one first. */
  looked: number[];
  /** "Of 5": how many are looked at, all from one deck; the others go under it. Otherwise as R6.1 says. */
  of?: number;
}

/** Playing a card from hand, or turning an active one back, with cubes to put on it (R6.4, R5.9). */
export interface CardFrame {
  task: 'play' | 'rotate';
  seat: number;
  /** The chosen card, -1 before the choice. */
  card: number;
  cubes: number;
  /** Spot that waits for a cube to be taken from elsewhere (R3.3), -1 for none. */
  spot: number;
}

/** Laying a Landscape Feature from hand (R15.1 to R15.7). */
export interface FeatureFrame {
  task: 'feature';
  seat: number;
  card: number;
  /** True when it does not fit. */
  stopped: boolean;
}

/** A gain that gives one reward after the other. */
export interface GainProgress {
  of: 'gain';
  /** How many times it gives. */
  times: number;
  /** The one reward taken of an `or`, -1 for all. */
  only: number;
  /** The reward that is given now. */
  reward: number;
  /** Elements of a mix that are still to be chosen. */
  toChoose: number;
  /** How many of each element will be used at the end; empty before the first. */
  elements: number[];
}

/** A placement: things placed, and how far the next one is. */
export interface PlaceProgress {
  of: 'place';
  placed: number;
  /** What is decided now: which kind, what to take up for it (R7.4), or on which cell it goes. */
  deciding: 'kind' | 'take-up' | 'cell';
  /** Kind being placed, -1 before it is known. */
  kind: number;
  /** Cell its token was taken up from, -1 for none. */
  takenFrom: number;
  /** What was answered for this one: `done` is offered only before the first answer (L7). */
  answers: number[];
}

/** Moves made, and the tokens moved by them, which do not move again (R9.3). */
export interface MoveProgress {
  of: 'move';
  done: number;
  moved: number[];
  /** Of `all`: how many there were at the beginning (L33). */
  all?: number;
}

/** Tiles replaced, and the tile whose new terrain is asked for, -1 for none. */
export interface ReplaceProgress {
  of: 'replace';
  done: number;
  tile: number;
  /** Of `all` where the stack is too small: what they become, and the tiles that can still be chosen (L33). */
  all?: { terrain: number; tiles: number[] };
}

/** Things removed. */
export interface RemoveProgress {
  of: 'remove';
  done: number;
}

/** The first thing of a swap; what it changes places with is asked for. */
export interface SwapProgress {
  of: 'swap';
  first: number;
}

/** Things chosen. */
export interface ChooseProgress {
  of: 'choose';
  done: number;
}

/** What is still to be paid or lost: cards are chosen one after the other. */
export interface CoinProgress {
  of: 'coins';
  left: number;
}

/** How far a step is that asks several times. The other steps need nothing between two answers. */
export type StepProgress =
  | GainProgress
  | PlaceProgress
  | MoveProgress
  | ReplaceProgress
  | RemoveProgress
  | SwapProgress
  | ChooseProgress
  | CoinProgress;

/** A card's effect, or one without a card (R5). */
export interface EffectFrame<P extends StepProgress = StepProgress> {
  task: 'effect';
  /** Card whose effect it is, -1 for `effect`. */
  card: number;
  /** Index in `tables.effects` when there is no card. */
  effect: number;
  /** Feature in play whose trigger it is, by index in `game.features`, -1 for none. */
  feature: number;
  /** Owner of the card or feature. */
  seat: number;
  /** False while it waits below others for its first instruction. */
  begun: boolean;
  /** Instruction that runs. */
  at: number;
  /** "This": an item, or `NO_ITEM`. */
  self: number;
  /** Loop counters, names, deeds, limits: see `link/code.ts`. */
  slots: number[];
  /** How far that instruction is; null before its first answer and for one that keeps nothing. */
  progress: P | null;
  /** What it has done, the first first; empty where no count or test looks at it. */
  journal: JournalEntry[];
  /** True when a gate closed outside `may` (R5.6). */
  stopped: boolean;
}

/** Something an effect has done (`effect/journal.ts`). Entries never change; when a thing leaves, another takes its place. */
export interface JournalEntry {
  deed: Deed | Spending;
  /** Who did it. */
  seat: number;
  /** What it was done to, as it was then; of what is paid or lost its index in `COINS`. */
  thing: number;
  /** The thing while it is in the landscape, else `NO_ITEM`. */
  item: number;
  /** How many were paid or lost, how many spaces it was moved; else 1. */
  amount: number;
}

/** The acting player: the owner of the card, or the one whose turn it is in `each player`. */
export function actor(frame: EffectFrame, you: number): number {
  return you < 0 ? frame.seat : frame.slots[you];
}

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
  | FeatureFrame
  | EffectFrame;

/** A copy that shares nothing that changes. */
export function cloneFrame(frame: Frame): Frame {
  switch (frame.task) {
    case 'elements':
      return { ...frame, left: frame.left.slice() };
    case 'draft':
      return { ...frame, seats: frame.seats.slice(), packs: frame.packs.map((pack) => pack.slice()) };
    case 'gain-card':
      return { ...frame, looked: frame.looked.slice() };
    case 'effect':
      return {
        ...frame,
        slots: frame.slots.slice(),
        progress: cloneProgress(frame.progress),
        journal: frame.journal.slice(),
      };
    default:
      return { ...frame };
  }
}

function cloneProgress(progress: StepProgress | null): StepProgress | null {
  if (progress === null) return null;
  switch (progress.of) {
    case 'gain':
      return { ...progress, elements: progress.elements.slice() };
    case 'place':
      return { ...progress, answers: progress.answers.slice() };
    case 'move':
      return { ...progress, moved: progress.moved.slice() };
    case 'replace': {
      const { all } = progress;
      return all ? { ...progress, all: { ...all, tiles: all.tiles.slice() } } : { ...progress };
    }
    default:
      return { ...progress };
  }
}
