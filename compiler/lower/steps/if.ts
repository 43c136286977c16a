/** Lowers `if`. */
import { lowerCondition } from '../counts.ts';
import type { LowerStep } from './action.ts';

export const ifElse: LowerStep<'if'> = (context, node, inside) => {
  const condition = lowerCondition(context, node.condition);
  const steps = inside(node.steps);
  const otherwise = node.otherwise && inside(node.otherwise);
  return condition && { op: 'if', condition, steps, ...(otherwise && { otherwise }) };
};
