/** Coverage: how often each instruction ran, to find steps that never run in many games. */
import type { EffectFrame } from '../frames.ts';

/** How often effects began: in total, and per draw. */
export interface Runs {
  runs: number;
  /** The draw on which an effect last began, how many began on it, and the most on any draw. */
  draw: number;
  onDraw: number;
  most: number;
  /** Draws on which more than one began. */
  again: number;
}

/** Counts for one effect (`effect/coverage.ts` updates them). */
export interface CodeCoverage extends Runs {
  /** Points the effect gave its owner, and all other players. */
  points: number;
  others: number;
  /** How often each instruction was reached, and how often it ran because its own `if` held. */
  arrived: Uint32Array;
  ran: Uint32Array;
}

/** Counts for all effects, by index in `tables.cards` and `tables.effects`. */
export interface Coverage {
  cards: CodeCoverage[];
  effects: CodeCoverage[];
  /** All effects together. */
  all: Runs;
  /** Points of each seat when the running effect last continued. */
  before: number[];
  /** The current instruction of each running effect, so that one that asks is counted once. */
  at: WeakMap<EffectFrame, number>;
  /** Called for each instruction that begins. */
  began: ((frame: EffectFrame) => void) | undefined;
}
