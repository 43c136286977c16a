/** Lowers `replace`. */
import { EXPECTED, isTerrain, wordFor } from '../../../program/index.ts';
import { bindThings } from '../context.ts';
import { bindSought } from '../sought.ts';
import { checkCovered, checkOnTile } from '../step-feasibility.ts';
import { bindResult, type LowerStep, lowerParts, lowerQuantityOrAll } from './action.ts';

export const replace: LowerStep<'replace'> = (context, node) => {
  const quantity = lowerQuantityOrAll(context, node.quantity);
  const things = bindSought(context, node.things, EXPECTED.ground);
  const becomes = bindThings(context, node.with, EXPECTED.newGround);
  const parts = lowerParts(context, node);
  const kept = bindResult(context, becomes, node.as);
  if (!quantity || !things || !becomes || !parts) return undefined;
  const [kind] = things.map(wordFor);
  // A tile is never replaced by its own kind (L8).
  if (isTerrain(kind) && [...things.map(wordFor), ...becomes].every((thing) => thing === kind)) {
    context.report.add('ECO310', node, { why: `a ${kind} cannot be replaced with a ${kind}` });
    return undefined;
  }
  if (!checkOnTile(context, things, parts.where, node.where)) return undefined;
  if (!checkCovered(context, things, parts.where, node)) return undefined;
  return { op: 'replace', quantity, things, with: becomes, ...parts, ...kept };
};
