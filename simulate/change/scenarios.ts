/** Finds scenarios whose result differs between two versions of the cards. */
import { isSameData, type Scenario, type SetProgram } from '../../program/index.ts';
import { viewLandscape } from '../../runtime/index.ts';
import { playScenario } from '../../runtime/scenario/index.ts';
import { scenarioNumbers } from '../run/chain.ts';
import type { VersionOfSet } from './cards.ts';

/** The current scenarios, and those that were removed, with the sets that each is played with before and after. */
export function scenariosOfBoth(before: readonly VersionOfSet[], after: readonly VersionOfSet[]) {
  const single = before.length === 1 && after.length === 1;
  return after.flatMap((now) => {
    const then = single ? before[0] : before.find(({ program }) => program.id === now.program.id);
    if (!then) return [];
    const known = new Set(now.scenarios.map(keyOf));
    const removed = then.scenarios.filter((scenario) => !known.has(keyOf(scenario)));
    return [...now.scenarios, ...removed].map((scenario) => ({
      scenario,
      before: then.chain,
      after: now.chain,
    }));
  });
}

/**
 * How the result of a scenario differs with the cards of the other version; undefined if it does not. The result before and after is the
 * reason if it failed, the points if it passed.
 */
export function changedOutcome({ scenario, before, after }: ReturnType<typeof scenariosOfBoth>[number]) {
  const [was, is] = [before, after].map((chain) => outcomeOf(chain, scenario));
  if (!was || !is || isSameData(was, is)) return undefined;
  const { title, at } = scenario;
  return { title, file: at.file, line: at.line, before: was.outcome, after: is.outcome };
}

/** A scenario whose result differs. */
export type ChangedOutcome = NonNullable<ReturnType<typeof changedOutcome>>;

/** The content of a scenario as a key, without its position in the file. */
const keyOf = ({ title, board, given, lines }: Scenario): string =>
  JSON.stringify([title, board, given, lines.map(({ at: _, ...line }) => line)]);

/** The result of a scenario; undefined if this version lacks a card or word that the scenario uses. */
function outcomeOf(chain: readonly SetProgram[], scenario: Scenario) {
  const all = new Set(
    chain.flatMap(({ cards, features }) => [...cards, ...features].map(({ number }) => number)),
  );
  if ([...scenarioNumbers(scenario)].some((number) => !all.has(number))) return undefined;
  try {
    const { result, game } = playScenario(chain, scenario);
    const outcome = result.passed
      ? `passes with ${game.vp.join(', ')} vp`
      : `fails: ${result.message.split('\n', 1)[0]}`;
    return { outcome, vp: game.vp, board: viewLandscape(game) };
  } catch {
    // The other version may not know the scenario's words.
    return undefined;
  }
}
