import { ownIf } from '../blocks/own-if.ts';
import { PLACES, type StepSyntax, someQuantityOrAll } from '../blocks/step.ts';
import { keep, things, thingsAs } from '../nouns.ts';
import { someWhere } from '../places/where.ts';
import { all, rule } from '../syntax.ts';
import type { ReplaceNode } from '../tree/steps.ts';

/** `replace a desert with grassland or water`. */
export const replace: StepSyntax<ReplaceNode> = {
  part: rule(
    'replace',
    all('replace', someQuantityOrAll, things, someWhere, 'with', thingsAs('with'), keep, ownIf),
  ),
  goesOn: ['or', 'with', 'as', 'if', ...PLACES],
};
