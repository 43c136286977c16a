/**
 * The door of `program/json`: sets and other data from JSON, checked before anything believes them. It brings a compiler
 * of schemas with it, so commands load it only when they are given such a file.
 */
export { type Loaded, loadSet } from './load.ts';
export { schemaValidator } from './validate-json.ts';
