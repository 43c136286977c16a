/** Lowers `each player`. */
import type { LowerStep } from './action.ts';

export const each: LowerStep<'each'> = (_, { other, steps }, inside) => ({
  op: 'each-player',
  ...(other && { other: true }),
  steps: inside(steps),
});
