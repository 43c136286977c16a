/** The syntax of `rotate`. */
import { actionStep } from '../blocks/step.ts';
import { all, choice, optionalArticle, set } from '../syntax.ts';
import type { CardStepNode } from '../tree/steps.ts';
import { cubesOnIt } from './play.ts';

/** `rotate a card counter-clockwise and place a cube on it`, `rotate another card counter-clockwise`. */
export const rotate = actionStep<CardStepNode>(
  'rotate',
  ['and'],
  choice([all('another', set({ another: true })), all(optionalArticle, set({ another: false }))], 'card'),
  'card',
  'counter-clockwise',
  cubesOnIt,
);
