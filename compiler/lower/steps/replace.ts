/** Lowers `replace`. */
import { EXPECTED_NOUNS, isTerrain, wordFor } from '../../../program/index.ts';
import { why } from '../../catalogue/entry.ts';
import { bindThings, whole } from '../context.ts';
import { checkChanged } from '../place-checks.ts';
import { bindSought } from '../sought.ts';
import { bindResult, type LowerStep, lowerParts, lowerQuantityOrAll } from './action.ts';

export const replace: LowerStep<'replace'> = (context, node) => {
  const quantity = lowerQuantityOrAll(context, node.quantity);
  const things = bindSought(context, node.things, EXPECTED_NOUNS.ground);
  const becomes = bindThings(context, node.with, EXPECTED_NOUNS.newGround);
  const parts = lowerParts(context, node);
  const kept = bindResult(context, becomes, node.as);
  const step = whole({ op: 'replace', quantity, things, with: becomes, ...parts, ...kept });
  if (!step) return undefined;
  const [kind, ...others] = [...step.things.map(wordFor), ...step.with];
  // A tile is never replaced by its own kind (L8).
  if (isTerrain(kind) && others.every((thing) => thing === kind)) {
    return context.report.add('ECO310', node, { why: why('own-terrain', { kind }) });
  }
  return checkChanged(context, step.things, step.where, node.where, node) ? step : undefined;
};
