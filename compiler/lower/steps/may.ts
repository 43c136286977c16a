/** Lowers `may`. */
import type { LowerStep } from './action.ts';

export const may: LowerStep<'may'> = (_, node, inside) => ({ op: 'may', steps: inside(node.steps) });
