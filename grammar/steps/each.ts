import { body } from '../blocks/body.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { all, flag, rule } from '../syntax.ts';
import type { EachNode } from '../tree/steps.ts';

/** `each other player { … }`. */
export const each: StepSyntax<EachNode> = {
  part: rule('each', all('each', flag('other', 'other'), 'player', body)),
  goesOn: [],
};
