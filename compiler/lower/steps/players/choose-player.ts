/** Lowers `choose a player`. */
import type { LowerStep } from '../action.ts';

export const choosePlayer: LowerStep<'choose-player'> = (_, { other, steps }, inside) => ({
  op: 'choose-player',
  ...(other && { other: true }),
  steps: inside(steps),
});
