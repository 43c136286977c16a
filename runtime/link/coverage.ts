/** Coverage: how often each instruction ran, to find steps that never do in many games. */
import type { EffectFrame } from '../frames.ts';

/** How often effects began, in all and on one draw. */
export interface Runs {
  runs: number;
  /** The draw on which one began last, how many on that one, and the most on any. */
  draw: number;
  onDraw: number;
  most: number;
  /** Draws on which more than one began. */
  again: number;
}

/** What ran of one effect (`effect/coverage.ts` counts it). */
export interface CodeCoverage extends Runs {
  /** Points it made for its owner, and for all others. */
  points: number;
  others: number;
  /** For each instruction how often it was reached, and how often it ran, its own `if` true. */
  arrived: Uint32Array;
  ran: Uint32Array;
}

/** What ran of all effects, by index in `tables.cards` and `tables.effects`. */
export interface Coverage {
  cards: CodeCoverage[];
  effects: CodeCoverage[];
  /** All effects together. */
  all: Runs;
  /** Points of each seat when the running effect last continued. */
  before: number[];
  /** The instruction each effect under way is at, so that one that asks is counted once. */
  at: WeakMap<EffectFrame, number>;
  /** Told of each instruction that begins, for those who watch; one that continues after an answer does not begin again. */
  began?: (frame: EffectFrame) => void;
}
