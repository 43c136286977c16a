/** Lowers `move`. */
import { EXPECTED_NOUNS } from '../../../program/index.ts';
import { atLeastOne, bindThings } from '../context.ts';
import { bindResult, type LowerStep, lowerParts, lowerQuantityOrAll } from './action.ts';

export const move: LowerStep<'move'> = (context, node) => {
  const quantity = lowerQuantityOrAll(context, node.quantity);
  const things = bindThings(context, node.things, EXPECTED_NOUNS.animal);
  const spaces = atLeastOne(context, node.spaces);
  const parts = lowerParts(context, node);
  const kept = bindResult(context, things, node.as);
  if (!quantity || !things || spaces === undefined || !parts) return undefined;
  const over = node.over && { overAnyTerrain: true as const };
  return { op: 'move', quantity, things, spaces, ...over, ...parts, ...kept };
};
