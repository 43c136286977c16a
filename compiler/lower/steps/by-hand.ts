/** Lowers `by hand`. */
import type { LowerStep } from './action.ts';

export const byHand: LowerStep<'by-hand'> = (_, { text }) => text && { op: 'by-hand', text: text.value };
