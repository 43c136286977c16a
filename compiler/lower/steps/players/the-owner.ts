/** Lowers `the owner`. */
import type { LowerStep } from '../action.ts';

export const theOwner: LowerStep<'the-owner'> = (_, { steps }, inside) => ({
  op: 'the-owner',
  steps: inside(steps),
});
