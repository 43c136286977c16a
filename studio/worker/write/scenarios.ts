/** The scenarios of the set and their results, for the page. */
import {
  cardsDone,
  type FoundScenario,
  fileScenarios,
  runOutcome,
  scenariosByCard,
  type Workspace,
} from '../../../language/index.ts';
import type { CardPlace, FileSpan } from '../../text-places.ts';
import { findCard } from '../cards/cards.ts';
import { lineNumber } from '../workspace.ts';

/** A scenario and its result. */
export interface ScenarioResult extends FileSpan {
  title: string;
  /** The line where it begins, from 1. */
  line: number;
  state: 'passed' | 'failed' | 'not run';
  /** Why it failed, with the line, from 1. Why it cannot run is a problem in its text or that of a card. */
  failure?: { message: string; line: number };
}

/** The scenarios of a card, one after another. */
export function* cardScenarios(
  workspace: Workspace,
  at: CardPlace,
): Generator<ScenarioResult[], ScenarioResult[]> {
  const card = findCard(workspace, at);
  const scenarios = (card && scenariosByCard(workspace, card.file).get(card.number)) ?? [];
  const shown: ScenarioResult[] = [];
  for (const one of scenarios) {
    shown.push(shownScenario(workspace, one));
    yield shown;
  }
  return shown;
}

/** Runs a scenario and returns its result. */
export function shownScenario(workspace: Workspace, one: FoundScenario): ScenarioResult {
  const { title, file, from, to } = one;
  const head = { title, file, from, to, line: lineNumber(workspace, file, from) };
  const outcome = runOutcome(one);
  if (outcome?.result.passed) return { ...head, state: 'passed' };
  if (outcome && !outcome.result.passed) {
    const { message, at } = outcome.result;
    return { ...head, state: 'failed', failure: { message, line: at.line } };
  }
  return { ...head, state: 'not run' };
}

/** Runs all scenarios of the set one after another, and counts the results. */
export function* allScenarios(workspace: Workspace) {
  const all = [...workspace.texts.keys()].flatMap((file) => fileScenarios(workspace, file));
  const ofCard: Record<number, { passed: number; failed: number; waiting: number }> = {};
  /** How many scenarios of the set pass, and the counts for each card by number. */
  const counts = { all: all.length, passed: 0, ofCard };
  for (const one of all) {
    const outcome = runOutcome(one);
    if (outcome?.result.passed) counts.passed++;
    for (const number of cardsDone(one)) {
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
