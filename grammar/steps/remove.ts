/** The syntax of `remove`. */
import { actionStep, someQuantityOrAll } from '../blocks/step.ts';
import { othersOr, things, thisTileOr } from '../nouns.ts';
import { PLACES, someWhere } from '../places/where.ts';
import type { RemoveNode } from '../tree/steps.ts';

/** `remove up to 2 animals adjacent to a lion`. */
export const remove = actionStep<RemoveNode>(
  'remove',
  ['or', ...PLACES],
  thisTileOr<RemoveNode>('thisTile', 'things', othersOr(someQuantityOrAll), things, someWhere),
);
