/** The door of `mutation/`: cards in which one thing is changed, and scenarios that notice it. */
export { type MadeUp, type Unnoticed, writtenFor } from './added.ts';
export { type MutableSet, type Mutant, mutantsOf } from './mutants.ts';
export { smallerWords } from './smaller-words.ts';
