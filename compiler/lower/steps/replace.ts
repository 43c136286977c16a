/** Lowers `replace`. */
import { EXPECTED_NOUNS, isTerrain, wordFor } from '../../../program/index.ts';
import { why } from '../../catalogue/reasons.ts';
import { bindThings } from '../context.ts';
import { checkChanged } from '../place-checks.ts';
import { bindSought } from '../sought.ts';
import { bindResult, type LowerStep, lowerParts, lowerQuantityOrAll } from './action.ts';

export const replace: LowerStep<'replace'> = (context, node) => {
  const quantity = lowerQuantityOrAll(context, node.quantity);
  const things = bindSought(context, node.things, EXPECTED_NOUNS.ground);
  const becomes = bindThings(context, node.with, EXPECTED_NOUNS.newGround);
  const parts = lowerParts(context, node);
  const kept = bindResult(context, becomes, node.as);
  if (!quantity || !things || !becomes || !parts) return undefined;
  const [kind] = things.map(wordFor);
  // A tile is never replaced by its own kind (L8).
  if (isTerrain(kind) && [...things.map(wordFor), ...becomes].every((thing) => thing === kind)) {
    return context.report.add('ECO310', node, { why: why('own-terrain', { kind }) });
  }
  if (!checkChanged(context, things, parts.where, node.where, node)) return undefined;
  return { op: 'replace', quantity, things, with: becomes, ...parts, ...kept };
};
