/** The entry of `language/`: everything that an editor requests about card files, as functions of snapshots of their texts. */
export type { CompiledSet, Problem } from '../compiler/index.ts';
export { withEdits } from '../grammar/index.ts';
export type { TextEdit } from '../program/index.ts';
export type { EffectValue } from '../simulate/effect-value/index.ts';
export { findFixes, fixAll, offeredActions } from './actions/actions.ts';
export { findActualValue } from './actions/actual-value.ts';
export { blankDeclaration } from './actions/create.ts';
export { draftActions, fileDrafts } from './actions/drafts.ts';
export { type Action, problemFixes } from './actions/fixes.ts';
export * from './cards/printed-card.ts';
export { type DeclaredCard, textsOfCards, workspaceCards } from './cards/rows.ts';
export {
  drawnVocabulary,
  foldersOfFile,
  foldersOfSet,
  type SetExtras,
  translateVocabulary,
} from './cards/set-extras.ts';
export { standaloneCards, withoutScenarios } from './cards/standalone.ts';
export { findTraits } from './cards/traits.ts';
export { findBoards, tryCard } from './cards/trial.ts';
export { estimateWorth, worthByNumber } from './cards/worth.ts';
export * from './changes/set-changes.ts';
export { type Completion, complete } from './completion/complete.ts';
export { completionDocumentation } from './completion/documentation.ts';
export { formatEdits, indentation } from './format/format.ts';
export { type Hint, rangeHints } from './hints/hints.ts';
export { worthHints } from './hints/worth.ts';
export { hoverText } from './hover/hover.ts';
export type { Occurrence } from './names/names.ts';
export { findDefinitions, findHighlights, findReferences } from './names/references.ts';
export { prepareRename, renameName } from './names/rename.ts';
export { fileLinks } from './outline/links.ts';
export { fileFolds, findSelections } from './outline/ranges.ts';
export { type FileSymbol, findSymbols, outline } from './outline/symbols.ts';
export { fileTokens, type TokenKind } from './outline/tokens.ts';
export { type WordKind, wordKinds } from './outline/words.ts';
export { longTexts } from './problems/too-long.ts';
export { choiceEdits } from './scenarios/choice-edits.ts';
export { scenarioCoverage, type UntriedEvent, untriedEvents } from './scenarios/coverage.ts';
export * from './scenarios/films.ts';
export { fileLenses } from './scenarios/lenses.ts';
export { expectedBoard, frameBoard, framePictures } from './scenarios/pictures.ts';
export * from './scenarios/scenarios.ts';
export { type ScenarioStates, scenarioStates } from './scenarios/states.ts';
export { scenarioOfTrial } from './scenarios/trial-scenario.ts';
export * from './steps/steps.ts';
export { isBelow } from './workspace/membership.ts';
export * from './workspace/problems.ts';
export { compiledSets, fileCompilation, fileItems, fileProblems, lacksBase } from './workspace/sets.ts';
export * from './workspace/workspace.ts';
