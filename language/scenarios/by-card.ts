/** Which scenarios do which cards. */
import { compiledOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type FoundScenario, isWhole, scenariosIn } from './scenarios.ts';

/** The scenarios of a file's set that do each card or Landscape Feature, by number. */
export function scenariosByCard(workspace: Workspace, file: string): Map<number, FoundScenario[]> {
  const doing = new Map<number, FoundScenario[]>();
  const files = compiledOf(workspace, file)?.set.files ?? [];
  for (const one of files.flatMap((other) => scenariosIn(workspace, other)))
    for (const number of numbersDone(one)) doing.set(number, [...(doing.get(number) ?? []), one]);
  return doing;
}

/** The cards and Landscape Features that a scenario does, each once; none of one that cannot be run. */
export function numbersDone({ scenario }: FoundScenario): Set<number> {
  if (!isWhole(scenario)) return new Set();
  const numbers = scenario.lines.flatMap((line) => {
    if (line.line === 'do-card') return line.card;
    return line.line === 'do-feature' ? line.feature : [];
  });
  return new Set(numbers);
}
