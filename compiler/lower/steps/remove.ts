/** Lowers `remove`. */
import { EXPECTED_NOUNS } from '../../../program/index.ts';
import { checkChanged } from '../place-checks.ts';
import { bindSought } from '../sought.ts';
import { type LowerStep, lowerParts, lowerQuantityOrAll } from './action.ts';

export const remove: LowerStep<'remove'> = (context, node) => {
  const quantity = lowerQuantityOrAll(context, node.quantity);
  const things = bindSought(context, node.things, EXPECTED_NOUNS.thing);
  const parts = lowerParts(context, node);
  if (!quantity || !things || !parts) return undefined;
  if (!checkChanged(context, things, parts.where, node.where, node)) return undefined;
  return { op: 'remove', quantity, things, ...parts };
};
