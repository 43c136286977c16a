/** Lowers `either`. */
import type { LowerStep } from './action.ts';

export const either: LowerStep<'either'> = (_, { branches }, inside) => ({
  op: 'either',
  branches: branches.map(inside),
});
