/** The syntax of `play`. */
import { actionStep } from '../blocks/step.ts';
import { amount } from '../nouns.ts';
import { all, check, counted, field, maybe, optionalArticle } from '../syntax.ts';
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
export const play = actionStep<CardStepNode>('play', ['and'], optionalArticle, 'card', cubesOnIt);
