/** Code lenses: the outcome of each scenario, and the number of scenarios that use each card. */
import type { Span } from '../../grammar/index.ts';
import { pluralize } from '../../program/messages/index.ts';
import { fileItems } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import {
  type FoundScenario,
  fileScenarios,
  isRunnable,
  makeLimitedRun,
  scenariosByCard,
} from './scenarios.ts';

/** A code lens above a declaration. */
export interface Lens extends Span {
  title: string;
  /** The scenarios it runs; empty if none can run. */
  scenarios: FoundScenario[];
}

/** The code lenses of a file, one above each scenario, card and Landscape Feature. */
export function fileLenses(workspace: Workspace, file: string): Lens[] {
  const scenarios = scenarioLenses(fileScenarios(workspace, file));
  return [...scenarios, ...cardLenses(workspace, file)].sort((a, b) => a.from - b.from);
}

function scenarioLenses(scenarios: readonly FoundScenario[]): Lens[] {
  const run = makeLimitedRun();
  return scenarios.map((one): Lens => {
    const span = { from: one.from, to: one.to };
    if (!isRunnable(one.scenario))
      return { ...span, title: `not run: ${one.scenario.message}`, scenarios: [] };
    const outcome = run(one);
    if (!outcome) return { ...span, title: '▶ run', scenarios: [one] };
    const { result } = outcome;
    const came = result.passed ? '✓ passed' : `✗ failed: ${result.message.split('\n', 1)[0]}`;
    return { ...span, title: `▶ run · ${came}`, scenarios: [one] };
  });
}

function cardLenses(workspace: Workspace, file: string): Lens[] {
  const cards = fileItems(workspace, file).filter((item) => item.kind === 'card' || item.kind === 'feature');
  if (cards.length === 0) return [];
  const doing = scenariosByCard(workspace, file);
  return cards.flatMap(({ number, from, to }): Lens[] => {
    if (!number) return [];
    const all = doing.get(number.value) ?? [];
    const scenarios = all.filter(({ scenario }) => isRunnable(scenario));
    return [{ from, to, title: doingWords(scenarios.length, all.length - scenarios.length), scenarios }];
  });
}

/** `▶ 2 scenarios do it, 1 not run`. */
function doingWords(whole: number, broken: number): string {
  if (whole === 0) return broken === 0 ? 'no scenario' : `${pluralize(broken, 'scenario')} not run`;
  const does = `▶ ${pluralize(whole, 'scenario')} ${whole === 1 ? 'does' : 'do'} it`;
  return broken === 0 ? does : `${does}, ${broken} not run`;
}
