/** Entry of `compiler/report`: the catalogue of problems, for what explains them and compiles nothing. */
export { CATALOGUE, type Entry, generalMessage } from './problems.ts';
