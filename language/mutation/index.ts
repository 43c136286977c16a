/** Public interface of `mutation/`: cards with one change each, and scenarios that notice the change. */

export { type Mutant, makeMutants } from './mutants.ts';
export { type CandidateScenario, scenariosFor, type UnnoticedMutant } from './scenarios.ts';
export { describeReduction } from './smaller-words.ts';
