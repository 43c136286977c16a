/** Entry of `grammar/`: text to tree and tree to text. */

export { atCursor, type CursorContext, type OfferedWord } from './cursor/at-cursor.ts';
export { type FormatResult, formatFile } from './format/format.ts';
export { lineStarts } from './lines.ts';
export type * from './mistakes.ts';
export { MAX_LISTED } from './mistakes.ts';
export { parse, parseSound, parseSteps, parseUnfinished } from './parser.ts';
export { printItem, printSteps, printTriggers } from './print/print.ts';
export { type BlockSpan, findBlocks } from './recovery/blocks.ts';
export { didYouMean, editDistance, joinedName, meantName, nearest } from './recovery/nearest.ts';
export type { RuleName } from './rule-names.ts';
export { readSketch, type Sketch, type SketchCell } from './sketch.ts';
export { countUpTo } from './tokens/count-up-to.ts';
export { adviceTo, insert, insertion, removal, replacement, sourceFix, withEdits } from './tokens/edits.ts';
export { wordPlaces } from './tokens/lex.ts';
export { andList, orList } from './tokens/lists.ts';
export { LARGEST_NUMBER } from './tokens/token-text.ts';
export { KEYWORDS } from './tokens/tokens.ts';
export { aOrAn } from './tokens/word-collector.ts';
export * from './tokens/words.ts';
export type * from './tree/conditions.ts';
export type * from './tree/declarations.ts';
export type * from './tree/scenario-lines.ts';
export type * from './tree/span.ts';
export type * from './tree/steps.ts';
