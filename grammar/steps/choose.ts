import { ownIf } from '../blocks/own-if.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { keep, someThingsAs, thisTileAs } from '../nouns.ts';
import { PLACES, someWhere } from '../places/where.ts';
import { all, choice, rule } from '../syntax.ts';
import type { ChooseNode } from '../tree/steps.ts';

/** `choose a lion as hunter`: chooses something, which becomes "this". */
export const choose: StepSyntax<ChooseNode> = {
  part: rule(
    'choose',
    all(
      'choose',
      choice([thisTileAs('thisTile', 'things'), all(someThingsAs('things'), someWhere)], 'thing'),
      keep,
      ownIf,
    ),
  ),
  next: ['or', 'as', 'if', ...PLACES],
};
