/** Lowers `that player`. */
import type { LowerStep } from '../action.ts';

export const thatPlayer: LowerStep<'that-player'> = (_, { steps }, inside) => ({
  op: 'that-player',
  steps: inside(steps),
});
