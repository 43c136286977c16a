/**
 * The package entry `ecos-cards/grammar`: the text of card files as a tree, every mistake of its syntax, and the one
 * layout of a file. Runs in Node and in browsers.
 * @module
 */

export { type Formatted, formatFile } from './format/format.ts';
export { parse, parseSteps } from './parser.ts';
export type { SyntaxCode, SyntaxProblem, UnlistedProblem } from './problem.ts';
export type * from './tree/conditions.ts';
export type * from './tree/declarations.ts';
export type * from './tree/scenario-lines.ts';
export type * from './tree/span.ts';
export type * from './tree/steps.ts';
