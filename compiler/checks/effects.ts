/** Checks the compiled effect of a card or feature: what can never be done, hold or be counted (ECO310, ECO701, ECO713). */
import { type Span, type StepNode, sourceFix } from '../../grammar/index.ts';
import { type Block, innerBlocks, namedPlayers, type Step } from '../../program/index.ts';
import { type EffectSetting, type Reachability, runEffect } from '../feasibility/run.ts';
import { either, NO_THING } from '../feasibility/state.ts';
import { wordsFor } from '../feasibility/things.ts';
import { firstWord, type Report } from '../report/report.ts';
import type { Context } from '../scope.ts';
import { warnOfLosses } from './losses.ts';
import { warnOfNeverTrue, warnOfOneKind, warnOfZero } from './vain.ts';
import { checkSteps } from './walk.ts';

/** What effects were checked with, to run them again later. */
const checked = new WeakMap<Block, { setting: EffectSetting; report: Report }>();

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
  if (!how) return new Map();
  const words = ({ states }: Reachability) =>
    wordsFor(how.setting.names, states.map(({ self }) => self).reduce(either));
  const entries = [...runEffect(effect, how.setting)].flatMap(([step, reached]): [StepNode, string[]][] => {
    const node = how.report.steps.get(step);
    return node ? [[node, words(reached)]] : [];
  });
  return new Map(entries);
}

/**
 * Reports what can never be done, hold or be counted in the effect of a card or feature.
 * @param self what "this" is before the first step; by default nothing
 */
export function checkEffect(context: Context, effect: Block, self = NO_THING): void {
  const reached = checkDoable(context, effect, self);
  const setting = checked.get(effect)?.setting;
  if (reached && setting)
    checkSteps(
      { ...context, steps: effect, setting },
      [warnOfNeverTrue, warnOfZero, warnOfOneKind, warnOfLosses],
      reached,
    );
}

/**
 * Reports the steps that can never be done because of the steps before them (ECO310). Tests are not checked, since scenarios may
 * ask for what never is.
 * @returns what can come before each step, or undefined if the steps have an error
 */
export function checkDoable(
  { names, scope, report }: Context,
  effect: Block,
  self = NO_THING,
): Map<Step, Reachability> | undefined {
  const setting = { names, feature: scope.feature, start: { self, kept: new Map() } };
  checked.set(effect, { setting, report });
  const reached = runEffect(effect, setting);
  const never = [...reached].flatMap(([step, { never: why }]) => (why === undefined ? [] : [{ step, why }]));
  const whateverActs =
    never.length > 0 && names.triggersAct ? runEffect(effect, { ...setting, triggersAct: true }) : reached;
  for (const { step, why } of never) {
    const node = report.steps.get(step);
    if (!node) continue;
    const isSure = whateverActs.get(step)?.never !== undefined;
    const hint = 'only a trigger that acts in between can make it possible';
    const at = 'where' in node && node.where ? node.where : node;
    report.add('ECO310', at, { why }, isSure ? {} : { severity: 'warning', hint });
    if (isSure) scope.incomplete = true;
  }
  for (const { step, who, isThere } of namedPlayers(effect, scope.byAnother)) {
    if (isThere) continue;
    const node = report.steps.get(step);
    const [code, words] = STRAY_PLAYERS[who];
    const at = node && ('receiver' in node ? node.receiver : firstWord(node, words));
    if (node && at) report.add(code, at, {}, who === 'owner' ? withoutOwner(node) : {});
    scope.incomplete = true;
  }
  if (scope.incomplete || never.length > 0) return undefined;
  warnOfUnreached(report, effect, reached);
  return reached;
}

const STRAY_PLAYERS = {
  owner: ['ECO313', 'the owner'],
  'that-player': ['ECO314', 'that player'],
} as const;

/** The fix that leaves only the steps of `the owner { … }`. */
function withoutOwner(node: StepNode) {
  const steps = 'steps' in node ? node.steps.steps : [];
  const [first, last] = [steps.at(0), steps.at(-1)];
  if (!first || !last) return {};
  const before = { from: node.from, to: first.from, text: '' };
  const fix = sourceFix('remove `the owner`', true, before, { from: last.to, to: node.to, text: '' });
  return { fixes: [fix] };
}

/** Warns of steps behind a `stop`, once in each block. */
function warnOfUnreached(report: Report, steps: Block, reached: ReadonlyMap<Step, Reachability>): void {
  const at = steps.findIndex((step, i) => i > 0 && !reached.has(step));
  const [first, last] = [steps.at(at), steps.at(-1)].map((step) => step && report.steps.get(step));
  if (at > 0 && first && last && reached.has(steps[0]))
    report.add('ECO716', { from: first.from, to: last.to }, {});
  for (const step of steps) for (const inner of innerBlocks(step)) warnOfUnreached(report, inner, reached);
}
