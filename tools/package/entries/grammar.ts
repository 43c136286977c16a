/**
 * The package entry `ecos-cards/grammar`: parses card files to a syntax tree with every syntax error, and formats them.
 * Runs in Node and in browsers.
 * @module
 */

export {
  type Edit,
  type FormatResult,
  formatFile,
  type MistakeList,
  parse,
  parseSteps,
  type SourceFix,
  type SyntaxMistake,
} from '../../../grammar/index.ts';
export type { FileTree, Item } from '../../../grammar/tree/declarations.ts';
export type { Node, Span } from '../../../grammar/tree/span.ts';
export type { StepNode } from '../../../grammar/tree/steps.ts';
