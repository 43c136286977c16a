/**
 * The package entry `ecos-cards/compiler`: from the text of sets to programs, and everything that is wrong with them.
 * Runs in Node and in browsers.
 * @module
 */

export {
  type BrokenScenario,
  type Code,
  type Compiled,
  type CompiledSet,
  compile,
  compileSteps,
  type Entry,
  entryOf,
  type Fix,
  type Problem,
  type ReadySet,
  type RelatedPlace,
  type SetSource,
  type SourceText,
  setFile,
  type TextEdit,
  type Unlisted,
} from '../../compiler/index.ts';
export { schemaFile } from '../../program/index.ts';
