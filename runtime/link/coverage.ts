/** Coverage: how often each instruction ran, to find steps that never run in many games. */
import type { EffectFrame } from '../frames.ts';
import type { LinkedEffect } from './code.ts';

/** How often effects began: in total, and per draw. */
export type Runs = ReturnType<typeof noRuns>;

export const noRuns = () => ({
  runs: 0,
  /** The draw on which an effect last began, how many began on it, and the most on any draw. */
  draw: -1,
  onDraw: 0,
  most: 0,
  /** Draws on which more than one began. */
  again: 0,
});

/** Counts for one effect (`effect/coverage.ts` updates them). */
export type CodeCoverage = ReturnType<typeof emptyTrace>;

export const emptyTrace = ({ steps }: LinkedEffect) => ({
  ...noRuns(),
  /** Points the effect gave its owner, and all other players. */
  points: 0,
  others: 0,
  /** How often each instruction was reached, and how often it ran because its own `if` held. */
  arrived: new Uint32Array(steps.length),
  ran: new Uint32Array(steps.length),
});

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
