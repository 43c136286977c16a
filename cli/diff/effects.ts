/** What a change of cards does: scenarios that come out otherwise, and games with the cards before and after. */
import { isDeepStrictEqual } from 'node:util';
import type { CompiledSet } from '../../compiler/index.ts';
import type { Scenario, SetProgram } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { viewLandscape } from '../../runtime/index.ts';
import { playScenario } from '../../runtime/scenario/index.ts';
import {
  type Compared,
  checkRun,
  comparedOf,
  type Figures,
  figuresOf,
  type Match,
  matchOf,
  type Setup,
} from '../../simulate/index.ts';
import { playAll } from '../simulation/run-games.ts';

/** A scenario that comes out otherwise with the cards of the other version. */
export interface ChangedOutcome {
  title: string;
  file: string;
  line: number;
  /** What came of it before and after: why it failed; the points, where it passed. */
  before: string;
  after: string;
}

/** The scenarios of now, and those that are no longer there, that come out otherwise with the cards before. */
export function changedOutcomes(
  before: readonly CompiledSet[],
  after: readonly CompiledSet[],
): ChangedOutcome[] {
  const single = before.length === 1 && after.length === 1;
  return after.flatMap((now) => {
    const then = single ? before[0] : before.find(({ program }) => program.id === now.program.id);
    if (!then) return [];
    const known = new Set(now.scenarios.map(keyOf));
    const gone = then.scenarios.filter((scenario) => !known.has(keyOf(scenario)));
    return [...now.scenarios, ...gone].flatMap((scenario): ChangedOutcome[] => {
      const [was, is] = [then, now].map(({ chain }) => outcomeOf(chain, scenario));
      if (!was || !is || isDeepStrictEqual(was, is)) return [];
      const { title, at } = scenario;
      return [{ title, file: at.file, line: at.line, before: was.said, after: is.said }];
    });
  });
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

/** Games that were played with both versions. */
export interface PlayedBoth {
  match: Match;
  before: Figures;
  after: Figures;
  compared: Compared;
}

/** Which games are played. */
export interface Games {
  games: number;
  players: number;
  seed: number;
  jobs: number;
}

/** Plays the same games of greedy bots with both versions. */
export async function playBoth(
  before: readonly SetProgram[],
  after: readonly SetProgram[],
  { games, players, seed, jobs }: Games,
): Promise<PlayedBoth> {
  const bots = Array.from({ length: players }, () => 'greedy' as const);
  const setup: Setup = {
    chain: [...after],
    options: { players, seed, bots },
    inherited: false,
    against: [...before],
  };
  const match = matchOf(setup);
  checkRun(match.run);
  if (match.against) checkRun(match.against);
  const { trouble } = await playAll(setup, match, { games, jobs });
  if (trouble) throw trouble;
  const compared = comparedOf(match);
  if (!compared) throw new UserError('There is no other version to play with.');
  return { match, before: compared.figures, after: figuresOf(match.run), compared };
}
