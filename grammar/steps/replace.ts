/** The syntax of `replace`. */
import { actionStep, someQuantityOrAll } from '../blocks/step.ts';
import { keep, othersOr, plainThingsAs, things, thisTileOr } from '../nouns.ts';
import { PLACES, someWhere } from '../places/where.ts';
import type { ReplaceNode } from '../tree/steps.ts';

/** `replace a desert with grassland or water`. */
export const replace = actionStep<ReplaceNode>(
  'replace',
  ['or', 'with', 'as', ...PLACES],
  thisTileOr<ReplaceNode>('thisTile', 'things', othersOr(someQuantityOrAll), things, someWhere),
  'with',
  plainThingsAs('with'),
  keep,
);
