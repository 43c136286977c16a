/** Scenarios with another result under another version of the cards. */
import { isSameData, type Scenario, type SetProgram } from '../../program/index.ts';
import { viewLandscape } from '../../runtime/index.ts';
import { playScenario } from '../../runtime/scenario/index.ts';
import type { VersionOfSet } from './cards.ts';

/** A scenario that comes out otherwise with the cards of the other version. */
export interface ChangedOutcome {
  title: string;
  file: string;
  line: number;
  /** What came of it before and after: why it failed; the points, where it passed. */
  before: string;
  after: string;
}

/** A scenario, and the sets it is played with before and after. */
export interface ScenarioOfBoth {
  scenario: Scenario;
  before: readonly SetProgram[];
  after: readonly SetProgram[];
}

/** The scenarios of now, and those that are no longer there. */
export function scenariosOfBoth(
  before: readonly VersionOfSet[],
  after: readonly VersionOfSet[],
): ScenarioOfBoth[] {
  const single = before.length === 1 && after.length === 1;
  return after.flatMap((now) => {
    const then = single ? before[0] : before.find(({ program }) => program.id === now.program.id);
    if (!then) return [];
    const known = new Set(now.scenarios.map(keyOf));
    const gone = then.scenarios.filter((scenario) => !known.has(keyOf(scenario)));
    return [...now.scenarios, ...gone].map((scenario) => ({
      scenario,
      before: then.chain,
      after: now.chain,
    }));
  });
}

/** How a scenario comes out otherwise; nothing where it does not. */
export function changedOutcome({ scenario, before, after }: ScenarioOfBoth): ChangedOutcome | undefined {
  const [was, is] = [before, after].map((chain) => outcomeOf(chain, scenario));
  if (!was || !is || isSameData(was, is)) return undefined;
  const { title, at } = scenario;
  return { title, file: at.file, line: at.line, before: was.said, after: is.said };
}

/** What a scenario does, wherever it stands. */
const keyOf = ({ title, board, given, lines }: Scenario): string =>
  JSON.stringify([title, board, given, lines.map(({ at: _, ...line }) => line)]);

/** What came of a scenario; nothing where the version lacks what it speaks of. */
function outcomeOf(chain: readonly SetProgram[], scenario: Scenario) {
  const all = new Set(
    chain.flatMap(({ cards, features }) => [...cards, ...features].map(({ number }) => number)),
  );
  if (numbersDone(scenario).some((number) => !all.has(number))) return undefined;
  try {
    const { result, game } = playScenario(chain, scenario);
    const said = result.passed
      ? `passes with ${game.vp.join(', ')} vp`
      : `fails: ${firstLine(result.message)}`;
    return { said, vp: game.vp, board: viewLandscape(game) };
  } catch {
    // Its words may be unknown to the other version.
    return undefined;
  }
}

const firstLine = (message: string): string => message.split('\n', 1)[0];

const numbersDone = ({ lines }: Scenario): number[] =>
  lines.flatMap((line) => {
    if (line.line === 'do-card') return line.card;
    return line.line === 'do-feature' ? line.feature : [];
  });
