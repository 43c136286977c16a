/**
 * The package entry `ecos-cards/grammar`: the text of card files as a tree, every mistake of its syntax, and the one
 * layout of a file. Runs in Node and in browsers.
 * @module
 */

export {
  type Advice,
  type Edit,
  type Formatted,
  formatFile,
  type Mend,
  parse,
  parseSteps,
  type SyntaxCode,
  type SyntaxMistake,
  type UnlistedMistake,
} from '../../grammar/index.ts';
export type * from '../../grammar/tree/conditions.ts';
export type * from '../../grammar/tree/declarations.ts';
export type * from '../../grammar/tree/scenario-lines.ts';
export type * from '../../grammar/tree/span.ts';
export type * from '../../grammar/tree/steps.ts';
