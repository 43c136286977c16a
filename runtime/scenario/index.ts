/** The door of `runtime/scenario`: playing the tests that designers write. */
export { runScenario } from './scenario.ts';
