/** Tests of "this" and its tile that never hold, because of what "this" must be after the steps before them. */
import {
  allSteps,
  type Block,
  type Condition,
  isGround,
  type Sought,
  type Step,
  sitesOf,
  type Test,
  type Where,
  wordFor,
} from '../../program/index.ts';
import type { Names } from '../names.ts';
import { type EffectSetting, impossibleSteps } from './impossible.ts';
import { NO_PILES } from './piles.ts';
import { GONE, type State, type ThingStates } from './state.ts';
import { foundAs } from './things.ts';
import { tilesNextTo, whyNotNextTo, whyTooMany } from './too-many.ts';
import { allPiles, anyView, pilesWhere, type StepView } from './where.ts';
import { pilesText, whyNeverAny, whyNeverThere } from './why.ts';

/** The condition of a step, if any. */
export function conditionOf(step: Step): Condition | undefined {
  if (step.op === 'if') return step.condition;
  return 'if' in step ? step.if : undefined;
}

/** A test that never holds: its step, its index in the step's condition, and why. */
export interface NeverTest {
  step: Step;
  test: number;
  why: string;
}

/** The tests that hold on no path through an effect. */
export function neverTests(effect: Block, start: State, setting: EffectSetting): NeverTest[] {
  const asked = new Map<Step, readonly Test[]>();
  const never: NeverTest[] = [];
  for (const step of allSteps(effect)) {
    const tests = conditionOf(step)?.tests ?? [];
    if (tests.some(isOfThis)) asked.set(step, tests);
    for (const [i, test] of tests.entries()) {
      const sought = soughtBy(test);
      const where = test.test === 'there' && test.count.count === 'things' ? test.count.where : undefined;
      const why = sought.length > 0 ? whyNeverFound(setting.names, sought, where) : undefined;
      if (why !== undefined) never.push({ step, test: i, why });
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
      else found.set(test, { step, test: i, why: whyNot(setting.names, state.self, test) });
    }
  });
  return [...never, ...[...found].flatMap(([test, one]) => (possible.has(test) ? [] : [one]))];
}

type OfThis = Extract<Test, { test: 'where' | 'region' | 'adjacent' }>;

/** Whether a test asks where "this" is, or what its tile has. */
const isOfThis = (test: Test): test is OfThis =>
  test.test === 'where' ||
  (test.test === 'adjacent' && isNextToAll(test)) ||
  (test.test === 'region' && test.region.region === 'this-tile' && test.not !== true);

/** Whether a test asks for exactly as many adjacent tiles as only a token has; for more, the answer is known without "this". */
const isNextToAll = ({ compare, things, not }: Extract<Test, { test: 'adjacent' }>): boolean =>
  not !== true &&
  compare.is !== 'most' &&
  compare.amount === tilesNextTo('lion') &&
  things.map(wordFor).every(isGround);

/** Why a test fails for everything "this" can be. */
function whyNot(names: Names, self: ThingStates, test: OfThis): string {
  if (test.test === 'adjacent') return whyNotNextTo(tilesNextTo('tile'), 'tile');
  const things = [...self.keys()].filter((thing) => thing !== GONE);
  const sites = test.test === 'where' ? sitesOf(test.where).flat() : [];
  const tooMany = sites.flatMap((site) => whyTooMany(site, things[0] ?? 'tile') ?? []);
  // More than any tile can have.
  if (test.test === 'region' && allPiles(foundAs(names, withAll(test))) === NO_PILES)
    return whyNeverAny(['tile']);
  return tooMany[0] ?? `the tile of "this" is ${pilesText(self, aboutOf(test))} here`;
}

function mayHold(view: StepView, test: OfThis): boolean {
  const items = [...view.state.self].filter(([thing]) => thing !== GONE);
  // If there is no "this", another check reports that.
  if (items.length === 0) return true;
  if (test.test === 'where')
    return items.some(([thing, piles]) => (piles & pilesWhere(view, test.where, thing)) !== NO_PILES);
  if (test.test === 'adjacent') return items.some(([thing]) => tilesNextTo(thing) >= test.compare.amount);
  if (test.things.some((thing) => typeof thing !== 'string')) return true;
  const holding = foundAs(view.names, withAll(test));
  return items.some(([, piles]) => (piles & (holding.get('tile') ?? NO_PILES)) !== NO_PILES);
}

/** A tile that has what a test requires of `this tile`. */
const withAll = ({ compare, things }: Extract<Test, { test: 'region' }>): Sought => ({
  ground: 'tile',
  with: [{ compare, things: things.filter((thing) => typeof thing === 'string') }],
});

/** The tokens that a test mentions. */
const aboutOf = (test: OfThis): string[] =>
  ['mountain', 'forest'].filter((token) => JSON.stringify(test).includes(`"${token}"`));

/** Why none of these things can ever exist: because of what must be on them (L30), or of where they must be. */
export function whyNeverFound(
  names: Names,
  things: readonly Sought[],
  where: Where | undefined,
): string | undefined {
  const view = anyView(names);
  const found = things.flatMap((thing) => [...foundAs(names, thing)]);
  const words = things.map(wordFor);
  if (found.every(([, piles]) => piles === NO_PILES)) return whyNeverAny(words);
  if (!where || found.some(([thing, piles]) => (piles & pilesWhere(view, where, thing)) !== NO_PILES))
    return undefined;
  return whyNeverThere(view, words, where);
}

/** The things a test requires at least one of. */
function soughtBy(test: Test): readonly Sought[] {
  if (!('compare' in test) || test.not || test.compare.is === 'most' || test.compare.amount === 0) return [];
  if (test.test === 'there') return test.count.count === 'things' ? test.count.things : [];
  return test.test === 'adjacent' || test.test === 'region' ? test.things : [];
}
