/** The syntax of `each player`. */
import { body, skipStep } from '../../blocks/body.ts';
import { stepSyntax } from '../../blocks/step.ts';
import { whichPlayers } from '../../counts/players.ts';
import { all, flag, recover } from '../../syntax.ts';
import type { EachNode } from '../../tree/steps.ts';

/** `each other player { … }`, `each player with the most vp { … }`. */
export const each = stepSyntax<EachNode>(
  'each',
  [],
  all('each', flag('other', 'other'), 'player', recover(whichPlayers, skipStep), body),
);
