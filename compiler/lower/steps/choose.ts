/** Lowers `choose`. */
import { EXPECTED_NOUNS } from '../../../program/index.ts';
import { checkOnTile } from '../place-checks.ts';
import { bindSought } from '../sought.ts';
import { bindResult, type LowerStep, lowerParts } from './action.ts';

export const choose: LowerStep<'choose'> = (context, node) => {
  const things = bindSought(context, node.things, EXPECTED_NOUNS.thing);
  const parts = lowerParts(context, node);
  const kept = bindResult(context, things, node.as);
  if (!things || !parts || !checkOnTile(context, things, parts.where, node.where)) return undefined;
  return { op: 'choose', things, ...parts, ...kept };
};
