/**
 * The package entry `ecos-cards/compiler`: compiles the texts of sets to programs and reports every problem in them.
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
} from '../../../compiler/index.ts';
export { schemaFile } from '../../../program/index.ts';
