/** Entry of `compiler/`: from the text of sets to programs and problems. */
export type { Fix, Problem, RelatedPlace, TextEdit } from '../program/index.ts';
export { spanOfEffect, thisBefore } from './checks/effects.ts';
export { guessPlural, guessSingular } from './checks/plurals.ts';
export {
  type BrokenScenario,
  type Compiled,
  type CompiledSet,
  compile,
  compileOnDemand,
  compileSteps,
  type SetCompilation,
  type SetSource,
  type SourceText,
  setScope,
} from './compile.ts';
export { setFile } from './emit/json.ts';
export {
  type FittingName,
  hasGroups,
  type NamesInScope,
  namesThatFit,
  refersToSomething,
} from './fitting-names.ts';
export { type Memory, newMemory } from './memory.ts';
export { whatIs } from './names.ts';
export { placesOfCard } from './places/card-places.ts';
export type { FileNames, NameKind, NamePlace } from './places/name-places.ts';
export { type StepSpan, spansOfSteps, stepAtOffset } from './places/step-spans.ts';
export { applyCertainFixes, applyTogether, fixableProblems } from './report/apply-fixes.ts';
export { CATALOGUE, type Code, type Entry, entryOf, inPlaceOrder } from './report/problems.ts';
export { problemAt, problemMessage, Report, type Unlisted } from './report/report.ts';
export type { ReadySet } from './set-registry.ts';
export type { ParseResult } from './vocabulary.ts';
export { whyNoName } from './vocabulary.ts';
