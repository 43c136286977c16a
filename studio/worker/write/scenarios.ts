/** The scenarios of the set and their results, for the page. */
import {
  type FoundScenario,
  resultOf,
  scenariosByCard,
  scenariosIn,
  textOf,
  type Workspace,
} from '../../../language/index.ts';
import type { ScenarioCounts, ScenarioShown } from '../../messages.ts';
import type { CardAt } from '../../text-places.ts';
import { cardAt } from '../cards/cards.ts';
import { outsideIn, toPagePath } from '../workspace.ts';

/** The scenarios of a card, one after another. */
export function* scenariosOf(workspace: Workspace, at: CardAt): Generator<ScenarioShown[], ScenarioShown[]> {
  const card = cardAt(workspace, at);
  const scenarios = (card && scenariosByCard(workspace, card.file).get(card.number)) ?? [];
  const shown: ScenarioShown[] = [];
  for (const one of scenarios) {
    shown.push(shownScenario(workspace, one));
    yield shown;
  }
  return shown;
}

/** Runs a scenario and returns its result. */
export function shownScenario(workspace: Workspace, one: FoundScenario): ScenarioShown {
  const { title, file, from, to, scenario } = one;
  const head = { title, file: toPagePath(file), from, to, line: lineAt(workspace, file, from) };
  const outcome = resultOf(one);
  if (outcome?.result.passed) return { ...head, state: 'passed' };
  if (outcome && !outcome.result.passed) {
    const { message, at } = outcome.result;
    return { ...head, state: 'failed', failure: { message, line: at.line } };
  }
  const broken =
    'message' in scenario
      ? { failure: { message: outsideIn(scenario.message), line: scenario.at.line } }
      : {};
  return { ...head, state: 'not run', ...broken };
}

function lineAt(workspace: Workspace, file: string, offset: number): number {
  const text = textOf(workspace, file)?.text ?? '';
  return text.slice(0, offset).split('\n').length;
}

/** Runs all scenarios of the set one after another, and counts the results. */
export function* allScenarios(workspace: Workspace): Generator<ScenarioCounts, ScenarioCounts> {
  const all = [...workspace.texts.keys()].flatMap((file) => scenariosIn(workspace, file));
  const ofCard: Record<number, { passed: number; failed: number; waiting: number }> = {};
  const counts = { all: all.length, run: 0, passed: 0, ofCard };
  for (const one of all) {
    const outcome = resultOf(one);
    counts.run++;
    if (outcome?.result.passed) counts.passed++;
    for (const number of one.does) {
      const card = ofCard[number] ?? { passed: 0, failed: 0, waiting: 0 };
      ofCard[number] = card;
      if (!outcome) card.waiting++;
      else if (outcome.result.passed) card.passed++;
      else card.failed++;
    }
    yield counts;
  }
  return counts;
}
