/** Lowers `remove`. */
import { EXPECTED_NOUNS } from '../../../program/index.ts';
import { whole } from '../context.ts';
import { checkChanged } from '../place-checks.ts';
import { bindSought } from '../sought.ts';
import { type LowerStep, lowerParts, lowerQuantityOrAll } from './action.ts';

export const remove: LowerStep<'remove'> = (context, node) => {
  const quantity = lowerQuantityOrAll(context, node.quantity);
  const things = bindSought(context, node.things, EXPECTED_NOUNS.thing);
  const step = whole({ op: 'remove', quantity, things, ...lowerParts(context, node) });
  return step && checkChanged(context, step.things, step.where, node.where, node) ? step : undefined;
};
