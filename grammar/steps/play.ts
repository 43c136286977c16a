import { ownIf } from '../blocks/own-if.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { amount } from '../nouns.ts';
import { all, check, counted, field, maybe, optionalArticle, rule } from '../syntax.ts';
import type { CardStepNode } from '../tree/steps.ts';
import { reportMissingAnd } from './gain.ts';

/** `and place 2 cubes on it`. */
export const cubesOnIt = all(
  check((reading) => {
    if (reading.is(1, 'place') && reading.is(3, 'cubes')) reportMissingAnd(reading);
  }),
  maybe('and', 'place', field('cubes', amount), counted('cube', 'cubes', 'cube-or-cubes'), 'on', 'it'),
);

/** `play a card`. */
export const play: StepSyntax<CardStepNode> = {
  part: rule('play', all('play', optionalArticle, 'card', cubesOnIt, ownIf)),
  next: ['and', 'if'],
};
