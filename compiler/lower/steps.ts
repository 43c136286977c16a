/** Lowers steps to operations, in the order they stand, so that "this" and kept names are known at each. */
import type { BlockNode, StepNode } from '../../grammar/index.ts';
import type { Block, Step } from '../../program/index.ts';
import { ANYTHING, addThis } from '../scope.ts';
import {
  lowerCardStep,
  lowerChoose,
  lowerGain,
  lowerMove,
  lowerPlace,
  lowerRemove,
  lowerReplace,
} from './actions.ts';
import { amountOf, type Context } from './context.ts';
import { lowerCondition, lowerPer } from './counts.ts';

/** The operations of a block. Steps that are wrong are reported and left out. */
export function lowerBlock(context: Context, { steps }: BlockNode): Block {
  return lowerSteps(context, steps);
}

export function lowerSteps(context: Context, steps: readonly StepNode[]): Block {
  const lowered: Step[] = [];
  for (const node of steps) {
    const step = lowerStep(context, node);
    if (node.broken) becomeUnsure(context, node);
    if (step && !node.broken) lowered.push(step);
    else context.scope.incomplete = true;
  }
  return lowered;
}

/** After a step that was not read whole, nothing may be said about what it would have set. */
function becomeUnsure({ scope }: Context, node: StepNode): void {
  if (SETS_NOTHING.includes(node.kind)) return;
  if (node.kind === 'place' || node.kind === 'move' || node.kind === 'replace' || node.kind === 'choose') {
    addThis(scope, [ANYTHING]);
    if (node.as) scope.kept.add(node.as.text);
    else scope.unsure = true;
  } else {
    scope.unsure = true;
  }
}

/** Steps that never set "this", whatever they were meant to say. */
const SETS_NOTHING: readonly StepNode['kind'][] = ['gain', 'remove', 'play', 'rotate'];

function lowerStep(context: Context, node: StepNode): Step | undefined {
  switch (node.kind) {
    case 'gain':
      return lowerGain(context, node);
    case 'place':
      return lowerPlace(context, node);
    case 'move':
      return lowerMove(context, node);
    case 'replace':
      return lowerReplace(context, node);
    case 'remove':
      return lowerRemove(context, node);
    case 'play':
    case 'rotate':
      return lowerCardStep(context, node);
    case 'choose':
      return lowerChoose(context, node);
    case 'may':
      return { op: 'may', steps: lowerBlock(context, node.steps) };
    case 'either':
      return { op: 'either', branches: node.branches.map((branch) => lowerBlock(context, branch)) };
    case 'if': {
      const condition = lowerCondition(context, node.condition);
      const steps = lowerBlock(context, node.steps);
      const otherwise = node.otherwise && lowerBlock(context, node.otherwise);
      return condition && { op: 'if', condition, steps, ...(otherwise && { otherwise }) };
    }
    case 'repeat': {
      const per = lowerPer(context, node.per);
      const often = node.times && amountOf(context, node.times);
      const steps = lowerBlock(context, node.steps);
      if (per) return { op: 'repeat', times: { per }, steps };
      if (often === undefined) return undefined;
      return { op: 'repeat', times: node.times?.upTo ? { upTo: often } : { times: often }, steps };
    }
    case 'each':
      return {
        op: 'each-player',
        ...(node.other && { other: true }),
        steps: lowerBlock(context, node.steps),
      };
    case 'loose':
      lowerBlock(context, node.steps);
      return undefined;
  }
}
