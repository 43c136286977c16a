/** Films: the table after each line of a scenario. A film is made by watching a run (`scenario.ts`). */

import type { Hex, Place, Scenario, ScenarioLine, SetProgram } from '../../../program/index.ts';
import type { Game } from '../../state.ts';
import { playScenario, type ScenarioResult } from '../scenario.ts';
import {
  changesBetween,
  type Gain,
  gainedBetween,
  type Holdings,
  holdingsOf,
  type LineFailure,
  lineFailure,
  type Shot,
  shotOf,
} from './shots.ts';

/** A line of a scenario, and the table after it. */
export interface FilmFrame extends Shot {
  at: Place;
  kind: ScenarioLine['line'];
  /** Places that the line changed: another terrain, other tokens, a feature laid. */
  changed: Hex[];
  gained: Gain[];
  /** Why the scenario ends here; only in the last frame of a failing scenario. */
  failure?: LineFailure;
}

/** A watched scenario. */
export interface Film {
  result: ScenarioResult;
  /** The table before the first line. */
  start: Shot;
  /** One for each line that ran. A failing line is the last one. */
  frames: FilmFrame[];
  /** The final state. */
  end: Game;
}

/** Runs a scenario like `runScenario` and records what each line does. */
export function filmOf(chain: readonly SetProgram[], scenario: Scenario): Film {
  const { names } = scenario.board;
  const frames: FilmFrame[] = [];
  let start: Shot | undefined;
  let before: Shot | undefined;
  let had: Holdings[] = [];
  const { result, game } = playScenario(chain, scenario, {
    begun: (now) => {
      start = before = shotOf(now, names);
      had = holdingsOf(now);
    },
    played: ({ at, line: kind }, { game: now }, failure) => {
      const shot = shotOf(now, names);
      const has = holdingsOf(now);
      frames.push({
        at,
        kind,
        ...shot,
        changed: before ? changesBetween(before, shot) : [],
        gained: gainedBetween(had, has),
        ...(failure && { failure: lineFailure(failure) }),
      });
      before = shot;
      had = has;
    },
  });
  if (!start) throw new Error('a scenario runs without having begun');
  return { result, start, frames, end: game };
}
