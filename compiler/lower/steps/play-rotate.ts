/** Lowers `play` and `rotate`, which differ only in their keyword. */
import { atLeastOne } from '../context.ts';
import { type LowerStep, lowerParts } from './action.ts';

export const playOrRotate: LowerStep<'play' | 'rotate'> = (context, node) => {
  const cubes = node.cubes ? atLeastOne(context, node.cubes) : 0;
  const parts = lowerParts(context, node);
  return cubes === undefined || !parts ? undefined : { op: node.kind, cubes, ...parts };
};
