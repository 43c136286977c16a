/** Lowers steps in text order, so that "this" and the kept names are known at each step. */
import type { BlockNode, StepNode } from '../../../grammar/index.ts';
import { type Block, isAction, OPERATIONS, type Step } from '../../../program/index.ts';
import { noteGap } from '../../feasibility/gaps.ts';
import type { Context } from '../../scope.ts';
import { ANY_REFERENT, addThis } from '../../scope.ts';
import type { LowerStep } from './action.ts';
import * as lowerings from './all.ts';

/** How each kind of step is lowered. */
const LOWERINGS: { [Kind in StepNode['kind']]: LowerStep<Kind> } = {
  ...lowerings,
  // Only errors inside the block matter: the step it belonged to was not understood.
  loose: (_, { steps }, inside) => {
    inside(steps);
    return undefined;
  },
};

/** The operations of a block. Steps with errors are reported and left out. */
export function lowerBlock(context: Context, { steps }: BlockNode): Block {
  return lowerSteps(context, steps);
}

export function lowerSteps(context: Context, steps: readonly StepNode[]): Block {
  const lowered: Step[] = [];
  for (const node of steps) {
    const lower = LOWERINGS[node.kind] as LowerStep<StepNode['kind']>;
    if (node.broken) noteUnread(context, node);
    const step = lower(context, node, (block) => lowerBlock(context, block));
    if (node.broken) becomeUnsure(context, node);
    if (step && !node.broken) {
      context.report.steps.set(step, node);
      lowered.push(step);
    } else {
      context.scope.incomplete = true;
      noteGap(lowered);
    }
  }
  return lowered;
}

/** Records the names that a step would have kept, because the steps inside it may use them. */
function noteUnread({ scope, report }: Context, node: StepNode): void {
  const [head] = report.textOf(node).split('{', 1);
  for (const [, name] of head.matchAll(/\sas\s+([\w-]+)/g)) scope.unread.add(name);
}

/** After a step that could not be read completely, nothing is reported about what it would have set. */
function becomeUnsure({ scope, report }: Context, node: StepNode): void {
  // Steps inside may set anything; an action sets "this" and perhaps a name, or nothing.
  if (isAction(node.kind)) {
    if (!OPERATIONS[node.kind].setsThis) return;
    addThis(scope, [ANY_REFERENT]);
  }
  if (!('as' in node && node.as)) {
    scope.unsure = true;
    return;
  }
  scope.kept.add(node.as.text);
  report.names.add('declares', 'kept', node.as.text, node.as, scope.kept);
}
