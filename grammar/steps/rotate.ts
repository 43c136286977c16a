/** The syntax of `rotate`. */
import { actionStep } from '../blocks/step.ts';
import { optionalArticle } from '../syntax.ts';
import type { CardStepNode } from '../tree/steps.ts';
import { cubesOnIt } from './play.ts';

/** `rotate a card counter-clockwise and place a cube on it`. */
export const rotate = actionStep<CardStepNode>(
  'rotate',
  ['and'],
  optionalArticle,
  'card',
  'counter-clockwise',
  cubesOnIt,
);
