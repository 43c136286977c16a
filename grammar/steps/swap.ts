import { ownIf } from '../blocks/own-if.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { keep, someThingsAs, thisTileAs } from '../nouns.ts';
import { PLACES, someWhere, someWhereAs } from '../places/where.ts';
import { all, choice, printed, rule } from '../syntax.ts';
import type { SwapNode } from '../tree/steps.ts';

const firstWhere = printed(someWhere, (node, words, write) => {
  words.countsHeld = true;
  write(someWhere, node);
  words.countsHeld = false;
});

/** `swap a desert with a water adjacent to this`. */
export const swap: StepSyntax<SwapNode> = {
  part: rule(
    'swap',
    all(
      'swap',
      choice([thisTileAs('thisTile', 'things'), all(someThingsAs('things'), firstWhere)], 'thing'),
      'with',
      choice(
        [thisTileAs('withThisTile', 'with'), all(someThingsAs('with'), someWhereAs('withWhere'))],
        'thing',
      ),
      keep,
      ownIf,
    ),
  ),
  next: ['or', 'with', 'as', 'if', ...PLACES],
};
