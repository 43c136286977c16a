/** What the scenarios leave untried on cards: the position of each gap, and a description. */
import { type CompiledSet, spansOfSteps } from '../../compiler/index.ts';
import type { Span } from '../../grammar/index.ts';
import {
  allEffects,
  BRANCH_WORDS,
  memoize,
  runToEnd,
  type Scenario,
  type SetProgram,
  type Step,
  stepInfo,
} from '../../program/index.ts';
import { cardGoals, type Goal, goalKey, reachedGoals, type StepEvent } from '../../runtime/scenario/index.ts';
import { compiledSets } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** An event at a step of a card that no scenario reaches. */
export interface UntriedEvent extends Span {
  card: number;
  file: string;
  /** A description of the event. */
  what: string;
}

/**
 * The coverage of the cards of one set by the scenarios of several.
 * @param set compiled from its texts; the events of a built set have no place, and are only counted
 * @param by the set itself, and sets that extend it
 */
export function scenarioCoverage(
  set: CompiledSet,
  by: readonly Pick<CompiledSet, 'chain' | 'scenarios'>[] = [set],
) {
  return runToEnd(coverageSteps(set, by));
}

/** All untried events of the cards of a workspace, yielding after each scenario and each card. */
export function* untriedEvents(workspace: Workspace): Generator<undefined, UntriedEvent[]> {
  const all = compiledSets(workspace);
  const untried: UntriedEvent[] = [];
  for (const set of all) {
    const { id } = set.program;
    const by = all.filter(({ chain }) => chain.some((one) => one.id === id));
    const found = yield* coverageSteps(set, by);
    untried.push(...found.untried);
  }
  return untried;
}

/** What each scenario reaches: like its result, computed once. */
const reachOf = memoize((scenario: Scenario, chain: readonly SetProgram[]) => reachedGoals(chain, scenario));

function* coverageSteps(set: CompiledSet, by: readonly Pick<CompiledSet, 'chain' | 'scenarios'>[]) {
  const reached = new Set<string>();
  for (const { chain, scenarios } of by)
    for (const scenario of scenarios) {
      for (const key of reachOf(scenario, chain)) reached.add(key);
      yield;
    }
  const { cards, features } = set.program;
  /** The other events, in source order. A step that never runs is listed once, without its other events. */
  const untried: UntriedEvent[] = [];
  /** The number of possible events, and the number of those reached. */
  const coverage = { goals: 0, reached: 0, untried };
  for (const card of [...cards, ...features]) {
    const spans = new Map(
      allEffects(card).map(({ steps, trigger }) => [
        trigger,
        new Map(spansOfSteps(steps).map((span) => [`${span.path}`, span])),
      ]),
    );
    for (const goal of cardGoals(card)) {
      coverage.goals++;
      if (reached.has(goalKey(card.number, goal))) {
        coverage.reached++;
        continue;
      }
      const runs = reached.has(goalKey(card.number, { ...goal, happening: 'runs' }));
      const span = spans.get(goal.trigger)?.get(`${goal.path}`);
      if (!span || (!runs && goal.happening !== 'runs')) continue;
      const { file, from, to } = span;
      untried.push({ card: card.number, file, from, to, what: wordsOf(goal) });
    }
    yield;
  }
  const order = ({ file }: UntriedEvent) => set.files.indexOf(file);
  untried.sort((a, b) => order(a) - order(b) || a.from - b.from);
  return coverage;
}

function wordsOf({ step, happening }: Goal): string {
  const branch = /^branch (\d+)$/.exec(happening)?.[1];
  if (branch !== undefined)
    return `the ${BRANCH_WORDS[Number(branch)] ?? `${Number(branch) + 1}th`} branch is never taken`;
  if (happening === 'cannot') return `never ${stepInfo(step).cannot}`;
  return limitWords(step, happening) ?? WORDS[happening] ?? happening;
}

const WORDS: Partial<Record<StepEvent, string>> = {
  runs: 'never runs',
  holds: 'its condition never holds',
  fails: 'its condition never fails',
  yes: 'never answered with yes',
  no: 'never answered with no',
  done: 'never ends early with `done`',
  tie: 'never with a tie',
};

function limitWords(step: Step, happening: StepEvent): string | undefined {
  if (step.op !== 'gain') return undefined;
  if (happening === 'over') return `never more than the ${step.atMost} it gives at most`;
  return happening === 'under' ? `never less than the ${step.atLeast} it gives at least` : undefined;
}
