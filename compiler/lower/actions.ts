/** Lowers single actions to operations. */

import {
  type CardStepNode,
  type ChooseNode,
  type GainNode,
  KEYWORDS,
  type KindNode,
  type MoveNode,
  type PlaceNode,
  type Quantity as QuantityNode,
  type RemoveNode,
  type ReplaceNode,
  type RewardNode,
  type Word,
} from '../../grammar/index.ts';
import {
  type Condition,
  EXPECTED,
  goodOf,
  isTerrain,
  type Kind,
  type Op,
  type Quantity,
  type Reward,
  type Thing,
  type Where,
} from '../../program/index.ts';
import { thingOf, whyNotPlain } from '../names.ts';
import { ANYTHING, addThis, kindOf } from '../scope.ts';
import { amountOf, atLeastOne, bindElement, bindThing, bindThings, type Context, limit } from './context.ts';
import { lowerCondition, lowerPer } from './counts.ts';
import { checkCovered, checkOnTile, checkPlacement } from './feasibility.ts';
import { lowerWhere } from './places.ts';

/** What a step may have besides itself; each absent where it is not written. */
interface Parts {
  where?: Where;
  if?: Condition;
  as?: string;
}

/** Lowers what several actions share, or nothing if some of it is wrong. */
function lowerParts(
  context: Context,
  node: Pick<PlaceNode, 'where' | 'if'>,
): Pick<Parts, 'where' | 'if'> | undefined {
  const where = lowerWhere(context, node.where);
  const condition = lowerCondition(context, node.if);
  if ((node.where && !where) || (node.if && !condition)) return undefined;
  return { ...(where && { where }), ...(condition && { if: condition }) };
}

/** "This" and a kept name after a step: known to the steps that follow, whether this one is right or not. */
function bindResult(
  context: Context,
  things: readonly Thing[] | undefined,
  as: Word | undefined,
): { as?: string } {
  addThis(context.scope, things ? things.map(kindOf) : [ANYTHING]);
  if (!as) return {};
  const { names, scope, report } = context;
  const taken = KEYWORDS.has(as.text) || thingOf(names, as.text) !== undefined;
  const why = whyNotPlain(as.text);
  if (taken) {
    report.add('ECO311', as, { name: as.text });
    // What it should have been called is not known.
    scope.unsure = true;
  } else if (why) {
    report.add('ECO116', as, { name: as.text, what: 'a thing', why });
  }
  scope.kept.add(as.text);
  return { as: as.text };
}

function lowerQuantity(context: Context, node: QuantityNode | undefined): Quantity | undefined {
  if (!node) return { amount: 1, upTo: false };
  const amount = amountOf(context, node);
  return amount === undefined ? undefined : { amount, upTo: node.upTo };
}

export function lowerGain(context: Context, node: GainNode): Op<'gain'> | undefined {
  const rewards = node.rewards.map((reward) => lowerReward(context, reward));
  const per = lowerPer(context, node.per);
  const atMost = node.atMost && limit(context, node.atMost);
  const parts = lowerParts(context, node);
  if (!parts || (node.per && !per) || (node.atMost && atMost === undefined)) return undefined;
  if (rewards.length === 0 || !rewards.every((reward) => reward !== undefined)) return undefined;
  return {
    op: 'gain',
    rewards,
    ...(node.join === 'or' && { choice: true }),
    ...(per && { per }),
    ...(atMost !== undefined && { atMost }),
    ...parts,
  };
}

function lowerReward(context: Context, node: RewardNode): Reward | undefined {
  const amount = node.amount ? atLeastOne(context, node.amount) : 1;
  if (node.cardToPlay) return amount === undefined ? undefined : { gain: 'card-to-play' };
  if (node.mix) {
    const elements = node.mix.map((word) => bindElement(context, word, false));
    const whole = elements.length > 0 && elements.every((element) => element !== undefined);
    return whole && amount !== undefined ? { gain: 'mix', elements, amount } : undefined;
  }
  if (!node.what) return undefined;
  const good = context.names.elements.has(node.what.text) ? undefined : goodOf(node.what.text);
  if (good) return amount === undefined ? undefined : { gain: good, amount };
  const element = bindElement(context, node.what, true);
  return element === undefined || amount === undefined ? undefined : { gain: 'element', element, amount };
}

