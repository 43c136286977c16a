/** Public interface of `mutation/`: cards with one change each, and scenarios that notice the change. */

export { type Mutant, mutantsOf } from './mutants.ts';
export { type CandidateScenario, scenariosFor, type UnnoticedMutant } from './scenarios.ts';
export { smallerWords } from './smaller-words.ts';
