/** What the lines of a scenario do, one after another. */
import type { Span } from '../../grammar/index.ts';
import { type Film, recordFilm } from '../../runtime/scenario/index.ts';
import { makeOffsetFinder } from '../workspace/offsets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type FoundScenario, findScenario, isRunnable } from './scenarios.ts';

/** An executed line of a scenario, and the table after it. */
export type ScenarioFrame = Film['frames'][number] & Span;

/** The outcome of a scenario. */
export interface ScenarioRun extends Span {
  title: string;
  file: string;
  /** Why it failed or could not run. */
  failed?: FailedScenario;
  /** Its lines; empty if it cannot run. */
  film: ScenarioFrame[];
}

/** A failed scenario, as in `ecos test --format json`. */
export interface FailedScenario {
  code: string;
  title: string;
  file: string;
  /** The line that failed, from 1. */
  line: number;
  /** Several lines: the expected and the actual value, the board, the options. */
  message: string;
}

/** Runs a scenario and records what each of its lines does. */
export function recordRun(workspace: Workspace, one: FoundScenario): ScenarioRun {
  const { title, file, chain, scenario, from, to } = one;
  const head = { title, file, from, to };
  if (!isRunnable(scenario)) {
    const { code, message, at: where } = scenario;
    const failed = { code, title, file: where.file, line: where.line, message: `not run: ${message}` };
    return { ...head, failed, film: [] };
  }
  const { result, frames } = recordFilm(chain, scenario);
  const film = placedFrames(workspace, frames);
  if (result.passed) return { ...head, film };
  const { code, at: where, message } = result;
  return { ...head, failed: { code, title, file: where.file, line: where.line, message }, film };
}

/** The table after each line of the scenario around an offset; `undefined` if there is no scenario that can run. */
export function filmScenario(
  workspace: Workspace,
  file: string,
  offset: number,
): ScenarioFrame[] | undefined {
  const one = findScenario(workspace, file, offset);
  if (!one || !isRunnable(one.scenario)) return undefined;
  return placedFrames(workspace, recordFilm(one.chain, one.scenario).frames);
}

function placedFrames(workspace: Workspace, frames: Film['frames']): ScenarioFrame[] {
  const offsetOf = makeOffsetFinder(workspace);
  return frames.map((frame) => {
    const from = offsetOf(frame.at);
    return { ...frame, from, to: from + frame.at.length };
  });
}
