/** Lowers `move`. */
import { adviceTo, aOrAn, type GoalNode, replacement, type ThingNode } from '../../../grammar/index.ts';
import { EXPECTED_NOUNS, type Goal } from '../../../program/index.ts';
import type { Context } from '../../scope.ts';
import { atLeastOne, bindThings, lowerAll, whole, withArticle } from '../context.ts';
import { checkOnTile } from '../place-checks.ts';
import { lowerSpot, lowerWhere } from '../places.ts';
import { bindSought } from '../sought.ts';
import { bindResult, type LowerStep, lowerParts, lowerQuantityOrAll } from './action.ts';

export const move: LowerStep<'move'> = (context, node) => {
  const quantity = lowerQuantityOrAll(context, node.quantity);
  const things = bindThings(context, node.things, EXPECTED_NOUNS.animal);
  const isAnyFar = !node.spaces && node.goal?.goal === 'nearest';
  const far = isAnyFar ? {} : { spaces: atLeastOne(context, node.spaces) };
  const parts = lowerParts(context, node);
  const goal = node.goal && { goal: lowerGoal(context, node.goal) };
  const kept = bindResult(context, things, node.as);
  const over = node.over && { overAnyTerrain: true as const };
  return whole({ op: 'move', quantity, things, ...far, ...over, ...goal, ...parts, ...kept });
};

function lowerGoal(context: Context, node: GoalNode): Goal | undefined {
  if (!('things' in node)) {
    const of = node.spot && lowerSpot(context, node.spot);
    return of && of.spot !== 'this-feature' ? { goal: node.goal, of } : undefined;
  }
  const things = lowerAll(node.things, (one) => bindTile(context, one))?.flat();
  const where = node.where && { where: lowerWhere(context, node.where) };
  const goal = whole({ goal: node.goal, things, ...where });
  return goal && checkOnTile(context, goal.things, goal.where, node.where) ? goal : undefined;
}

/** A tile that a move ends on; for what is on a tile, the advice names the tile. */
function bindTile(context: Context, node: ThingNode) {
  const tile = adviceTo(replacement(node, `tile with ${aOrAn(node.text)} ${node.text}`));
  const hint = withArticle(node, tile, context.report);
  return bindSought(context, [node], EXPECTED_NOUNS.ground, 'least', hint);
}
