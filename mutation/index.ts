/** Public interface of `mutation/`: cards with one change each, and scenarios that notice the change. */
export { type MadeUp, type Unnoticed, writtenFor } from './added.ts';
export { type MutableSet, type Mutant, mutantsOf } from './mutants.ts';
export { smallerWords } from './smaller-words.ts';
