/** Lowers `swap`. */
import type { SwapNode } from '../../../grammar/index.ts';
import { EXPECTED_NOUNS, isThisTile, swappedWith, wordFor } from '../../../program/index.ts';
import { why } from '../../catalogue/entry.ts';
import { findThing, fits } from '../../names.ts';
import type { Context } from '../../scope.ts';
import { newScope, withThis } from '../../scope.ts';
import { whole } from '../context.ts';
import { checkChanged, checkOnTile } from '../place-checks.ts';
import { lowerOther, lowerWhere } from '../places.ts';
import { bindSought } from '../sought.ts';
import { bindResult, type LowerStep, lowerParts, thingKinds, thisTile } from './action.ts';

export const swap: LowerStep<'swap'> = (context, node) => {
  const [word] = node.things;
  const sort = swappedWith(word && findThing(context.names, word.text));
  const things = bindSought(context, node.things, EXPECTED_NOUNS[sort]);
  if (node.thisTile && node.withThisTile) {
    return context.report.add('ECO310', node, { why: why('same-tile') });
  }
  const others = bindSought(context, node.with, EXPECTED_NOUNS[sort]);
  const parts = lowerParts(context, node);
  // In the second place, "this" is the first thing (L42).
  const scope = withThis(context.scope, thingKinds(things, context));
  // `this tile`, however, is the tile of the "this" before the step.
  const withWhere = node.withThisTile
    ? thisTile(context, node)
    : lowerWhere({ ...context, scope }, node.withWhere);
  const kept = bindResult(context, things, node.as);
  const place = (node.withWhere || node.withThisTile) && { withWhere };
  lowerOther({ ...context, scope: newScope() }, node.withOther);
  const step = whole({ op: 'swap', things, ...parts, with: others, ...place, ...kept });
  if (!step || (sort === 'animal' && !checkOnGround(context, node))) return undefined;
  const [kind] = step.things.map(wordFor);
  // Animals of one species are never swapped (L42).
  if (context.names.animals.has(kind) && [...step.things, ...step.with].every((thing) => thing === kind)) {
    return context.report.add('ECO310', node, { why: why('same-species') });
  }
  if (node.withWhere && isThisTile(withWhere)) {
    return context.report.add('ECO310', node.withWhere, { why: why('same-place') });
  }
  if (!checkOnTile(context, step.things, step.where, node.where)) return undefined;
  if (!checkChanged(context, step.with, step.withWhere, node.withWhere, node)) return undefined;
  return checkChanged(context, step.things, step.where, undefined, node) ? step : undefined;
};

/** Reports `with a` and an animal before the `with` of a swap of animals: it would be that of the step (L31). */
function checkOnGround({ names, report }: Context, { where }: SwapNode): boolean {
  if (!where) return true;
  for (const { 0: found, 1: name, index } of report.textOf(where).matchAll(/\bwith\s+an?\s+([\w-]+)/g)) {
    const thing = findThing(names, name);
    if (thing === undefined || !fits(names, EXPECTED_NOUNS.animal, thing)) continue;
    const from = where.from + index;
    const hint = `in a swap, \`with a\` comes before the other animal: for what is on the ground, write \`with 1 ${name}\``;
    report.add('ECO111', { from, to: from + found.length }, { found: `\`${found}\`` }, { hint });
    return false;
  }
  return true;
}
