/** Walking over the steps of a program. */
import { type Block, OPERATIONS, type Step } from './operations.ts';

/** The blocks directly inside a step, in the order they are written. */
export function blocksOf(step: Step): readonly Block[] {
  switch (step.op) {
    case 'may':
    case 'repeat':
    case 'each-player':
      return [step.steps];
    case 'either':
      return step.branches;
    case 'if':
      return step.otherwise ? [step.steps, step.otherwise] : [step.steps];
    default:
      return [];
  }
}

/** True when the steps can replace or remove anything of the landscape: an Impact card (R10.4). */
export function hasImpact(steps: Block): boolean {
  return steps.some((step) => OPERATIONS[step.op].impact || blocksOf(step).some(hasImpact));
}

/** All steps of a block with those inside them, in the order of the text. */
export function allSteps(steps: Block): Step[] {
  return steps.flatMap((step) => [step, ...blocksOf(step).flatMap(allSteps)]);
}
