/** What messages need, apart from the rest of the program: a command that only reports something loads nothing else. */
export { cardLabel, counted, unlistedWords } from './labels.ts';
export { UserError } from './user-error.ts';
