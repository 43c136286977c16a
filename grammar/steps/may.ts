import { action, braces, emptyBlock } from '../blocks/block.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { PLACES } from '../places/where.ts';
import { expect } from '../recovery/reading.ts';
import { all, choice, node, part, printed, rule } from '../syntax.ts';
import { STEP_WORDS } from '../tokens/tokens.ts';
import type { BlockNode, MayNode } from '../tree/steps.ts';

const body = printed<BlockNode>(
  choice([action, braces], expect('a step or `{` after `may`', STEP_WORDS)),
  (block, _, write) => write(isAction(block) ? action : braces, block),
);

function isAction({ steps }: BlockNode): boolean {
  const [step] = steps;
  return steps.length === 1 && !('steps' in step) && step.kind !== 'either';
}

/** `may place a forest`, `may { … }`. */
export const may: StepSyntax<MayNode> = {
  part: rule('may', all('may', part('steps', node(body), emptyBlock))),
  goesOn: ['per', 'at', 'if', 'and', 'or', 'of', 'as', 'with', 'over', ...PLACES],
};
