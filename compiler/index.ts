/**
 * The package entry `ecos-cards/compiler`: from the text of sets to programs, and everything that is wrong with them.
 * Runs in Node and in browsers.
 * @module
 */

export {
  type BrokenScenario,
  type Compiled,
  type CompiledSet,
  compile,
  compileSteps,
  type SetSource,
  type SourceText,
} from './compile.ts';
export { schemaFile, setFile } from './emit/json.ts';
export { type Code, type Entry, entryOf, type Problem, type RelatedPlace } from './problems.ts';
export type { Unlisted } from './report.ts';
export type { ReadySet } from './sources.ts';
