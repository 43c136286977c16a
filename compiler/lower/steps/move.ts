/** Lowers `move`. */
import { EXPECTED_NOUNS } from '../../../program/index.ts';
import { atLeastOne, bindThings, whole } from '../context.ts';
import { bindResult, type LowerStep, lowerParts, lowerQuantityOrAll } from './action.ts';

export const move: LowerStep<'move'> = (context, node) => {
  const quantity = lowerQuantityOrAll(context, node.quantity);
  const things = bindThings(context, node.things, EXPECTED_NOUNS.animal);
  const spaces = atLeastOne(context, node.spaces);
  const parts = lowerParts(context, node);
  const kept = bindResult(context, things, node.as);
  const over = node.over && { overAnyTerrain: true as const };
  return whole({ op: 'move', quantity, things, spaces, ...over, ...parts, ...kept });
};
