import { ownIf } from '../blocks/own-if.ts';
import { type StepSyntax, someQuantityOrAll } from '../blocks/step.ts';
import { things, thisTileAs } from '../nouns.ts';
import { PLACES, someWhere } from '../places/where.ts';
import { all, choice, rule } from '../syntax.ts';
import type { RemoveNode } from '../tree/steps.ts';

/** `remove up to 2 animals adjacent to a lion`. */
export const remove: StepSyntax<RemoveNode> = {
  part: rule(
    'remove',
    all(
      'remove',
      choice([thisTileAs('thisTile', 'things'), all(someQuantityOrAll, things, someWhere)], 'thing'),
      ownIf,
    ),
  ),
  next: ['or', 'if', ...PLACES],
};
