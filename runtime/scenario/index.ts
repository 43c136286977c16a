/** The door of `runtime/scenario`: playing the tests that designers write, and watching them. */
export { type Film, type Frame, filmOf, type Gain, type OfferedOption, type Shot } from './film.ts';
export { runScenario, type ScenarioResult } from './scenario.ts';
