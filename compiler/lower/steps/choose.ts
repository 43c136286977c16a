/** Lowers `choose`. */
import { EXPECTED_NOUNS } from '../../../program/index.ts';
import { whole } from '../context.ts';
import { checkOnTile } from '../place-checks.ts';
import { bindSought } from '../sought.ts';
import { bindResult, type LowerStep, lowerParts } from './action.ts';

export const choose: LowerStep<'choose'> = (context, node) => {
  const things = bindSought(context, node.things, EXPECTED_NOUNS.thing);
  const parts = lowerParts(context, node);
  const step = whole({ op: 'choose', things, ...parts, ...bindResult(context, things, node.as) });
  return step && checkOnTile(context, step.things, step.where, node.where) ? step : undefined;
};
