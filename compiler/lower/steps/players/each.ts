/** Lowers `each player`. */
import { lowerPlayers } from '../../players.ts';
import type { LowerStep } from '../action.ts';

export const each: LowerStep<'each'> = (context, node, inside) => {
  const players = node.with && lowerPlayers(context, node.with);
  const steps = inside(node.steps);
  if (node.with && !players) return undefined;
  return {
    op: 'each-player',
    ...(node.other && { other: true }),
    ...(players && { with: players }),
    steps,
  };
};
