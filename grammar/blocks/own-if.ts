/** The `if` at the end of an action. */
import { ownCondition } from '../counts/condition.ts';
import { isSite } from '../places/where.ts';
import type { Reading } from '../recovery/reading.ts';
import { maybeWhen, part } from '../syntax.ts';

export const ownIf = maybeWhen((reading) => !blockFollows(reading), part('if', ownCondition));

/** Whether the `if` ahead opens a block: then it is a separate step, and a `;` is missing before it. */
export function blockFollows(reading: Reading): boolean {
  let ahead = 2;
  const isStep = () => reading.is(ahead, 'StepWord') && !isSite(reading, ahead);
  while (!reading.is(ahead, ';', '}', '{', 'EOF') && !isStep()) ahead++;
  return reading.is(ahead, '{');
}
