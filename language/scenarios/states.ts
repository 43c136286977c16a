/** The states of scenarios: after each step of the effects that they do, with what was running in the text. */
import type { LineNode, Span } from '../../grammar/index.ts';
import type { Scenario } from '../../program/index.ts';
import { statesOf, type WatchedState } from '../../runtime/scenario/index.ts';
import { offsetsIn } from '../workspace/offsets.ts';
import { itemAt } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type FoundScenario, isWhole } from './scenarios.ts';

/** The states of a scenario. */
export interface ScenarioStates {
  /** The first is before any line. */
  states: readonly WatchedState[];
  leftOut: number;
  passed: boolean;
  /** Where the board is in the text, or else the title. */
  board?: Span;
  /** Where each line is, and whether it runs anything or only looks. */
  lines: (Span & { runs: boolean })[];
}

const isBoard = ({ line }: LineNode) => line === 'board' || line === 'layout';

const kept = new WeakMap<Scenario, Pick<ScenarioStates, 'states' | 'leftOut' | 'passed'>>();

/** The states of a scenario; nothing if it cannot be run. What was run once is not run again. */
export function scenarioStates(
  workspace: Workspace,
  { chain, scenario, file, from }: FoundScenario,
): ScenarioStates | undefined {
  if (!isWhole(scenario)) return undefined;
  const known = kept.get(scenario) ?? watched();
  kept.set(scenario, known);
  const offsetOf = offsetsIn(workspace);
  const lines = scenario.lines.map(({ at, line }) => {
    const from = offsetOf(at);
    return { from, to: from + at.length, runs: line !== 'expect' && line !== 'refuse' };
  });
  const node = itemAt(workspace, file, from);
  const board = node?.kind === 'scenario' ? (node.lines.find(isBoard) ?? node.title) : undefined;
  return { ...known, lines, ...(board && { board: { from: board.from, to: board.to } }) };

  function watched() {
    const { states, leftOut, result } = statesOf(chain, scenario as Scenario);
    return { states, leftOut, passed: result.passed };
  }
}
