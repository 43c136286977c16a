import { all, flag, rule } from '../syntax.ts';
import type { EachNode } from '../tree/steps.ts';
import { body } from './body.ts';
import type { StepSyntax } from './step.ts';

/** `each other player { … }`. */
export const each: StepSyntax<EachNode> = {
  part: rule('each', all('each', flag('other', 'other'), 'player', body)),
  goesOn: [],
};
