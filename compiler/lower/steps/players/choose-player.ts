/** Lowers `choose a player`. */
import type { LowerStep } from '../action.ts';

export const choosePlayer: LowerStep<'choose-player'> = (_, { other, on, steps }, inside) => ({
  op: 'choose-player',
  ...(other && { other: true }),
  ...(on && { on }),
  steps: inside(steps),
});
