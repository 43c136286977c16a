/** The door of `runtime/scenario`: playing the tests that designers write, watching them, and trying effects out. */

export { makeTables } from '../make-tables.ts';
export { choiceFor } from './choices.ts';
export { type Film, type Frame, filmOf } from './film.ts';
export { type Goal, goalKey, goalsOf, type Happening, reachedIn } from './reach.ts';
export { type Deed, type Recorded, recorded, type Table } from './record.ts';
export { type RunningStep, stepOf } from './running.ts';
export { type Outcome, playScenario, runScenario, type ScenarioResult } from './scenario.ts';
export type { Gain, LineFailure, OfferedOption, Shot } from './shots.ts';
export {
  type Budget,
  type EffectWatcher,
  pointsOfEffect,
  type Seat,
  type Situation,
  SituationGames,
} from './situation.ts';
export { type SmallerFailure, smallerFailure, smallerTables } from './smaller.ts';
export { type NamedOption, type State, statesOf, type Watched } from './states.ts';
export { choiceNow, gameAt, gameLike, gameOn, type Trial, tryOut } from './trial.ts';
