/**
 * The public interface of `runtime/scenario`: plays the tests that designers write, watches them, and tries out
 * effects.
 */

export { makeTables } from '../make-tables.ts';
export { type DoLine, type Recorded, recorded, type TableBefore } from './record.ts';
export { type Outcome, playScenario, runScenario, type ScenarioResult } from './scenario.ts';
export {
  type Budget,
  type EffectWatcher,
  pointsOfEffect,
  type SeatSituation,
  type Situation,
  SituationGames,
} from './situation.ts';
export { type SmallerFailure, smallerFailure, smallerTables } from './smaller.ts';
export { choiceNow, gameAt, gameLike, gameOn, type Trial, tryOut } from './trial.ts';
export { type Film, type FilmFrame, filmOf } from './watched/film.ts';
export { type Goal, goalKey, goalsOf, type Happening, reachedIn } from './watched/reach.ts';
export { type RunningStep, stepOf } from './watched/running.ts';
export type { Gain, LineFailure, OfferedOption, Shot } from './watched/shots.ts';
export { type NamedOption, statesOf, type Watched, type WatchedState } from './watched/states.ts';
export { choiceFor } from './words/choices.ts';
