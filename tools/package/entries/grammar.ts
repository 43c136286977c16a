/**
 * The package entry `ecos-cards/grammar`: parses card files to a syntax tree with every syntax error, and formats them.
 * Runs in Node and in browsers.
 * @module
 */

export {
  type Advice,
  type Edit,
  type FormatResult,
  formatFile,
  parse,
  parseSteps,
  type SourceFix,
  type SyntaxCode,
  type SyntaxMistake,
  type UnlistedMistake,
} from '../../../grammar/index.ts';
export type * from '../../../grammar/tree/conditions.ts';
export type * from '../../../grammar/tree/declarations.ts';
export type * from '../../../grammar/tree/scenario-lines.ts';
export type * from '../../../grammar/tree/span.ts';
export type * from '../../../grammar/tree/steps.ts';
