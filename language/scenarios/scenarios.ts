/** The scenarios of a file and their outcomes. */
import type { BrokenScenario } from '../../compiler/index.ts';
import type { LineNode, Span } from '../../grammar/index.ts';
import { memoize, type Scenario, type SetProgram } from '../../program/index.ts';
import { frameStep, type Observer, type Outcome, playScenario } from '../../runtime/scenario/index.ts';
import { isBelow } from '../workspace/membership.ts';
import { makeOffsetFinder } from '../workspace/offsets.ts';
import { fileCompilation, fileItems, fileProblems } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A scenario of a file. */
export interface FoundScenario extends Span {
  title: string;
  file: string;
  /** The sets it is played with, base first. */
  chain: readonly SetProgram[];
  /** The compiled scenario, or the reason why it cannot run. */
  scenario: Scenario | BrokenScenario;
  /** The numbers of the cards and Landscape Features that its lines do. */
  does: ReadonlySet<number>;
}

/**
 * The limit for the work of scenarios that run unrequested: as much as one endless effect (R12.6). The remaining ones run only
 * on request.
 */
const MOST_WORK = 100_000_000;

const foundIn = memoize((_: Workspace) => new Map<string, FoundScenario[]>());

/** All scenarios of a file, in file order. */
export function fileScenarios(workspace: Workspace, file: string): readonly FoundScenario[] {
  const known = foundIn(workspace);
  const there = known.get(file) ?? findScenarios(workspace, file);
  known.set(file, there);
  return there;
}

function findScenarios(workspace: Workspace, file: string): FoundScenario[] {
  const nodes = fileItems(workspace, file).filter((item) => item.kind === 'scenario');
  const set = nodes.length > 0 ? fileCompilation(workspace, file)?.set : undefined;
  if (!set) return [];
  const offsetOf = makeOffsetFinder(workspace);
  // `at` of a broken scenario is the position of the problem, which is also inside the scenario.
  const own = [...set.scenarios, ...set.brokenScenarios]
    .filter(({ at }) => at.file === file)
    .map((scenario) => ({ scenario, offset: offsetOf(scenario.at) }))
    .sort((a, b) => a.offset - b.offset);
  let next = 0;
  return nodes.flatMap(({ from, to, lines }): FoundScenario[] => {
    while (next < own.length && own[next].offset < from) next++;
    const one = own[next];
    if (!one || one.offset >= to) return [];
    const { scenario } = one;
    return [{ title: scenario.title, file, chain: set.chain, scenario, does: numbersDone(lines), from, to }];
  });
}

function numbersDone(lines: readonly LineNode[]): ReadonlySet<number> {
  const done = lines.flatMap((line) => {
    if (line.line === 'do-card') return line.card ?? [];
    return line.line === 'do-feature' ? (line.feature ?? []) : [];
  });
  return new Set(done.map(({ value }) => value));
}

/** The scenario around an offset. */
export function findScenario(workspace: Workspace, file: string, offset: number): FoundScenario | undefined {
  return fileScenarios(workspace, file).find(({ from, to }) => from <= offset && offset <= to);
}

/** Whether a scenario can run. */
export const isRunnable = (scenario: Scenario | BrokenScenario): scenario is Scenario => 'lines' in scenario;

/** The outcome of a scenario, and the numbers of the cards that run in it. */
export interface FoundOutcome extends Outcome {
  ran: ReadonlySet<number>;
}

const outcomeOf = memoize((scenario: Scenario, chain: readonly SetProgram[]): FoundOutcome => {
  const ran = new Set<number>();
  const observer: Observer = {
    step: (game, frame) => {
      const { card } = frameStep(game, frame);
      if (card !== undefined) ran.add(card);
    },
  };
  const { result, work } = playScenario(chain, scenario, hasWaitingCards(scenario) ? observer : undefined);
  return { result, work, ran };
});

/** Whether cards lie on the table that may be triggered. */
const hasWaitingCards = ({ given }: Scenario): boolean =>
  given.some((one) => one.given === 'active' || one.given === 'kept');

/** The outcome of a scenario, without its film; `undefined` if it cannot run. Each scenario runs only once. */
export function runOutcome({ chain, scenario }: FoundScenario): FoundOutcome | undefined {
  return isRunnable(scenario) ? outcomeOf(scenario, chain) : undefined;
}

/** Runs scenarios, one after another, like `runOutcome`, until they have done too much work. */
export function makeLimitedRun() {
  let work = 0;
  return (one: FoundScenario): FoundOutcome | undefined => {
    const outcome = work < MOST_WORK ? runOutcome(one) : undefined;
    work += outcome?.work ?? 0;
    return outcome;
  };
}

/** The numbers of the cards and Landscape Features that a scenario does, and of the cards that it triggers. */
export function cardsDone(one: FoundScenario, run = runOutcome): ReadonlySet<number> {
  const { scenario, does } = one;
  const ran = isRunnable(scenario) && hasWaitingCards(scenario) ? run(one)?.ran : undefined;
  return new Set([...does, ...(ran ?? [])]);
}

/** The scenarios and problems of a file, or of all files below a folder. */
export function scenariosBelow(workspace: Workspace, path: string) {
  const files = [...workspace.texts.keys()].filter((file) => isBelow(path, file));
  return {
    scenarios: files.flatMap((file) => fileScenarios(workspace, file)),
    problems: files.flatMap((file) => fileProblems(workspace, file)),
  };
}

/** The scenarios of a file's set that do each card or Landscape Feature, by number. Includes scenarios that cannot run. */
export function scenariosByCard(workspace: Workspace, file: string): Map<number, FoundScenario[]> {
  const doing = new Map<number, FoundScenario[]>();
  const files = fileCompilation(workspace, file)?.set.files ?? [];
  const run = makeLimitedRun();
  for (const one of files.flatMap((other) => fileScenarios(workspace, other)))
    for (const number of cardsDone(one, run)) doing.set(number, [...(doing.get(number) ?? []), one]);
  return doing;
}
