/** The syntax of `move`. */
import { actionStep, someQuantityOrAll } from '../blocks/step.ts';
import { keep, plainThingsAs } from '../nouns.ts';
import { PLACES, someWhere } from '../places/where.ts';
import { counted, field, flag } from '../syntax.ts';
import { number } from '../tokens/token-values.ts';
import type { MoveNode } from '../tree/steps.ts';

/** `move up to 3 antelopes 1 space over any terrain`. */
export const move = actionStep<MoveNode>(
  'move',
  ['or', 'over', 'as', ...PLACES],
  someQuantityOrAll,
  plainThingsAs('things'),
  someWhere,
  field('spaces', number('distance')),
  counted('space', 'spaces', 'space-or-spaces'),
  flag('over', 'over', 'any', 'terrain'),
  keep,
);
