/** The block of a step. If the words before it were broken, a missing block is not reported again. */
import type { Reading } from '../recovery/reading.ts';
import { all, check, needed, part, rule } from '../syntax.ts';
import type { ConditionNode } from '../tree/conditions.ts';
import type { Node } from '../tree/span.ts';
import { block, emptyBlock } from './block.ts';
import { joinHint, skipStep } from './leftovers.ts';

export const body = rule('bodyAfter', all(check(checkBody), needed(part('steps', block, emptyBlock))));

function checkBody(reading: Reading, node: Node & { condition?: ConditionNode }): void {
  if (reading.is(1, '{')) return;
  if (!reading.alreadyWrong() && !node.broken) {
    reading.reportExpected('{', joinHint(reading, node.condition?.join));
  }
  node.broken = true;
  skipStep(reading);
}
