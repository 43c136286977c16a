import { ownIf } from '../blocks/own-if.ts';
import { type StepSyntax, someQuantityOrAll } from '../blocks/step.ts';
import { keep, plainThingsAs, things, thisTileAs } from '../nouns.ts';
import { PLACES, someWhere } from '../places/where.ts';
import { all, choice, rule } from '../syntax.ts';
import type { ReplaceNode } from '../tree/steps.ts';

/** `replace a desert with grassland or water`. */
export const replace: StepSyntax<ReplaceNode> = {
  part: rule(
    'replace',
    all(
      'replace',
      choice([thisTileAs('thisTile', 'things'), all(someQuantityOrAll, things, someWhere)], 'thing'),
      'with',
      plainThingsAs('with'),
      keep,
      ownIf,
    ),
  ),
  next: ['or', 'with', 'as', 'if', ...PLACES],
};
