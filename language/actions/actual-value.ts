/** Failed expectations of scenarios. */
import type { Span } from '../../grammar/index.ts';
import { filmScenario } from '../scenarios/films.ts';
import { fileScenarios, isRunnable, runOutcome } from '../scenarios/scenarios.ts';
import { makeOffsetFinder } from '../workspace/offsets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/**
 * The actual value where an `expect` of the scenario around a span failed, in the form that can follow `expect`, and the edit that
 * writes it there; `undefined` if the scenario passes, the span does not touch the failing line, or `expect` cannot express the
 * value. Runs only that scenario, and only once until it changes.
 */
export function findActualValue(workspace: Workspace, file: string, { from, to }: Span) {
  const scenario = fileScenarios(workspace, file).find((one) => one.from <= to && from <= one.to);
  const result = scenario && isRunnable(scenario.scenario) ? runOutcome(scenario)?.result : undefined;
  if (!result || result.passed) return undefined;
  const start = makeOffsetFinder(workspace)(result.at);
  if (to < start || start + result.at.length < from) return undefined;
  const failing = filmScenario(workspace, file, start)?.at(-1);
  const came = failing?.failure?.came;
  if (!failing || came === undefined) return undefined;
  return { came, edit: { file, from: failing.from, to: failing.to, text: `expect ${came}` } };
}
