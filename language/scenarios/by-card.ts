/** Scenarios by the cards they use. */
import { compiledOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type FoundScenario, scenariosIn } from './scenarios.ts';

/** The scenarios of a file's set that use each card or Landscape Feature, by number. Includes scenarios that cannot run. */
export function scenariosByCard(workspace: Workspace, file: string): Map<number, FoundScenario[]> {
  const doing = new Map<number, FoundScenario[]>();
  const files = compiledOf(workspace, file)?.set.files ?? [];
  for (const one of files.flatMap((other) => scenariosIn(workspace, other)))
    for (const number of one.does) doing.set(number, [...(doing.get(number) ?? []), one]);
  return doing;
}
