/** The entry of `language/`: everything that an editor requests about card files, as functions of snapshots of their texts. */
export type { Problem } from '../compiler/index.ts';
export type { TextEdit } from '../program/index.ts';
export type { EffectValue } from '../simulate/effect-value/index.ts';
export { type Action, fixAll, fixesAt, fixesOf, offeredActions } from './actions/actions.ts';
export { actualValueAt } from './actions/actual-value.ts';
export * from './cards/printed-card.ts';
export { cardsIn, type DeclaredCard, textsOfCards } from './cards/rows.ts';
export { foldersOfFile, foldersOfSet, type SetLook, translateVocabulary } from './cards/set-look.ts';
export { standaloneCard } from './cards/standalone.ts';
export { traitsAt } from './cards/traits.ts';
export { animalsFor, tellingAt, tryCardAt } from './cards/trial.ts';
export { worthAt, worthByNumber } from './cards/worth.ts';
export * from './changes/set-changes.ts';
export { type Completion, complete } from './completion/complete.ts';
export { documentationOf } from './completion/documentation.ts';
export { formatEdits, indentation } from './format/format.ts';
export { type Hint, hintsIn } from './hints/hints.ts';
export { worthHints } from './hints/worth.ts';
export { hoverAt } from './hover/hover.ts';
export type { Occurrence } from './names/names.ts';
export { definitionsAt, highlightsAt, referencesAt } from './names/references.ts';
export { prepareRename, renameAt } from './names/rename.ts';
export { linksIn } from './outline/links.ts';
export { foldsIn, selectionsAt } from './outline/ranges.ts';
export { type FileSymbol, findSymbols, symbolsIn } from './outline/symbols.ts';
export { type TokenKind, tokensIn } from './outline/tokens.ts';
export { type WordKind, wordKindsIn } from './outline/words.ts';
export * from './problems/problems.ts';
export { tooLongIn } from './problems/too-long.ts';
export { choiceEdits } from './scenarios/choice-edits.ts';
export { coverageOf, type UntriedEvent, untriedIn } from './scenarios/coverage.ts';
export * from './scenarios/films.ts';
export { lensesIn } from './scenarios/lenses.ts';
export { boardOf, expectedBoardOf, picturesOf } from './scenarios/pictures.ts';
export {
  type FoundScenario,
  resultOf,
  scenariosBelow,
  scenariosByCard,
  scenariosIn,
} from './scenarios/scenarios.ts';
export { type ScenarioStates, scenarioStates } from './scenarios/states.ts';
export { scenarioOfTrial } from './scenarios/trial-scenario.ts';
export * from './steps/steps.ts';
export { isBelow } from './workspace/membership.ts';
export { compiledOf, compiledSets, lacksBase } from './workspace/sets.ts';
export * from './workspace/workspace.ts';
