import { body, skipStep } from '../../blocks/body.ts';
import type { StepSyntax } from '../../blocks/step.ts';
import { whichPlayers } from '../../counts/players.ts';
import { all, flag, recover, rule } from '../../syntax.ts';
import type { EachNode } from '../../tree/steps.ts';

/** `each other player { … }`, `each player with the most vp { … }`. */
export const each: StepSyntax<EachNode> = {
  part: rule('each', all('each', flag('other', 'other'), 'player', recover(whichPlayers, skipStep), body)),
  next: [],
};
