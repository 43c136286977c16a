/** Helpers that several steps share for lowering. */
import {
  type BlockNode,
  type ConditionNode,
  KEYWORDS,
  LATER_WORDS,
  type QuantityNode,
  type QuantityOrAllNode,
  type Span,
  type StepNode,
  type WhereNode,
  type Word,
} from '../../../grammar/index.ts';
import {
  type Block,
  type Condition,
  type Quantity,
  type QuantityOrAll,
  type Sought,
  type Step,
  type Where,
  wordFor,
} from '../../../program/index.ts';
import { findThing, whyNotPlain } from '../../names.ts';
import { plainNameAdvice } from '../../report/plain-name.ts';
import type { Context } from '../../scope.ts';
import { ANY_REFERENT, addThis, thingKind } from '../../scope.ts';
import { lowerAmount, whole } from '../context.ts';
import { lowerCondition } from '../counts.ts';
import { lowerOther, lowerRegion, lowerWhere } from '../places.ts';

/** Lowers a step of one kind. Reports errors and then returns undefined. `inside` lowers the blocks in the step. */
export type LowerStep<Kind extends StepNode['kind']> = (
  context: Context,
  node: StepNode & { kind: Kind },
  inside: (block: BlockNode) => Block,
) => Step | undefined;

/** The trailing `if`, the place and the `other` of an action: absent if not written, undefined if it has an error. */
export function lowerParts(
  context: Context,
  node: Span & { other?: Span; where?: WhereNode; thisTile?: true; if?: ConditionNode },
): { other?: true; where?: Where | undefined; if?: Condition | undefined } {
  const where = node.thisTile ? thisTile(context, node) : lowerWhere(context, node.where);
  const place = (node.where || node.thisTile) && { where };
  return {
    ...lowerOther(context, node.other),
    ...place,
    ...(node.if && { if: lowerCondition(context, node.if) }),
  };
}

/** `this tile` as the object of a step: the one tile in that region. */
export function thisTile(context: Context, at: Span): Where | undefined {
  const region = lowerRegion(context, { region: 'this-tile', from: at.from, to: at.to });
  return region && { where: 'in', regions: [region] };
}

export function lowerQuantity(context: Context, node: QuantityNode | undefined): Quantity | undefined {
  if (!node) return { amount: 1, upTo: false };
  return whole({ amount: lowerAmount(context, node), upTo: node.upTo });
}

export function lowerQuantityOrAll(
  context: Context,
  node: QuantityOrAllNode | undefined,
): QuantityOrAll | undefined {
  return node && 'all' in node ? { all: true } : lowerQuantity(context, node);
}

/** The kinds of the things that "this" may be after a step; any, if they have an error. */
export const thingKinds = (things: readonly Sought[] | undefined, { names }: Context) =>
  things ? things.map((thing) => thingKind(wordFor(thing), names)) : [ANY_REFERENT];

/** Adds "this" and a kept name to the scope for the steps that follow, whether or not this step has an error. */
export function bindResult(context: Context, things: readonly Sought[] | undefined, as: Word | undefined) {
  addThis(context.scope, thingKinds(things, context));
  if (!as) return {};
  const { scope } = context;
  const name = bindName(context, as, scope.kept);
  scope.kept.add(as.text);
  return { as: name };
}

/** Checks a new name, and records it as that of its owner. */
export function bindName({ names, scope, report }: Context, as: Word, owner: object): string {
  report.names.add('declares', 'kept', as.text, as, owner);
  const why = whyNotPlain(as.text);
  const isTaken = (word: string) =>
    (KEYWORDS.has(word) && !LATER_WORDS.has(word)) || findThing(names, word) !== undefined;
  if (isTaken(as.text)) {
    report.add('ECO311', as, { name: as.text });
    // It is unknown which name was meant.
    scope.unsure = true;
  } else if (why) {
    const whyNot = (word: string) =>
      isTaken(word) || scope.kept.has(word) ? 'it has a meaning already' : whyNotPlain(word);
    // The fix of the first one also corrects the others.
    const hint = scope.kept.has(as.text) ? undefined : plainNameAdvice(as, whyNot);
    report.add('ECO116', as, { name: as.text, what: 'a thing', why }, { hint });
  }
  return as.text;
}
