/** Lowers `play`. */
import type { LowerStep } from './action.ts';
import { lowerCardStep } from './card-step.ts';

export const play: LowerStep<'play'> = (context, node) => {
  const parts = lowerCardStep(context, node);
  return parts && { op: 'play', ...parts };
};
