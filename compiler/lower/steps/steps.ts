/** Lowers steps in text order, so that "this" and the kept names are known at each step. */
import type { BlockNode, Span, StepNode } from '../../../grammar/index.ts';
import { type Block, isAction, OPERATIONS, type Step } from '../../../program/index.ts';
import { warnOfNeverThere } from '../../checks/never.ts';
import { type EffectSetting, impossibleSteps } from '../../feasibility/impossible.ts';
import { either as eitherOf, NOTHING, type State, type ThingStates } from '../../feasibility/state.ts';
import { wordsFor } from '../../feasibility/things.ts';
import type { Report } from '../../report/report.ts';
import { ANYTHING, addThis } from '../../scope.ts';
import type { Context } from '../context.ts';
import type { LowerStep } from './action.ts';
import { choose } from './choose.ts';
import { either } from './either.ts';
import { gain } from './gain.ts';
import { ifElse } from './if.ts';
import { lose } from './lose.ts';
import { may } from './may.ts';
import { move } from './move.ts';
import { pay } from './pay.ts';
import { place } from './place.ts';
import { play } from './play.ts';
import { choosePlayer } from './players/choose-player.ts';
import { each } from './players/each.ts';
import { remove } from './remove.ts';
import { repeat } from './repeat.ts';
import { replace } from './replace.ts';
import { rotate } from './rotate.ts';
import { swap } from './swap.ts';

/** How each kind of step is lowered. */
const LOWER: { [Kind in StepNode['kind']]: LowerStep<Kind> } = {
  gain,
  place,
  move,
  replace,
  remove,
  swap,
  pay,
  lose,
  play,
  rotate,
  choose,
  may,
  either,
  if: ifElse,
  repeat,
  each,
  'choose-player': choosePlayer,
  // Only errors inside the block matter: the step it belonged to was not understood.
  loose: (_, { steps }, inside) => {
    inside(steps);
    return undefined;
  },
};

/** For each block, the indices before which a step was left out. */
const gaps = new WeakMap<Block, Set<number>>();

/** The operations of a block. Steps with errors are reported and left out. */
export function lowerBlock(context: Context, { steps }: BlockNode): Block {
  return lowerSteps(context, steps);
}

export function lowerSteps(context: Context, steps: readonly StepNode[]): Block {
  const lowered: Step[] = [];
  for (const node of steps) {
    const lower = LOWER[node.kind] as LowerStep<StepNode['kind']>;
    if (node.broken) noteUnread(context, node);
    const step = lower(context, node, (block) => lowerBlock(context, block));
    if (node.broken) becomeUnsure(context, node);
    if (step && !node.broken) {
      context.report.steps.set(step, node);
      lowered.push(step);
    } else {
      context.scope.incomplete = true;
      gaps.set(lowered, (gaps.get(lowered) ?? new Set()).add(lowered.length));
    }
  }
  return lowered;
}

/** What an effect was checked with. */
interface Checked {
  start: State;
  setting: EffectSetting;
  report: Report;
}

/** What effects were checked with, to follow them again later. Kept only for files whose names are recorded. */
const checked = new WeakMap<Block, Checked>();

/** The file of an effect and the node each of its steps was compiled from; undefined for an effect from elsewhere, such as JSON. */
export function textOfEffect(effect: Block): Pick<Report, 'file' | 'steps'> | undefined {
  return checked.get(effect)?.report;
}

/** The span in its file that a compiled effect was made from; undefined for an effect from elsewhere, or without steps. */
export function spanOfEffect(effect: Block): (Span & { file: string }) | undefined {
  const text = textOfEffect(effect);
  const [first, last] = [effect.at(0), effect.at(-1)].map((step) => step && text?.steps.get(step));
  return text && first && last && { file: text.file, from: first.from, to: last.to };
}

/**
 * What "this" can be before each step of a compiled effect, in words: things, terrains, `land`, `tile`, `animal`. A step without
 * a "this" has no words. Effects from elsewhere, such as JSON, give an empty map.
 */
export function thisBefore(effect: Block): Map<StepNode, string[]> {
  const how = checked.get(effect);
  const items = new Map<StepNode, ThingStates>();
  if (!how) return new Map();
  impossibleSteps(effect, how.start, how.setting, (step, { self }) => {
    const node = how.report.steps.get(step);
    if (node) items.set(node, eitherOf(items.get(node) ?? new Map(), self));
  });
  const { names } = how.setting;
  return new Map([...items].map(([node, item]) => [node, wordsFor(names, item)]));
}

/**
 * Reports what can never be done, hold or be counted in the effect of a card or feature (ECO310, ECO701, ECO713).
 * @param self what "this" is before the first step; by default nothing
 */
export function checkEffect(context: Context, effect: Block, self = NOTHING): void {
  const of = checkDoable(context, effect, self);
  if (of) warnOfNeverThere(effect, of.start, of.setting, context.report);
}

/**
 * Reports the steps that can never be done because of the steps before them (ECO310). Tests are not checked, since scenarios may
 * ask for what never is.
 * @returns the initial state and setting, or undefined if the steps have an error
 */
export function checkDoable(
  { names, scope, report }: Context,
  effect: Block,
  self = NOTHING,
): { start: State; setting: EffectSetting } | undefined {
  const covered = scope.feature?.terrains;
  const isGap = (steps: Block, at: number) => gaps.get(steps)?.has(at) === true;
  const start: State = { self, kept: new Map() };
  const setting: EffectSetting = { names, isGap, ...(covered && { covered }) };
  if (report.names) checked.set(effect, { start, setting, report });
  const found = impossibleSteps(effect, start, setting);
  const sure =
    found.size > 0 && names.featuresAct
      ? impossibleSteps(effect, start, { ...setting, featuresAct: true })
      : found;
  for (const [step, why] of found) {
    const node = report.steps.get(step);
    if (!node) continue;
    const doubt = {
      severity: 'warning',
      hint: 'only a feature that acts in between can make it possible',
    } as const;
    report.add(
      'ECO310',
      'where' in node && node.where ? node.where : node,
      { why },
      sure.has(step) ? {} : doubt,
    );
    if (sure.has(step)) scope.incomplete = true;
  }
  return scope.incomplete || found.size > 0 ? undefined : { start, setting };
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
    addThis(scope, [ANYTHING]);
  }
  if (!('as' in node && node.as)) {
    scope.unsure = true;
    return;
  }
  scope.kept.add(node.as.text);
  report.names?.declares('kept', node.as.text, node.as, scope.kept);
}
