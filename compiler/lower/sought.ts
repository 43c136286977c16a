/** Lowers things that a step looks for; grounds may be narrowed by what is on them (L30). */
import type { Advice, CompareNode, HeldNode, ThingNode } from '../../grammar/index.ts';
import { EXPECTED_NOUNS, type ExpectedNoun, type Holder, type Sought } from '../../program/index.ts';
import type { Context } from '../scope.ts';
import { compareInCondition, lowerCompare } from './compare.ts';
import { bindThing, bindThings, lowerAll, whole } from './context.ts';

/**
 * Binds all nodes; undefined if one of them has an error.
 * @param bare how a bare number of things on a ground is read
 * @param hintIfWrongKind what to write instead of a name of another kind
 * @param alsoFits keywords that could come before the things
 */
export function bindSought(
  context: Context,
  nodes: readonly ThingNode[],
  expected: ExpectedNoun,
  bare: 'least' | 'exactly' = 'least',
  hintIfWrongKind?: string | Advice,
  alsoFits?: readonly string[],
): Sought[] | undefined {
  return lowerAll(nodes, (node, at): Sought | undefined => {
    const holds = node.held !== undefined || node.lacks !== undefined;
    const wanted = holds && expected.fits('tile') ? EXPECTED_NOUNS.ground : expected;
    const ground = bindThing(context, node, wanted, hintIfWrongKind, at === 0 ? alsoFits : []);
    return holds ? whole({ ground, with: bindHeld(context, node, bare) }) : ground;
  });
}

/** What a ground must hold and lack; undefined if some of it has an error. */
export function bindHeld(
  context: Context,
  { held = [], lacks }: ThingNode,
  bare: 'least' | 'exactly' = 'least',
): Holder['with'] | undefined {
  const things = lacks && bindThings(context, lacks.things, EXPECTED_NOUNS.onTile);
  const none = lacks && whole({ compare: { is: 'exactly', amount: 0 }, things });
  const all = held.map((one) => lowerHeld(context, one, bare));
  return whole(lacks ? [...all, none] : all);
}

function lowerHeld(
  context: Context,
  { compare, things }: HeldNode,
  bare: 'least' | 'exactly',
): Holder['with'][number] | undefined {
  const bound = bindThings(context, things, EXPECTED_NOUNS.onTile);
  const amount =
    bare === 'least' ? compareInCondition(context, compare) : compare && lowerCompare(compare, bare);
  return whole({ compare: amount, things: bound });
}

/** `2 lions or cheetahs`: how many of which things. */
export function lowerAmount(context: Context, node: { compare?: CompareNode; things: ThingNode[] }) {
  const compare = compareInCondition(context, node.compare);
  return whole({ compare, things: bindSought(context, node.things, EXPECTED_NOUNS.thing) });
}
