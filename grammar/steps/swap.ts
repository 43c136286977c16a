import { ownIf } from '../blocks/own-if.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { keep, someThingsAs, THING, thisTileAs } from '../nouns.ts';
import { PLACES, someWhere, someWhereAs } from '../places/where.ts';
import { all, choice, rule } from '../syntax.ts';
import type { SwapNode } from '../tree/steps.ts';

/** `swap a desert with a water adjacent to this`. */
export const swap: StepSyntax<SwapNode> = {
  part: rule(
    'swap',
    all(
      'swap',
      choice([thisTileAs('thisTile', 'things'), all(someThingsAs('things'), someWhere)], THING),
      'with',
      choice(
        [thisTileAs('withThisTile', 'with'), all(someThingsAs('with'), someWhereAs('withWhere'))],
        THING,
      ),
      keep,
      ownIf,
    ),
  ),
  goesOn: ['or', 'with', 'as', 'if', ...PLACES],
};
