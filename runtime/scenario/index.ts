/** The door of `runtime/scenario`: playing the tests that designers write, watching them, and trying effects out. */

export { makeTables } from '../make-tables.ts';
export { type Film, type Frame, filmOf, type Gain, type OfferedOption, type Shot } from './film.ts';
export { type Outcome, playScenario, runScenario, type ScenarioResult } from './scenario.ts';
export {
  type Budget,
  gameIn,
  pointsOfEffect,
  type Seat,
  type Situation,
} from './situation.ts';
