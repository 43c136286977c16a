import { all, optionalArticle, rule } from '../syntax.ts';
import type { CardStepNode } from '../tree/steps.ts';
import { ownIf } from './own-if.ts';
import { cubesOnIt } from './play.ts';
import type { StepSyntax } from './step.ts';

/** `rotate a card counter-clockwise and place a cube on it`. */
export const rotate: StepSyntax<CardStepNode> = {
  part: rule('rotate', all('rotate', optionalArticle, 'card', 'counter-clockwise', cubesOnIt, ownIf)),
  goesOn: ['and', 'if'],
};
