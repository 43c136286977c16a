/** Lowers `for each`. */
import { EXPECTED_NOUNS } from '../../../program/index.ts';
import { withThis } from '../../scope.ts';
import { whole } from '../context.ts';
import { checkOnTile } from '../place-checks.ts';
import { bindSought } from '../sought.ts';
import { bindResult, type LowerStep, lowerParts } from './action.ts';

export const forEach: LowerStep<'for-each'> = (context, node, inside) => {
  const { scope } = context;
  const things = bindSought(context, node.things, EXPECTED_NOUNS.thing);
  const parts = lowerParts(context, node);
  const before = scope.this;
  // Inside, "this" is nothing but the thing whose turn it is.
  scope.this = withThis(scope, []).this;
  const kept = bindResult(context, things, node.as);
  const step = whole({ op: 'for-each', things, ...parts, ...kept, steps: inside(node.steps) });
  scope.this = before;
  return step && checkOnTile(context, step.things, step.where, node.where) ? step : undefined;
};
