/** Where steps that could not be read were left out of a block: anything can have happened there. */
import type { Block } from '../../program/index.ts';

/** For each block, the indices before which a step was left out. */
const gaps = new WeakMap<Block, Set<number>>();

/** Notes that a step is left out at the end of a block. */
export function noteGap(steps: Block): void {
  gaps.set(steps, (gaps.get(steps) ?? new Set()).add(steps.length));
}

/** Whether a step was left out before the step at an index of a block. */
export const isGap = (steps: Block, at: number): boolean => gaps.get(steps)?.has(at) === true;
