/** The syntax of `for each`. */
import { body, skipStep } from '../blocks/body.ts';
import { blockFollows, stepSyntax } from '../blocks/step.ts';
import { keep, other, things } from '../nouns.ts';
import { someWhere } from '../places/where.ts';
import type { Lookahead } from '../recovery/reading.ts';
import { all, recover } from '../syntax.ts';
import type { ForEachNode } from '../tree/steps.ts';

/** `for each lion in this habitat as hunter { … }`. */
export const forEach = stepSyntax<ForEachNode>(
  'forEach',
  [],
  all('for', 'each', recover(all(other, things, someWhere, keep), skipStep), body),
);

/** Whether a block for each thing is ahead, not a reward for each or a block of players. */
export const atForEach = (reading: Lookahead): boolean =>
  reading.is(1, 'for') &&
  reading.is(2, 'each') &&
  !reading.is(reading.is(3, 'other') ? 4 : 3, 'player', 'players') &&
  blockFollows(reading, 3);
