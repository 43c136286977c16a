/** Warns of conditions that never hold or always hold, whatever the landscape is, and of counts that are always 0. */
import { type ConditionNode, orList, type Span, type StepNode } from '../../grammar/index.ts';
import {
  type Asset,
  type Condition,
  type Count,
  type Region,
  type Step,
  type Test,
  wordFor,
} from '../../program/index.ts';
import { why } from '../catalogue/entry.ts';
import { whyAlwaysZero, whyNeverTrue } from '../feasibility/tests.ts';
import { areSome, isOfCommunity } from '../feasibility/where.ts';
import type { Context } from '../scope.ts';
import type { EffectText, StepCheck, StepHistory } from './walk.ts';

/** Warns of tests that hold in no state that leads to them (ECO713). */
export const warnOfNeverTrue: StepCheck<EffectText & Pick<Context, 'scope'>> =
  ({ names, scope: { feature }, report }) =>
  (step, node, { states }) => {
    for (const { test, at } of testsOf(step, node)) {
      const never = whyNeverTrue({ names, feature }, test, states);
      if (never !== undefined) report.add('ECO713', at, { ever: 'never', why: never });
    }
  };

/** Warns of tests that certainly hold or fail because of what steps before them can have done (ECO713). */
export const warnOfCertain: StepCheck<EffectText> =
  ({ report }) =>
  (step, node, before) => {
    for (const { test, at } of testsOf(step, node)) {
      const found = certain(test, before);
      if (found) report.add('ECO713', at, found);
    }
  };

/** Warns of gains per something that is never there (ECO701). */
export const warnOfZero: StepCheck<EffectText> =
  ({ names, report }) =>
  (step, node, { states }) => {
    const at = node.kind === 'gain' ? node.per?.count : undefined;
    const of = step.op === 'gain' ? step.per?.of : undefined;
    const hint = of && whyAlwaysZero({ names }, of, states);
    if (at && hint !== undefined)
      report.add('ECO701', at, { what: `counting \`${report.textOf(at)}\`` }, { hint });
  };

/** Warns of gains for different animals of a community, which has only one kind (L17, ECO719). */
export const warnOfOneKind: StepCheck<EffectText> =
  ({ report }) =>
  (step, node) => {
    const at = node.kind === 'gain' ? node.per?.count : undefined;
    const of = step.op === 'gain' ? step.per?.of : undefined;
    if (!at || of?.count !== 'things' || !of.different || of.where?.where !== 'in' || of.where.not) return;
    const isCommunity = (region: Region) =>
      'group' in region ? region.group.group === 'community' : isOfCommunity(region);
    if (of.where.regions.every(isCommunity)) report.add('ECO719', at, { what: report.textOf(at) });
  };

/** The tests in the condition of a step, and where they are written. */
function testsOf(step: Step, node: StepNode): { test: Test; at: Span }[] {
  const condition: Condition | undefined =
    step.op === 'if' ? step.condition : 'if' in step ? step.if : undefined;
  const written: ConditionNode | undefined =
    node.kind === 'if' ? node.condition : 'if' in node ? node.if : undefined;
  if (!condition || written?.tests.length !== condition.tests.length) return [];
  return condition.tests.map((test, i) => ({ test, at: written.tests[i] }));
}

/** One of what is paid or lost. */
const ONE_OF: Readonly<Record<Asset, string>> = {
  vp: 'vp',
  cube: 'a cube',
  card: 'a card',
  'active-card': 'an active card',
};

/** Whether a test is about what no step before it can have done: then it always has the same answer. */
function certain(test: Test, { isDone }: StepHistory): { ever: 'never' | 'always'; why: string } | undefined {
  if (test.test !== 'did' && test.test !== 'spent' && test.test !== 'drew') return undefined;
  const did = test.test === 'did' ? test.deed : test.test === 'drew' ? 'drawn' : test.how;
  const words = test.test === 'did' ? test.things.map(wordFor) : test.test === 'drew' ? [] : [test.what];
  if (isDone(did, words)) return undefined;
  const spent = test.test === 'spent' ? ONE_OF[test.what] : orList(words);
  const what = test.test === 'drew' ? (test.element ?? 'an element') : spent;
  const isTrue = areSome(test.compare) === (test.not === true);
  return { ever: isTrue ? 'always' : 'never', why: why('not-done', { done: did, what }) };
}

/** Warns of counts of what no step before can have done (ECO701). */
export const warnOfNotDone: StepCheck<EffectText & { at: Span; owner: string }> =
  ({ at, owner, report }) =>
  (step, _, before) => {
    // What a step is repeated for: the count in its `per`.
    const per =
      step.op === 'gain'
        ? step.per
        : step.op === 'repeat' && 'per' in step.times
          ? step.times.per
          : undefined;
    const counted = per && whatIsDone(per.of);
    if (!counted || before.isDone(counted.did, counted.words)) return;
    const what = `counting ${counted.text} in ${owner}`;
    report.add('ECO701', at, { what }, { hint: 'no step before it does that' });
  };

/** What a count of deeds counts, and how messages call it; undefined for other counts. */
function whatIsDone(
  count: Count,
): { did: Parameters<StepHistory['isDone']>[0]; words: readonly string[]; text: string } | undefined {
  if (count.count === 'drawn') return { did: 'drawn', words: [], text: 'what is drawn' };
  if (count.count === 'moves')
    return { did: 'moved', words: count.things, text: `what is moved (${orList(count.things)})` };
  if (count.count === 'spaces') return { did: 'moved', words: [], text: 'spaces moved' };
  if (count.count === 'spent')
    return {
      did: count.how,
      words: [count.what === 'leaf' ? 'active-card' : count.what],
      text: `what is ${count.how} (${count.what.replace('-', ' ')})`,
    };
  if (count.count !== 'done') return undefined;
  const words = (count.things ?? (count.thing === undefined ? [] : [count.thing])).map(wordFor);
  return {
    did: count.deed,
    words,
    text: `what is ${count.deed}${words.length > 0 ? ` (${orList(words)})` : ''}`,
  };
}
