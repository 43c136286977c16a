/** What the lines of a scenario do, one after the other. */
import type { Span } from '../../grammar/index.ts';
import { type Film, filmOf } from '../../runtime/scenario/index.ts';
import { offsetsIn } from '../workspace/offsets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type FoundScenario, isWhole, scenarioAt } from './scenarios.ts';

/** A line of a scenario that was run, and the table after it. */
export type ScenarioFrame = Film['frames'][number] & Span;

/** How a scenario came out. */
export interface ScenarioRun extends Span {
  title: string;
  file: string;
  /** Why it failed or could not be run. */
  failed?: FailedScenario;
  /** Its lines; none if it cannot be run. */
  film: ScenarioFrame[];
}

/** A scenario that failed, as `ecos test --format json` has it. */
export interface FailedScenario {
  code: string;
  title: string;
  file: string;
  /** Of the line that failed, from 1. */
  line: number;
  /** Several lines: what was expected and what came, the board, the options. */
  message: string;
}

/** Runs a scenario and keeps what each of its lines does. */
export function runOf(workspace: Workspace, one: FoundScenario): ScenarioRun {
  const { title, file, chain, scenario, from, to } = one;
  const head = { title, file, from, to };
  if (!isWhole(scenario)) {
    const { code, message, at: where } = scenario;
    const failed = { code, title, file: where.file, line: where.line, message: `not run: ${message}` };
    return { ...head, failed, film: [] };
  }
  const { result, frames } = filmOf(chain, scenario);
  const film = placedFrames(workspace, frames);
  if (result.passed) return { ...head, film };
  const { code, at: where, message } = result;
  return { ...head, failed: { code, title, file: where.file, line: where.line, message }, film };
}

/** For each line of the scenario around an offset, the table after it; nothing where there is none that can be run. */
export function filmAt(workspace: Workspace, file: string, offset: number): ScenarioFrame[] | undefined {
  const one = scenarioAt(workspace, file, offset);
  if (!one || !isWhole(one.scenario)) return undefined;
  return placedFrames(workspace, filmOf(one.chain, one.scenario).frames);
}

function placedFrames(workspace: Workspace, frames: Film['frames']): ScenarioFrame[] {
  const offsetOf = offsetsIn(workspace);
  return frames.map((frame) => {
    const from = offsetOf(frame.at);
    return { ...frame, from, to: from + frame.at.length };
  });
}
