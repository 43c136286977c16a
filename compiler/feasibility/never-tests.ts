/** Tests of "this" and its tile that never hold, because of what "this" must be after the steps before them. */
import {
  allSteps,
  type Block,
  type Condition,
  type Sought,
  type Step,
  type Test,
  wordFor,
} from '../../program/index.ts';
import type { Names } from '../names.ts';
import { type EffectSetting, impossibleSteps } from './impossible.ts';
import { NO_PILES } from './piles.ts';
import { GONE, type State } from './state.ts';
import { foundAs } from './things.ts';
import { allPiles, pilesWhere, type StepView } from './where.ts';
import { pilesText, whyNeverAny } from './why.ts';

/** The condition that a step has. */
export function conditionOf(step: Step): Condition | undefined {
  if (step.op === 'if') return step.condition;
  return 'if' in step ? step.if : undefined;
}

/** A test that never holds: the step it belongs to, its number there, and why. */
export interface NeverTest {
  step: Step;
  test: number;
  why: string;
}

/** The tests that never hold on any way through an effect. */
export function neverTests(effect: Block, start: State, setting: EffectSetting): NeverTest[] {
  const asked = new Map<Step, readonly Test[]>();
  const never: NeverTest[] = [];
  for (const step of allSteps(effect)) {
    const tests = conditionOf(step)?.tests ?? [];
    if (tests.some(isOfThis)) asked.set(step, tests);
    for (const [i, test] of tests.entries()) {
      const sought = soughtBy(test);
      if (sought.length > 0 && areNever(setting.names, sought))
        never.push({ step, test: i, why: whyNeverAny(sought.map(wordFor)) });
    }
  }
  if (asked.size === 0) return never;
  const found = new Map<Test, NeverTest>();
  const possible = new Set<Test>();
  impossibleSteps(effect, start, setting, (step, state) => {
    for (const [i, test] of (asked.get(step) ?? []).entries()) {
      if (!isOfThis(test) || possible.has(test)) continue;
      const view: StepView = {
        names: setting.names,
        state,
        ...(setting.covered && { covered: setting.covered }),
      };
      if (mayHold(view, test)) possible.add(test);
      else
        found.set(test, {
          step,
          test: i,
          why: `the tile of "this" is ${pilesText(state.self, aboutOf(test))} here`,
        });
    }
  });
  return [...never, ...[...found].flatMap(([test, one]) => (possible.has(test) ? [] : [one]))];
}

type OfThis = Extract<Test, { test: 'where' | 'region' }>;

/** Whether it asks where "this" is, or what its tile has. */
const isOfThis = (test: Test): test is OfThis =>
  test.test === 'where' ||
  (test.test === 'region' && test.region.region === 'this-tile' && test.not !== true);

function mayHold(view: StepView, test: OfThis): boolean {
  const items = [...view.state.self].filter(([thing]) => thing !== GONE);
  // That there is nothing is said where it is so.
  if (items.length === 0) return true;
  if (test.test === 'where')
    return items.some(([thing, piles]) => (piles & pilesWhere(view, test.where, thing)) !== NO_PILES);
  const { compare, things } = test;
  const words = things.filter((thing) => typeof thing === 'string');
  if (words.length < things.length) return true;
  const holding = foundAs(view.names, { ground: 'tile', with: [{ compare, things: words }] });
  return items.some(([, piles]) => (piles & (holding.get('tile') ?? NO_PILES)) !== NO_PILES);
}

/** The tokens that a test speaks of. */
const aboutOf = (test: OfThis): string[] =>
  ['mountain', 'forest'].filter((token) => JSON.stringify(test).includes(`"${token}"`));

/** Whether there can never be any of these things, because of what is to be on them (L30). */
export const areNever = (names: Names, things: readonly Sought[]): boolean =>
  things.every((thing) => typeof thing === 'object' && allPiles(foundAs(names, thing)) === NO_PILES);

/** The things that a test asks for some of. */
function soughtBy(test: Test): readonly Sought[] {
  if (!('compare' in test) || test.not || test.compare.is === 'most' || test.compare.amount === 0) return [];
  if (test.test === 'there') return test.count.count === 'things' ? test.count.things : [];
  return test.test === 'adjacent' || test.test === 'region' ? test.things : [];
}
