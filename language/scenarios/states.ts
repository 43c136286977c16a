/** The states of scenarios: after each step of their effects, with the position of the running step in the text. */
import type { LineNode } from '../../grammar/index.ts';
import { memoize, type Scenario, type SetProgram } from '../../program/index.ts';
import { recordStates } from '../../runtime/scenario/index.ts';
import { makeOffsetFinder } from '../workspace/offsets.ts';
import { findItem } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type FoundScenario, isRunnable } from './scenarios.ts';

const isBoard = ({ line }: LineNode) => line === 'board' || line === 'layout';

const statesIn = memoize((scenario: Scenario, chain: readonly SetProgram[]) => {
  const { states, leftOut, result } = recordStates(chain, scenario);
  // The first state is before any line.
  return { states, leftOut, passed: result.passed };
});

/** The states of a scenario; `undefined` if it cannot run. Each scenario runs only once. */
export function scenarioStates(workspace: Workspace, { chain, scenario, file, from }: FoundScenario) {
  if (!isRunnable(scenario)) return undefined;
  const offsetOf = makeOffsetFinder(workspace);
  /** The span of each line, and whether it runs something or only checks. */
  const lines = scenario.lines.map(({ at, line }) => {
    const from = offsetOf(at);
    return { from, to: from + at.length, runs: line !== 'expect' && line !== 'refuse' };
  });
  const node = findItem(workspace, file, from);
  /** The span of the board; if there is none, of the title. */
  const board = node?.kind === 'scenario' ? (node.lines.find(isBoard) ?? node.title) : undefined;
  return { ...statesIn(scenario, chain), lines, ...(board && { board: { from: board.from, to: board.to } }) };
}

/** The states of a scenario. */
export type ScenarioStates = NonNullable<ReturnType<typeof scenarioStates>>;
