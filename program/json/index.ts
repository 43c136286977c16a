/**
 * Entry of `program/json`: sets and other data from JSON, validated before use. It includes large validators, so commands load it
 * only when they are given such a file.
 */
export { loadSet } from './load.ts';
export { shapeProblem } from './validate-json.ts';
