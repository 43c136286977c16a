/** Lowers `that player`. */
import { firstWord } from '../../../report/report.ts';
import type { LowerStep } from '../action.ts';

export const thatPlayer: LowerStep<'that'> = ({ scope, report }, node, inside) => {
  if (!scope.byAnother) report.add('ECO314', firstWord(node, 'that player'), {});
  return { op: 'that-player', steps: inside(node.steps) };
};
