/**
 * The public interface of `runtime/scenario`: plays the tests that designers write, observes them, and tries out
 * effects.
 */

export { makeTables } from '../make-tables.ts';
export { GAINS } from '../players/gains.ts';
export * from './observers/film.ts';
export { cardGoals, type Goal, goalKey, reachedGoals, type StepEvent } from './observers/reach.ts';
export { frameStep, type RunningStep } from './observers/running-step.ts';
export type { Gain, LineFailure, OfferedOption, Shot } from './observers/shots.ts';
export { type DoLine, type Recording, recordScenario } from './record.ts';
export type { Observer } from './runner.ts';
export { type Outcome, playScenario, runScenario } from './scenario.ts';
export type { TableBefore } from './set-up.ts';
export * from './situation.ts';
export { smallerFailure, smallerScenarios, smallerTables } from './smaller.ts';
export { choiceNow, gameLike, gameOn, type Trial, trialGame, tryOut } from './trial.ts';
export { choiceFor } from './words/choices.ts';
export { describeTokens } from './words/sketch.ts';
