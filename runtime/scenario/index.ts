/**
 * The public interface of `runtime/scenario`: plays the tests that designers write, observes them, and tries out
 * effects.
 */

export { makeTables } from '../make-tables.ts';
export * from './observers/film.ts';
export { type Goal, goalKey, goalsOf, reachedIn, type StepEvent } from './observers/reach.ts';
export { type RunningStep, stepOf } from './observers/running-step.ts';
export type { Gain, LineFailure, OfferedOption, Shot } from './observers/shots.ts';
export { type DoLine, type Recording, recordScenario } from './record.ts';
export { type Outcome, playScenario, runScenario } from './scenario.ts';
export type { TableBefore } from './set-up.ts';
export * from './situation.ts';
export { smallerFailure, smallerScenarios, smallerTables } from './smaller.ts';
export { choiceNow, gameAt, gameLike, gameOn, type Trial, tryOut } from './trial.ts';
export { choiceFor } from './words/choices.ts';
export { tokenWords } from './words/sketch.ts';
