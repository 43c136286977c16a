import { all, part, rule, set } from '../syntax.ts';
import type { LooseNode } from '../tree/steps.ts';
import { block, emptyBlock } from './block.ts';
import type { StepSyntax } from './step.ts';

/** Steps in braces that belong to no step: left over from a broken step, or else a mistake in themselves. */
export const loose: StepSyntax<LooseNode> = {
  part: rule('loose', all(set({ broken: true }), part('steps', block, emptyBlock))),
  next: [],
};
