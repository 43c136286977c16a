/** Lowers `each player`. */
import { whole } from '../../context.ts';
import { lowerPlayers } from '../../players.ts';
import type { LowerStep } from '../action.ts';

export const each: LowerStep<'each'> = (context, node, inside) =>
  whole({
    op: 'each-player',
    ...(node.other && { other: true }),
    ...(node.with && { with: lowerPlayers(context, node.with) }),
    steps: inside(node.steps),
  });
