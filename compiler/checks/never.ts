/** Finds conditions that never hold or always hold, whatever the landscape is. */
import { andList, type ConditionNode, orList, type StepNode } from '../../grammar/index.ts';
import {
  allSteps,
  type Block,
  type Compare,
  isGround,
  type Sought,
  type Test,
  wordFor,
} from '../../program/index.ts';
import type { EffectSetting } from '../feasibility/impossible.ts';
import { conditionOf, neverTests, whyNeverFound } from '../feasibility/never-tests.ts';
import { gainsFromOwnGroup } from '../feasibility/own-groups.ts';
import type { State } from '../feasibility/state.ts';
import type { Report } from '../report/report.ts';
import { type DoneBefore, withDoneBefore } from './done-before.ts';

/** The most tiles adjacent to a token: those around its own tile, and that tile itself (R11.1). */
const ADJACENT_TILES = 7;

/** Warns of such conditions in the steps of an effect (ECO713). */
export function warnOfNever(steps: Block, report: Report): void {
  withDoneBefore(steps, (step, before) => {
    const condition = conditionOf(step);
    const node = report.steps.get(step);
    const written = node && conditionIn(node);
    if (!condition || !written || written.tests.length !== condition.tests.length) return;
    for (const [i, test] of condition.tests.entries()) {
      const found = certain(test, before);
      if (found) report.add('ECO713', written.tests[i], found);
    }
  });
}

/** Warns of tests and counts of things that can never be there (ECO713). */
export function warnOfNeverThere(effect: Block, start: State, setting: EffectSetting, report: Report): void {
  for (const { step, test, why } of neverTests(effect, start, setting)) {
    const node = report.steps.get(step);
    const at = node && conditionIn(node)?.tests[test];
    if (at) report.add('ECO713', at, { ever: 'never', why });
  }
  const inVain = gainsFromOwnGroup(effect, start, setting);
  for (const step of allSteps(effect)) {
    const node = report.steps.get(step);
    if (step.op !== 'gain' || node?.kind !== 'gain') continue;
    const of = step.per?.of;
    const at = node.per?.count;
    const hint =
      of?.count === 'things' ? whyNeverFound(setting.names, of.things, of.where) : inVain.get(step);
    if (!at || hint === undefined) continue;
    report.add('ECO701', at, { what: `counting \`${report.textOf(at)}\`` }, { hint });
  }
}

/** The condition of a step, as written. */
function conditionIn(node: StepNode): ConditionNode | undefined {
  if (node.kind === 'if') return node.condition;
  return 'if' in node ? node.if : undefined;
}

/** Whether a test certainly never holds or always holds, and why. */
function certain(test: Test, before: DoneBefore): { ever: 'never' | 'always'; why: string } | undefined {
  if (!('compare' in test) || test.compare === undefined) return undefined;
  const found = mostOf(test, before);
  if (!found) return undefined;
  const holds = atMost(test.compare, found.most);
  if (holds === undefined) return undefined;
  // Without the "this" it needs, a test is false, even after `not` (L4).
  const isAsked = holds !== (test.not === true);
  if (isAsked && found.needsThis) return undefined;
  return { ever: isAsked ? 'always' : 'never', why: found.why };
}

/** Whether every number from 0 to `most` passes the comparison (true), none does (false), or only some do (undefined). */
function atMost({ is, amount }: Compare, most: number): boolean | undefined {
  if (is === 'most') return most <= amount ? true : undefined;
  if (most < amount) return false;
  return is === 'exactly' && most === 0 ? true : undefined;
}

/** The most there can be of what a test compares, if known. */
function mostOf(
  test: Extract<Test, { compare: Compare }>,
  before: DoneBefore,
): { most: number; why: string; needsThis?: true } | undefined {
  switch (test.test) {
    case 'did': {
      const most = before.done(test.deed, test.things);
      const what = orList(test.things.map(wordFor));
      return { most, why: whyNotDone(most, test.deed, what) };
    }
    case 'spent': {
      const most = before.spent(test.how, test.what);
      return { most, why: whyNotDone(most, test.how, test.what) };
    }
    case 'adjacent':
      return test.things.every((thing) => isGround(wordFor(thing)))
        ? { most: ADJACENT_TILES, why: 'at most 7 tiles are adjacent to anything', needsThis: true }
        : undefined;
    case 'there': {
      const { count } = test;
      if (count.count !== 'things' || !count.different) return undefined;
      const kinds = kindsOf(count.things);
      return kinds && { most: kinds.length, why: `there are no more kinds than ${andList(kinds)}` };
    }
    default:
      return undefined;
  }
}

const whyNotDone = (most: number, done: string, what: string): string =>
  most === 0
    ? `no step before it can have ${done} ${what === 'cube' || what === 'card' ? `a ${what}` : what}`
    : `the steps before it can have ${done} at most ${most}`;

/** The kinds of ground that these words can mean, or undefined if one of them can mean something else. */
function kindsOf(things: readonly Sought[]): string[] | undefined {
  const words = things.map(wordFor);
  if (!words.every(isGround)) return undefined;
  const of: Readonly<Record<string, readonly string[]>> = {
    tile: ['desert', 'grassland', 'water'],
    land: ['desert', 'grassland'],
  };
  return [...new Set(words.flatMap((word) => of[word] ?? [word]))];
}
