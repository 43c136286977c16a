/** Films: scenarios state by state, for the page. */
import {
  cardsDone,
  choiceEdits,
  type FoundScenario,
  fileScenarios,
  fileText,
  findActualValue,
  scenarioStates,
  type Workspace,
} from '../../../language/index.ts';
import { describeReduction } from '../../../language/mutation/index.ts';
import type { TextEdit } from '../../../program/index.ts';
import { smallerFailure } from '../../../runtime/scenario/index.ts';
import { lineNumber } from '../workspace.ts';
import { shownStates } from './states.ts';

/** A scenario: by its title if present, otherwise by the line where it begins, from 1. */
export interface FilmKey {
  file: string;
  line: number;
  title?: string;
}

/**
 * A scenario, state by state, and then the smallest setup with which it still fails; null if there is none that can run.
 * @param state the index of the state to show; too large a number means the last, and -1 the one that fails, or else the first
 */
export function* film(workspace: Workspace, { state, ...at }: FilmKey & { state: number }) {
  const one = findScenario(workspace, at);
  const ran = one && scenarioStates(workspace, one);
  if (!one || !ran) return null;
  const { states, leftOut, lines, board, passed } = ran;
  const failing = states.at(-1);
  const line = passed || failing?.line === undefined ? undefined : lines[failing.line];
  const actual = line && findActualValue(workspace, one.file, line);
  const [card] = cardsDone(one);
  const wanted = state < 0 && !passed ? states.length - 1 : state;
  const shown = {
    ...shownStates(
      workspace,
      { states, leftOut, scenario: { file: one.file, from: one.from, lines, ...(board && { board }) } },
      wanted,
    ),
    file: at.file,
    line: lineNumber(workspace, one.file, one.from),
    title: one.title,
    passed,
    ...(card !== undefined && { card }),
    ...(actual && { takes: actual.edit }),
    smaller: smallest.get(one.scenario) ?? null,
  };
  if (passed || smallest.has(one.scenario)) return shown;
  yield shown;
  return { ...shown, smaller: yield* smallestSetup(workspace, one) };
}

/** The smallest setups of scenarios, which do not change from one step through a film to the next. */
const smallest = new WeakMap<FoundScenario['scenario'], string | null>();

/** The smallest setup with which a scenario still fails, in words; null if it does not fail, or if nothing can be left out. */
function* smallestSetup(workspace: Workspace, { file, chain, scenario }: FoundScenario) {
  if ('message' in scenario) return null;
  const found = yield* smallerFailure(chain, scenario);
  const lines = (fileText(workspace, file)?.text ?? '').split('\n');
  const words = (found && describeReduction(scenario, found, lines)) ?? null;
  smallest.set(scenario, words);
  return words;
}

/** The edits that write the answer to a state's question into its scenario. */
export function choose(
  workspace: Workspace,
  { state, option, ...at }: FilmKey & { state: number; option: number },
): TextEdit[] | null {
  const one = findScenario(workspace, at);
  return (one && choiceEdits(workspace, one, state, option)) ?? null;
}

/** Finds a scenario by title, nearest to its line if several match; or else by line alone. */
export function findScenario(
  workspace: Workspace,
  { file, line, title }: FilmKey,
): FoundScenario | undefined {
  const placed = fileScenarios(workspace, file).map((one) => ({
    one,
    away: Math.abs(lineNumber(workspace, file, one.from) - line),
  }));
  const titled = placed.filter(({ one }) => one.title === title);
  const nearest = (titled.length > 0 ? titled : placed).toSorted((a, b) => a.away - b.away)[0];
  return nearest?.one;
}
