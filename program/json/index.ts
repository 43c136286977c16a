/**
 * The door of `program/json`: sets and other data from JSON, checked before anything believes them. It brings
 * large validators with it, so commands load it only when they are given such a file.
 */
export { type Loaded, loadSet } from './load.ts';
export { shapeProblem, type Validator } from './validate-json.ts';