export function lowerPlace(context: Context, node: PlaceNode): Op<'place'> | undefined {
  const quantity = lowerQuantity(context, node.quantity);
  const kinds = node.kinds.map((kind) => lowerKind(context, kind));
  const parts = lowerParts(context, node);
  const whole = kinds.length > 0 && kinds.every((kind) => kind !== undefined);
  const things = whole ? kinds.map((kind) => (typeof kind === 'string' ? kind : 'animal')) : undefined;
  const kept = bindResult(context, things, node.as);
  if (!quantity || !whole || !parts) return undefined;
  if (node.where && !checkPlacement(context, kinds, parts.where, node.where)) return undefined;
  return { op: 'place', quantity, kinds, ...parts, ...kept };
}

function lowerKind(context: Context, { word, of }: KindNode): Kind | undefined {
  if (!of) return bindThing(context, word, EXPECTED.placed);
  const what = thingOf(context.names, word.text);
  const terrain = thingOf(context.names, of.text);
  if (what === undefined) return bindThing(context, word, EXPECTED.animal);
  if (terrain === undefined) return bindThing(context, of, EXPECTED.terrain);
  if (what === 'animal' && isTerrain(terrain)) return { animalOf: terrain };
  context.report.add('ECO303', { from: word.from, to: of.to }, { what, of: of.text });
  return undefined;
}

export function lowerMove(context: Context, node: MoveNode): Op<'move'> | undefined {
  const quantity = lowerQuantity(context, node.quantity);
  const things = bindThings(context, node.things, EXPECTED.animal);
  const spaces = atLeastOne(context, node.spaces);
  const parts = lowerParts(context, node);
  const kept = bindResult(context, things, node.as);
  if (!quantity || !things || spaces === undefined || !parts) return undefined;
  return {
    op: 'move',
    quantity,
    things,
    spaces,
    ...(node.over && { overAnyTerrain: true }),
    ...parts,
    ...kept,
  };
}

export function lowerReplace(context: Context, node: ReplaceNode): Op<'replace'> | undefined {
  const quantity = lowerQuantity(context, node.quantity);
  const things = bindThings(context, node.things, EXPECTED.ground);
  const becomes = bindThings(context, node.with, EXPECTED.newGround);
  const parts = lowerParts(context, node);
  const kept = bindResult(context, becomes, node.as);
  if (!quantity || !things || !becomes || !parts) return undefined;
  const [kind] = things;
  // A tile is never replaced by its own kind (L8).
  if (isTerrain(kind) && [...things, ...becomes].every((thing) => thing === kind)) {
    context.report.add('ECO310', node, { why: `a ${kind} cannot be replaced with a ${kind}` });
    return undefined;
  }
  if (node.where && parts.where && !checkOnTile(context, things, parts.where, node.where)) return undefined;
  if (!checkCovered(context, things, parts.where, node)) return undefined;
  return { op: 'replace', quantity, things, with: becomes, ...parts, ...kept };
}

export function lowerRemove(context: Context, node: RemoveNode): Op<'remove'> | undefined {
  const quantity = lowerQuantity(context, node.quantity);
  const things = bindThings(context, node.things, EXPECTED.thing);
  const parts = lowerParts(context, node);
  if (!quantity || !things || !parts) return undefined;
  if (node.where && parts.where && !checkOnTile(context, things, parts.where, node.where)) return undefined;
  if (!checkCovered(context, things, parts.where, node)) return undefined;
  return { op: 'remove', quantity, things, ...parts };
}

export function lowerChoose(context: Context, node: ChooseNode): Op<'choose'> | undefined {
  const things = bindThings(context, node.things, EXPECTED.thing);
  const parts = lowerParts(context, node);
  const kept = bindResult(context, things, node.as);
  if (!things || !parts) return undefined;
  if (node.where && parts.where && !checkOnTile(context, things, parts.where, node.where)) return undefined;
  return { op: 'choose', things, ...parts, ...kept };
}

export function lowerCardStep(context: Context, node: CardStepNode): Op<'play'> | Op<'rotate'> | undefined {
  const cubes = node.cubes ? atLeastOne(context, node.cubes) : 0;
  const parts = lowerParts(context, node);
  if (cubes === undefined || !parts) return undefined;
  return { op: node.kind, cubes, ...parts };
}
