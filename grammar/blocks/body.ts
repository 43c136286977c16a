/** The block of a step, where reading resumes after a mistake in it, and what is reported about leftover words. */
import type { Reading } from '../recovery/reading.ts';
import { all, check, needed, part, rule } from '../syntax.ts';
import type { ConditionNode } from '../tree/conditions.ts';
import type { Node } from '../tree/span.ts';
import { block, emptyBlock } from './block.ts';

/** If the words before a block were broken, a missing block is not reported again. */
export const body = rule('bodyAfter', all(check(checkBody), needed(part('steps', block, emptyBlock))));

function checkBody(reading: Reading, node: Node & { condition?: ConditionNode }): void {
  if (reading.is(1, '{')) return;
  if (!reading.alreadyWrong() && !node.broken) {
    reading.reportExpected('{', joinHint(reading, node.condition?.join));
  }
  node.broken = true;
  skipStep(reading);
}

/** Resumes at the end of the step: its `;`, a leftover block, or a line that begins with a step keyword. */
export function skipStep(reading: Reading): void {
  // A step that is joined to the one before by `and` or `or` can still be parsed; "play it" is not a step.
  const isIt = reading.is(1, 'play') && reading.peek(2).image === 'it';
  if (reading.is(1, 'StepWord') && reading.is(0, 'and', 'or') && !isIt) return;
  reading.skipWhile(
    () =>
      !(reading.atSeparator() || reading.is(1, '{') || (reading.is(1, 'StepWord') && reading.startsLine())),
  );
}

/** The hint if `and` follows a list joined by `or`, or the other way round. */
export function joinHint(reading: Reading, join: 'and' | 'or' | undefined): string | undefined {
  if (!join || !reading.is(1, 'and', 'or') || reading.is(1, join)) return undefined;
  return 'join all with `and` or all with `or`';
}
