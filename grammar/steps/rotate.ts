import { ownIf } from '../blocks/own-if.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { all, optionalArticle, rule } from '../syntax.ts';
import type { CardStepNode } from '../tree/steps.ts';
import { cubesOnIt } from './play.ts';

/** `rotate a card counter-clockwise and place a cube on it`. */
export const rotate: StepSyntax<CardStepNode> = {
  part: rule('rotate', all('rotate', optionalArticle, 'card', 'counter-clockwise', cubesOnIt, ownIf)),
  next: ['and', 'if'],
};
