/** The door of `simulate/mutants`: what becomes of cards in which one thing was changed. Without Node, also in browsers. */
export { type Examination, type Examined, examine, type Mutated, notices, TABLES } from './examine.ts';
