/** The door of what all answers are about: texts, the sets they make, what is wrong with them. A server starts with no more. */
export { unlistedWords } from '../../program/messages/index.ts';
export { type PlacedProblem, placedProblems, unlistedIn, wrongFilesBelow } from '../problems/problems.ts';
export { folderOf, isBelow } from './membership.ts';
export { basesElsewhere, compiledOf, compiledSets, lacksBase, setOf } from './sets.ts';
export {
  edit,
  type KnownSet,
  openWorkspace,
  textOf,
  type Workspace,
  type WorkspaceChange,
  type WorkspaceText,
} from './workspace.ts';
